const { mkdtempSync, rmSync } = require("node:fs")
const { tmpdir } = require("node:os")
const { join } = require("node:path")

// All temporary files are below one folder, which is removed when Jest ends. Windows uses TEMP.
const temporary = mkdtempSync(join(tmpdir(), "g30-jest-"))
process.env.TMPDIR = temporary
process.env.TEMP = temporary
process.env.MIGRATED_DATABASE = join(temporary, "migrated.sqlite")
process.once("exit", () => {
  rmSync(temporary, { recursive: true, force: true })
})

/** The tests that the gate leaves out (scripts/gate/parts.ts). */
const leftOut = process.env.JEST_LEFT_OUT?.split(" ") ?? []

/** @type {import("jest").Config} */
const shared = {
  // Gatsby's runtime and marked are published as modules.
  transform: {
    "\\.tsx?$|/(gatsby/cache-dir|marked/lib)/[^/]+\\.js$": [
      "@swc/jest",
      { jsc: { parser: { syntax: "typescript", tsx: true }, transform: { react: { runtime: "automatic" } }, target: "es2022" } },
    ],
  },
  transformIgnorePatterns: ["/node_modules/(?!gatsby/cache-dir/|marked/)"],
  globals: { __PATH_PREFIX__: "", __BASE_PATH__: "" },
  moduleNameMapper: {
    "^\\$virtual/match-paths\\.json$": "<rootDir>/__tests__/support/match-paths.json",
    "\\.css$": "<rootDir>/__tests__/support/css-module.ts",
    "^gatsby$": "<rootDir>/__tests__/support/gatsby.tsx",
  },
  // Tests with a browser run our server too, so packages with a version for browsers give the one for Node.
  testEnvironmentOptions: { customExportConditions: ["node", "node-addons"] },
  setupFilesAfterEnv: [
    "<rootDir>/__tests__/support/environment.js",
    "<rootDir>/__tests__/support/words.ts",
    "<rootDir>/__tests__/support/retry.ts",
  ],
  // Those of __tests__/drupal/ need a Drupal: jest.drupal.config.js.
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/__tests__/drupal/", ...leftOut],
  resetMocks: true,
  cacheDirectory: join(__dirname, "node_modules/.cache/jest"),
}

/** @type {import("jest").Config} */
module.exports = {
  // A loaded machine is no failure, because no test measures time.
  testTimeout: 120_000,
  // A worker that holds more is replaced: the modules of each file stay in its memory.
  workerIdleMemoryLimit: "700MB",
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "browser",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/__tests__/**/*.test.tsx"],
    },
  ],
}
