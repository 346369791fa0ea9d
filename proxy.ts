import { NextRequest } from "next/server";
import createMiddleware from "next-intl/middleware";
import { routing } from "@/lib/i18n/routing";
import { contentSecurityPolicy } from "@/lib/server/security-headers";

const routeByLocale = createMiddleware(routing);

/** Puts every page under its language and under a policy with a nonce that Next.js reads back from the request. */
export function proxy(request: NextRequest) {
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce, process.env.NODE_ENV === "development");
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("Content-Security-Policy", policy);
  const response = routeByLocale(new NextRequest(request, { headers }));
  response.headers.set("Content-Security-Policy", policy);
  return response;
}

export const config = {
  // Not the API (a redirect would break POST, a proxy cuts large bodies), not Next's own files, not the files there are.
  matcher: "/((?!api(?:/|$)|_next/|fonts/|(?:favicon\\.ico|icon\\.svg|player\\.png)$).*)",
};
