/** How a repaired array was judged, as a page receives it. */
export type ArrayCheck =
  | { readonly type: "right" }
  | { readonly type: "not-json"; readonly message: string }
  | { readonly type: "not-an-array" }
  | { readonly type: "lost"; readonly what: string }
  | {
      readonly type: "refused";
      readonly status: number;
      /** `error.type` and `error.message` of the envelope. */
      readonly errorType: string;
      readonly message: string;
      /** Where the culprit stands, for example `messages.1.content.0`. */
      readonly path: string;
      /** What the broken rule says, in the reader's language; `code spans` in backticks. */
      readonly rule: string;
    };
