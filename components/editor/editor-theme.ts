import { HighlightStyle } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** The same classes as the listings of the figures; their colours stand with the other tokens. */
export const codeClasses = HighlightStyle.define([
  { tag: [tags.keyword, tags.self, tags.operatorKeyword], class: "k" },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], class: "s" },
  { tag: [tags.typeName, tags.className, tags.namespace], class: "t" },
  { tag: [tags.number, tags.bool, tags.null], class: "d" },
  { tag: [tags.punctuation, tags.operator, tags.bracket, tags.separator], class: "p" },
  { tag: tags.comment, class: "n" },
]);

/** The editor as a listing that can be typed into: everything comes from the page's tokens. */
export const paper = EditorView.theme({
  "&": { backgroundColor: "transparent", color: "var(--ink)", height: "100%" },
  "&.cm-focused": { outline: "2px solid var(--focus)", outlineOffset: "1px" },
  ".cm-scroller": {
    fontFamily: "var(--mono)",
    fontSize: "var(--code-size)",
    lineHeight: "var(--code-lead)",
    overscrollBehavior: "auto",
  },
  ".cm-content": { padding: "4px 0", caretColor: "var(--ink)" },
  ".cm-line": { padding: "0 8px 0 6px" },
  ".cm-gutters": { backgroundColor: "var(--paper)", color: "var(--ink-3)", border: "0" },
  ".cm-lineNumbers .cm-gutterElement": { minWidth: "38px", padding: "0 8px 0 0" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--paper-2)" },
  ".cm-selectionBackground": { backgroundColor: "var(--rule)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": {
    backgroundColor: "var(--rule)",
  },
  ".cm-cursor": { borderLeftColor: "var(--ink)", borderLeftWidth: "2px" },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "transparent", outline: "1px solid var(--line)" },
  ".cm-tooltip": {
    backgroundColor: "var(--paper)",
    color: "var(--ink)",
    border: "1px solid var(--ink)",
    fontFamily: "var(--sans)",
    fontSize: "13px",
    maxWidth: "min(480px, 90vw)",
  },
  ".cm-tooltip-autocomplete > ul > li": { fontFamily: "var(--mono)", padding: "2px 8px" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": {
    backgroundColor: "var(--ink)",
    color: "var(--on-ink)",
  },
  ".cm-diagnostic": { padding: "4px 10px", borderLeft: "3px solid var(--wrong)" },
  ".cm-diagnostic-warning": { borderLeftColor: "var(--line)" },
  ".cm-lintRange": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--wrong) 1px",
    textUnderlineOffset: "4px",
  },
  ".cm-lintRange-warning": { textDecorationColor: "var(--ink-3)" },
  ".cm-gutter-lint": { width: "14px" },
  ".cm-gutter-lint .cm-gutterElement": { padding: "0" },
  ".cm-lint-marker": { width: "14px", height: "var(--code-lead)", content: '""' },
});
