import type { CreateWebpackConfigArgs } from "gatsby"

/**
 * Splits CSS by page. Gatsby's default puts all CSS, that of lazily loaded members included, into one sheet that it inlines into every page.
 * docs/decisions/0003-css-modules-and-per-page-css.md
 */
export function onCreateWebpackConfig({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return
  const config = getConfig()
  config.optimization.splitChunks.cacheGroups.styles = false
  actions.replaceWebpackConfig(config)
}
