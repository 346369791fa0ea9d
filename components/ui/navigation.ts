import { createNavigation } from "next-intl/navigation";
import { routing } from "@/lib/i18n/routing";

/** Next.js navigation that speaks in paths without a language and keeps the reader's language. */
export const { Link, getPathname, usePathname, useRouter } = createNavigation(routing);
