import type { ReactNode } from "react";

type NoticeProps = {
  title: string;
  /** `page` is the first heading of a page; `inset` stands in a place that is still empty. */
  as?: "page" | "section" | "inset";
  /** How it is announced when it appears: `alert` for a failure, `status` for the rest. */
  role?: "alert" | "status";
  actions?: ReactNode;
  children?: ReactNode;
};

/** Says that something is empty, missing or went wrong, and what to do next. */
export function Notice({ title, as = "section", role, actions, children }: NoticeProps) {
  const Heading = as === "page" ? "h1" : "h2";
  return (
    <section className={as === "inset" ? "notice inset" : "notice"} role={role}>
      <Heading>{title}</Heading>
      {children}
      {actions !== undefined && <div className="actions">{actions}</div>}
    </section>
  );
}
