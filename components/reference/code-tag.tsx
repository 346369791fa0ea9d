import type { ReactNode } from "react";

/** What `<code>` in a message becomes. */
export const codeTag = { code: (chunks: ReactNode) => <code>{chunks}</code> };
