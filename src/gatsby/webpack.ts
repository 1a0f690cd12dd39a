import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"

/**
 * Splits CSS by page. Gatsby's default puts all CSS, that of lazily loaded members included, into one sheet that it inlines into every page.
 * docs/decisions/0003-css-modules-and-per-page-css.md
 *
 * And leaves out of every page what never runs in a visitor's browser: Gatsby's Partytown, which serves `gatsby develop` only, and
 * Headroom's stand-in for requestAnimationFrame.
 */
export function onCreateWebpackConfig({ stage, getConfig, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return
  const config = getConfig()
  config.optimization.splitChunks.cacheGroups.styles = false
  config.resolve.alias[path.resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")] = false
  config.resolve.alias.raf = path.resolve("src/lib/request-frame.ts")
  actions.replaceWebpackConfig(config)
}
