import { defineConfig } from "@playwright/test"
import { findChromium } from "#scripts/gate/chromium.ts"
import { testEnvironment, testOrigin } from "#scripts/gate/test-site.ts"

const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

const long = /@long|safety\//
const live = /@live/
const longLive = /@live.*@long/

export default defineConfig({
  testDir: "__tests__/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  // Two tests at once are slow on two cores. A longer limit costs nothing when a test passes.
  expect: { timeout: 10_000 },
  // In CI a test has two more tries. The tests that need one are printed, to be fixed.
  retries: process.env.CI === undefined ? 0 : 2,
  reporter: [["dot"], ["json", { outputFile: "test-results/e2e.json" }]],
  // `npm run test:long` runs those that build a site of their own, visit every page, or try hundreds of attacks.
  projects: [
    { name: "short", grepInvert: [long, live] },
    // They build the site that the others look at, one at a time.
    { name: "live", grep: live, grepInvert: long, dependencies: ["short"], workers: 1 },
    { name: "long", grep: long, grepInvert: live },
    { name: "long-live", grep: longLive, dependencies: ["long"], workers: 1 },
  ],
  use: {
    baseURL: testOrigin,
    launchOptions: { executablePath: findChromium() ?? "", args: ["--no-sandbox", ...quiet] },
    trace: "on-first-retry",
  },
  webServer: {
    command: "node --import tsx scripts/start.ts",
    env: testEnvironment,
    // The last line of `npm start`: before it, an older site may be served.
    wait: { stdout: /^ready /m },
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
})
