"use client";

import { Link, usePathname } from "../ui/navigation";

/** One entry of the main navigation; marked on its page and on the pages in its folder. */
export function NavLink({ href, folder, children }: { href: string; folder: string; children: string }) {
  const pathname = usePathname();
  const here = pathname === href || pathname === folder;
  const below = pathname.startsWith(`${folder}/`);
  return (
    <Link href={href} prefetch={false} aria-current={here ? "page" : below ? "true" : undefined}>
      {children}
    </Link>
  );
}
