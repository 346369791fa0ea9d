"use client";

import { lazy, Suspense, useSyncExternalStore } from "react";
import type { LiveEditorProps } from "./live-editor";

// The editor is larger than the page around it: it comes when it is needed, and nothing moves when it does.
const LiveEditor = lazy(() => import("./live-editor").then((module) => ({ default: module.LiveEditor })));

interface CodeEditorProps extends LiveEditorProps {
  readonly loading: string;
}

const never = () => () => undefined;

/** An editor for programs. Until it has loaded, its text stands in its place, line for line. */
export function CodeEditor({ loading, ...props }: CodeEditorProps) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const fallback = <Listing text={props.text} loading={loading} />;
  return (
    <div className="editor">
      {inBrowser ? (
        <Suspense fallback={fallback}>
          <LiveEditor {...props} />
        </Suspense>
      ) : (
        fallback
      )}
    </div>
  );
}

function Listing({ text, loading }: { readonly text: string; readonly loading: string }) {
  return (
    <div className="editor-waiting" role="status" aria-label={loading}>
      <ol aria-hidden="true">
        {text.split("\n").map((line, index) => (
          <li key={index}>
            <span className="ln">{index + 1}</span>
            <code>{line === "" ? " " : line}</code>
          </li>
        ))}
      </ol>
    </div>
  );
}
