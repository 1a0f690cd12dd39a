const { testTimeout, projects } = require("./jest.config.js")

const [node] = projects

/** Tests against a real Drupal, whose code G30_TEST_DRUPAL names. `npm test` runs them (scripts/gate/drupal-tests.ts). @type {import("jest").Config} */
module.exports = {
  ...node,
  testTimeout,
  displayName: "drupal",
  testMatch: ["<rootDir>/__tests__/drupal/**/*.test.ts"],
  testPathIgnorePatterns: ["/node_modules/"],
  globalSetup: "<rootDir>/__tests__/support/drupal/global-setup.ts",
}
