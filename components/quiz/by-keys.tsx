import type { ReactNode } from "react";

/** The part of a text that helps only those who have a keyboard: left out where fingers are all there is. */
export const byKeys = { keys: (chunks: ReactNode) => <span className="by-keys">{chunks}</span> };
