import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    include: ["{app,components,lib}/**/*.test.ts", "scripts/*.test.mjs"],
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
