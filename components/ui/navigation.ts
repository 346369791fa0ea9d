import { createNavigation } from "next-intl/navigation";

/** Next.js navigation that speaks in paths without a language and keeps the reader's language. */
export const { Link, getPathname, usePathname, useRouter } = createNavigation();
