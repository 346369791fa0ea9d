import type { ReactNode } from "react";

/** Text that is read aloud and not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr">{children}</span>;
}
