"use client";

import { Link, usePathname } from "../ui/navigation";

/** One entry of the main navigation; marked on its page and on the pages below it. */
export function NavLink({ href, children }: { href: string; children: string }) {
  const pathname = usePathname();
  const here = pathname === href;
  const below = href !== "/" && pathname.startsWith(`${href}/`);
  return (
    <Link href={href} prefetch={false} aria-current={here ? "page" : below ? "true" : undefined}>
      {children}
    </Link>
  );
}
