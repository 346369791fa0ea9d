import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

/** Folders whose output depends on their input alone. */
const pure = ["messages-api", "trace", "diagnosis", "simulated-model", "quiz", "content", "sandbox"];

const noDefaultExport = {
  selector: "ExportDefaultDeclaration",
  message: "Name the export: a default export has another name in every file.",
};

const typed = {
  "@typescript-eslint/consistent-type-definitions": "off",
  "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
  "@typescript-eslint/dot-notation": ["error", { allowIndexSignaturePropertyAccess: true }],
  "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
  "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
  "@typescript-eslint/no-unnecessary-condition": ["error", { allowConstantLoopConditions: true }],
  "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
  "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
  "@typescript-eslint/switch-exhaustiveness-check": [
    "error",
    { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
  ],
  // Stores are made of closures: their functions may be taken off them.
  "@typescript-eslint/unbound-method": "off",
  eqeqeq: "error",
  "no-restricted-syntax": ["error", noDefaultExport],
  "object-shorthand": "error",
  "prefer-const": "error",
};

const purity = {
  "no-restricted-globals": [
    "error",
    ...[
      "Date",
      "performance",
      "crypto",
      "process",
      "setTimeout",
      "setInterval",
      "fetch",
      "window",
      "document",
    ].map((name) => ({
      name,
      message: "A pure folder knows no clock, no chance and no host: take it as an argument.",
    })),
  ],
  "no-restricted-properties": [
    "error",
    { object: "Math", property: "random", message: "A pure folder knows no chance: take a seed." },
  ],
  "no-restricted-imports": [
    "error",
    { patterns: [{ group: ["node:*"], message: "Only lib/server and the sandbox’s worker know Node.js." }] },
  ],
};

export default defineConfig(
  globalIgnores([
    ".next*/",
    ".play/",
    "next-env.d.ts",
    "public/",
    "coverage/",
    "playwright-report/",
    "test-results/",
  ]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: typed,
  },
  {
    files: ["{app,components}/**/*.{ts,tsx}"],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: pure.map((folder) => `lib/${folder}/**/*.ts`),
    ignores: ["**/*.test.ts", "**/fixtures/**", "lib/sandbox/*worker*.ts"],
    rules: purity,
  },
  {
    // Next.js and the tools find these by their default export.
    files: ["app/**/*.{ts,tsx}", "*.config.{ts,js,mjs}", "lib/i18n/request.ts"],
    rules: { "no-restricted-syntax": "off" },
  },
  {
    files: ["**/*.test.ts", "e2e/**/*.ts"],
    rules: { "@typescript-eslint/no-non-null-assertion": "off" },
  },
  {
    files: ["**/*.{js,mjs}"],
    extends: [tseslint.configs.recommended],
    rules: { eqeqeq: "error", "object-shorthand": "error", "prefer-const": "error" },
  },
);
