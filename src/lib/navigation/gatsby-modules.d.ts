declare module "gatsby/cache-dir/api-runner-browser.js" {
  import type { ReactElement } from "react"

  /** Calls gatsby-browser.tsx. */
  export function apiRunner(api: string, given?: object, otherwise?: ReactElement): readonly ReactElement[]
  export function apiRunnerAsync(api: string): Promise<unknown>
}

declare module "gatsby/cache-dir/api-runner-browser-plugins.js" {
  type Plugin = Readonly<Record<string, ((given?: object) => unknown) | undefined>>

  const plugins: readonly { readonly plugin: Plugin }[]
  export = plugins
}

declare module "$virtual/async-requires" {
  import type { LoaderParts } from "#lib/navigation/page-loader.ts"

  /** The imports of templates and pages, by the names in page data. */
  export const components: LoaderParts["components"]
}
