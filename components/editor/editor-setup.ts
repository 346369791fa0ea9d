import { autocompletion, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { javascript, localCompletionSource } from "@codemirror/lang-javascript";
import { bracketMatching, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from "@codemirror/lint";
import { EditorState, type Extension } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { pageNonce } from "../ui/page-nonce";
import { codeClasses, paper } from "./editor-theme";
import type { EditorMark } from "./editor-mark";

export interface EditorSetting {
  readonly parent: HTMLElement;
  readonly text: string;
  /** Attributes of the element that is typed into: its name, its description. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly onChange: (text: string) => void;
}

/** Builds the editor. Tab indents in it; Escape lets the next Tab leave, which CodeMirror does by itself. */
export function createEditor({ parent, text, attributes, onChange }: EditorSetting): EditorView {
  const nonce = pageNonce();
  const extensions: Extension[] = [
    lineNumbers(),
    highlightActiveLineGutter(),
    highlightActiveLine(),
    highlightSpecialChars(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    autocompletion({ override: [localCompletionSource], activateOnTyping: false }),
    lintGutter(),
    javascript({ typescript: true }),
    syntaxHighlighting(codeClasses),
    paper,
    keymap.of([...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap, indentWithTab]),
    EditorState.tabSize.of(2),
    EditorView.contentAttributes.of({
      ...attributes,
      tabindex: "0",
      autocapitalize: "off",
      autocorrect: "off",
      spellcheck: "false",
    }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString());
    }),
    nonce === undefined ? [] : EditorView.cspNonce.of(nonce),
  ];
  return new EditorView({ parent, state: EditorState.create({ doc: text, extensions }) });
}

/** Replaces the whole text as one step that can be undone. */
export function replaceText(view: EditorView, text: string): void {
  if (view.state.doc.toString() === text) return;
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
}

/** Writes what is said against the text on its lines. A place behind the end of its line is brought back to it. */
export function markText(view: EditorView, marks: readonly EditorMark[]): void {
  const { doc } = view.state;
  const diagnostics = marks.map(({ line, column, message, severity }): Diagnostic => {
    const { from, to } = doc.line(Math.min(doc.lines, Math.max(1, line)));
    const at = Math.min(to, from + Math.max(0, column - 1));
    const word = /^\w+/.exec(doc.sliceString(at, to))?.[0] ?? "";
    return { from: at, to: Math.min(to, at + Math.max(1, word.length)), message, severity };
  });
  view.dispatch(setDiagnostics(view.state, diagnostics));
}
