const js = require("@eslint/js")
const { defineConfig, globalIgnores } = require("eslint/config")
const jestDom = require("eslint-plugin-jest-dom")
const jsxA11y = require("eslint-plugin-jsx-a11y")
const reactHooks = require("eslint-plugin-react-hooks")
const testingLibrary = require("eslint-plugin-testing-library")
const tseslint = require("typescript-eslint")

const typescript = ["**/*.ts", "**/*.tsx"]

const extension = {
  selector:
    ":matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression)[source.value=/^(\\.|#).*\\u002f[^.\\u002f]+$/]",
  message: "Name the file with its extension.",
}
const sql = {
  selector:
    ":matches(Literal[value=/\\b(SELECT .+ FROM|INSERT INTO|DELETE FROM|UPDATE \\w+ SET|CREATE TABLE|PRAGMA )/s], TemplateElement[value.raw=/\\b(SELECT .+ FROM|INSERT INTO|DELETE FROM|UPDATE \\w+ SET|CREATE TABLE|PRAGMA )/s])",
  message: "SQL stays in server/database, server/content, server/session and server/upkeep.",
}
// A data block holds JSON, whose quotes React would escape.
const rawHtml = {
  selector:
    "JSXOpeningElement:not(:has(> JSXAttribute[name.name='type'][value.value='application/ld+json'])) > JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: "Render content as elements: src/ui/prose.tsx.",
}
const shape = { selector: "TSInterfaceDeclaration:not(TSModuleBlock > TSInterfaceDeclaration)", message: "Use a type for shapes." }
const farImport = { group: ["../../*"], message: "Use an alias of package.json's imports." }

module.exports = defineConfig([
  globalIgnores([
    "node_modules/",
    "public/",
    ".cache/",
    ".g30*/",
    "demo/",
    "static/",
    "src/gatsby-types.d.ts",
    "test-results/",
    "playwright-report/",
  ]),
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    files: ["**/*.js"],
    languageOptions: {
      sourceType: "commonjs",
      globals: { require: "readonly", module: "writable", window: "readonly", __dirname: "readonly", process: "readonly" },
    },
  },
  {
    files: typescript,
    extends: [tseslint.configs.strict],
    rules: {
      // Playwright's fixtures take a pattern, also where they need no other fixture.
      "no-empty-pattern": ["error", { allowObjectPatternsAsParameters: true }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "max-lines": ["error", 250],
      "max-depth": ["error", 3],
      "no-restricted-exports": [
        "error",
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true, namespaceFrom: true } },
      ],
      "no-restricted-imports": ["error", { patterns: [farImport] }],
      "no-restricted-syntax": ["error", extension, shape, sql, rawHtml],
      eqeqeq: "error",
    },
  },
  {
    name: "rules that need types: for tests they take longer than all other rules together",
    files: typescript,
    ignores: ["__tests__/**"],
    extends: [tseslint.configs.strictTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    rules: {
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      // The code has no enums, and hardly any classes. These two rules take a quarter of the linter's time.
      "@typescript-eslint/no-unsafe-class-instance-assignment": "off",
      "@typescript-eslint/no-unsafe-enum-assignment": "off",
    },
  },
  {
    name: "where SQL lives",
    files: ["server/{content,database,session,upkeep}/**", "__tests__/{contract,server,support}/**"],
    rules: { "no-restricted-syntax": ["error", extension, shape, rawHtml] },
  },
  {
    name: "guards, which turn unknown JSON into types",
    files: ["contract/**"],
    rules: { "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "as" }] },
  },
  {
    name: "Gatsby's Parcel knows no aliases, so src/gatsby and what it imports of src/lib have none",
    files: [
      "gatsby-*.ts",
      "src/gatsby/**",
      "src/lib/{content,directory,search,strings}/**",
      "src/lib/prose/structure.ts",
      "src/lib/text/collate.ts",
      "__tests__/site/gatsby/**",
      "__tests__/support/**",
    ],
    rules: { "no-restricted-imports": "off" },
  },
  {
    name: "French has no-break spaces",
    files: ["src/{dashboard,lib}/strings/fr/**"],
    rules: { "no-irregular-whitespace": ["error", { skipStrings: true, skipTemplates: true }] },
  },
  {
    name: "tests know what an answer holds",
    files: ["__tests__/**/*.ts", "__tests__/**/*.tsx"],
    rules: { "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "as" }] },
  },
  {
    name: "a write checks its caller's permission inside the transaction",
    files: ["server/{jsonapi,files,session}/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            farImport,
            {
              group: ["**/content/changes.ts"],
              importNames: ["changeContent"],
              message: "Use changeAs, which reads the caller inside the transaction.",
            },
          ],
        },
      ],
    },
  },
  {
    name: "default exports that a tool demands",
    files: ["gatsby-{config,node}.ts", "src/{pages,templates,slices}/**", "src/lib/navigation/gatsby-{loader.ts,page.tsx}", "*.config.ts"],
    rules: { "no-restricted-exports": "off" },
  },
  {
    name: "only the entry points know the process",
    files: ["server/**/*.ts"],
    ignores: ["server/{main,cli}.ts", "server/files/pictures/decoder.ts"],
    rules: {
      "no-restricted-globals": ["error", { name: "process", message: "server/main.ts hands down what it takes from the process." }],
    },
  },
  {
    files: ["src/**/*.tsx", "gatsby-*.tsx"],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    // A region that scrolls must take the focus, to be scrolled by keyboard.
    rules: { "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: ["region"] }] },
  },
  {
    files: ["__tests__/site/**/*.tsx", "__tests__/site/**/*.ts"],
    extends: [testingLibrary.configs["flat/react"], jestDom.configs["flat/recommended"]],
  },
])
