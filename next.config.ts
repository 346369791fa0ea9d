import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { apiHeaders, everywhereHeaders, fontHeaders } from "./lib/server/security-headers";

const withNextIntl = createNextIntlPlugin({
  requestConfig: "./lib/i18n/request.ts",
  // Messages are parsed at build time, so that no browser downloads the parser.
  experimental: {
    messages: { path: "./lib/i18n/messages", format: "json", locales: ["en", "fr"], precompile: true },
  },
});

const config: NextConfig = {
  distDir: process.env["NEXT_DIST_DIR"] ?? ".next",
  // Types are a gate of their own (`npm run check:types`): whoever only wants to play does not wait for it.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  compress: true,
  reactStrictMode: true,
  // Loaded from node_modules at run time: compilers and WebAssembly do not bundle well.
  serverExternalPackages: [
    "typescript",
    "ts-blank-space",
    "quickjs-emscripten-core",
    "@jitl/quickjs-wasmfile-release-sync",
    "shiki",
  ],
  // Browsers ask for /favicon.ico unbidden.
  rewrites() {
    return Promise.resolve([{ source: "/favicon.ico", destination: "/icon.svg" }]);
  },
  headers() {
    return Promise.resolve([
      { source: "/:path*", headers: everywhereHeaders },
      { source: "/api/:path*", headers: apiHeaders },
      { source: "/fonts/:path*", headers: fontHeaders },
    ]);
  },
};

export default withNextIntl(config);
