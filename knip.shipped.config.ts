import type { KnipConfig } from "knip"
import { shared } from "./knip.config.ts"

/** The project without its tests: finds the code that only they use. */
const config: KnipConfig = {
  ...shared,
  entry: [...shared.entry, "playwright.config.ts"],
  project: ["{bench,contract,scripts,server,src}/**/*.{ts,tsx,js}", "!__tests__/**"],
  // Their tests are entries otherwise.
  jest: false,
  playwright: false,
}

export default config
