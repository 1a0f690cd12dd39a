import type { KnipConfig } from "knip"
import { shared } from "./knip.config.ts"

/** The project without its tests, to find code that only tests use. */
const config: KnipConfig = {
  ...shared,
  entry: [...shared.entry, "playwright.config.ts", "__tests__/chaos/identity-main.ts"],
  project: ["{bench,contract,publisher,scripts,server,src}/**/*.{ts,tsx,js}", "!__tests__/**"],
  // These plugins would make the tests entries.
  jest: false,
  playwright: false,
}

export default config
