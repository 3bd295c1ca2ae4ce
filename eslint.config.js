// Rules for the page's modules and their tests. tsc knows which names exist, so `no-undef` stays off.
import js from "@eslint/js";
import stylistic from "@stylistic/eslint-plugin";
import importSort from "eslint-plugin-simple-import-sort";

export default [
  { ignores: ["src/dreistein/web/static/vendor/", ".venv/", "build/"] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: { "@stylistic": stylistic, "import-sort": importSort },
    rules: {
      "no-undef": "off",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      eqeqeq: "error",
      "@stylistic/max-len": ["error", { code: 120, comments: 120 }],
      "import-sort/imports": "error",
    },
  },
  {
    files: ["src/dreistein/web/static/{pad,play,rulebook,shared}/**/*.js"],
    ignores: ["src/dreistein/web/static/shared/ask.js"],
    rules: { "no-restricted-globals": ["error", { name: "fetch", message: "It has no time limit: `ask` has one." }] },
  },
  {
    // Newer syntax than the browsers of docs/play.md read; tests/page/oldest.test.js looks for the rest.
    files: ["src/dreistein/web/static/**/*.js"],
    languageOptions: { ecmaVersion: 2023 },
  },
  {
    files: ["src/dreistein/web/static/**/*.js"],
    ignores: ["**/app.js"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: ":matches(AwaitExpression, ForOfStatement[await=true]):not(:function *)",
          message: "WebKit before 27 takes a module that waits for ready if it is imported twice: see `lazy.js`.",
        },
        {
          selector: "AwaitExpression > ImportExpression[source.type='Literal']",
          message: "It has no time limit: `inTime` and `later` have one.",
        },
        {
          selector: "Literal[regex.pattern=/[(][?]<[=!]/]",
          message: "Safari before 16.4 reads no module with a look-behind.",
        },
      ],
    },
  },
];
