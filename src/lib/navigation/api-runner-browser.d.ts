declare module "gatsby/cache-dir/api-runner-browser.js" {
  import type { ReactElement } from "react"

  /** Calls gatsby-browser.tsx. */
  export function apiRunner(api: string, given: object, otherwise: ReactElement): readonly ReactElement[]
}
