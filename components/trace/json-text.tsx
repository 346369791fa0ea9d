import { memo } from "react";
import type { Json } from "@/lib/trace/event";
import { layoutJson } from "./json-layout";

interface JsonTextProps {
  readonly value: Json;
  /** Letters per line; a single line when absent. */
  readonly width?: number;
}

/** JSON as it is on the wire, coloured. */
export const JsonText = memo(function JsonText({ value, width = Infinity }: JsonTextProps) {
  return layoutJson(value, width).map((token, index) =>
    token.kind === "" ? (
      token.text
    ) : (
      <span key={index} className={token.kind}>
        {token.text}
      </span>
    ),
  );
});
