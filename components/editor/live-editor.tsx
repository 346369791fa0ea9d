"use client";

import { redo, undo } from "@codemirror/commands";
import type { EditorView } from "@codemirror/view";
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from "react";
import type { EditorHandle, EditorMark } from "./editor-mark";
import { createEditor, markText, replaceText } from "./editor-setup";

export interface LiveEditorProps {
  readonly text: string;
  readonly label: string;
  /** Id of the element that says how to leave it with the keyboard. */
  readonly describedBy: string;
  readonly marks: readonly EditorMark[];
  readonly onChange: (text: string) => void;
  readonly handle?: Ref<EditorHandle>;
}

/** CodeMirror in React: the text comes in and goes out as a string, the view lives as long as the component. */
export function LiveEditor({ text, label, describedBy, marks, onChange, handle }: LiveEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const changed = useEffectEvent(onChange);
  const first = useEffectEvent(() => text);

  useEffect(() => {
    if (box.current === null) return;
    const made = createEditor({
      parent: box.current,
      text: first(),
      attributes: { "aria-label": label, "aria-describedby": describedBy },
      onChange: (next) => changed(next),
    });
    view.current = made;
    return () => {
      view.current = null;
      made.destroy();
    };
  }, [label, describedBy]);

  useEffect(() => {
    if (view.current !== null) replaceText(view.current, text);
  }, [text]);

  useEffect(() => {
    if (view.current !== null) markText(view.current, marks);
  }, [marks]);

  useImperativeHandle(handle, () => ({
    undo: () => view.current !== null && undo(view.current),
    redo: () => view.current !== null && redo(view.current),
    goToLine(line) {
      if (view.current === null) return;
      const { doc } = view.current.state;
      const { from } = doc.line(Math.min(doc.lines, Math.max(1, line)));
      view.current.dispatch({ selection: { anchor: from }, scrollIntoView: true });
      view.current.focus();
    },
  }));

  return <div ref={box} className="editor-live" />;
}
