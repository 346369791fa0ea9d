import type { ReactNode } from "react";

/** Only a place for `not-found.tsx`: the document itself begins in `[locale]/layout.tsx`, which knows the language. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children;
}
