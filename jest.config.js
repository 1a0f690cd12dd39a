const { mkdtempSync, rmSync } = require("node:fs")
const { tmpdir } = require("node:os")
const { join } = require("node:path")

// All temporary files are below one folder, which is removed when Jest ends. Windows uses TEMP.
const temporary = mkdtempSync(join(tmpdir(), "g30-jest-"))
process.env.TMPDIR = temporary
process.env.TEMP = temporary
process.once("exit", () => {
  rmSync(temporary, { recursive: true, force: true })
})

/** @type {import("jest").Config} */
const shared = {
  transform: {
    "\\.tsx?$": [
      "@swc/jest",
      { jsc: { parser: { syntax: "typescript", tsx: true }, transform: { react: { runtime: "automatic" } }, target: "es2022" } },
    ],
    // These packages are ES modules only.
    "/node_modules/@tanstack/.+\\.js$": ["@swc/jest", { jsc: { target: "es2022" } }],
  },
  transformIgnorePatterns: ["/node_modules/(?!@tanstack/)"],
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/__tests__/support/css-module.ts",
    "^gatsby$": "<rootDir>/__tests__/support/gatsby.tsx",
  },
  resetMocks: true,
  cacheDirectory: join(__dirname, "node_modules/.cache/jest"),
}

/** The tests that the gate leaves out (scripts/gate/parts.ts). */
const leftOut = process.env.JEST_LEFT_OUT?.split(" ") ?? []

/** @type {import("jest").Config} */
module.exports = {
  // A loaded machine is no failure, because no test measures time.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: "node",
      testEnvironment: "node",
      testMatch: ["<rootDir>/__tests__/{server,contract,scripts,fuzz}/**/*.test.ts", "<rootDir>/__tests__/site/gatsby/**/*.test.ts"],
      testPathIgnorePatterns: ["/node_modules/", ...leftOut],
    },
    {
      ...shared,
      displayName: "site",
      testEnvironment: "jsdom",
      // The tests run our server too, so packages with a version for browsers give the one for Node.
      testEnvironmentOptions: { customExportConditions: ["node", "node-addons"] },
      testMatch: ["<rootDir>/__tests__/site/**/*.test.ts?(x)"],
      testPathIgnorePatterns: ["/node_modules/", "<rootDir>/__tests__/site/gatsby/", ...leftOut],
      setupFilesAfterEnv: ["<rootDir>/__tests__/support/site.ts"],
    },
  ],
}
