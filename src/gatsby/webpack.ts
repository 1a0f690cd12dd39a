import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"

const partytown = path.resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")

/**
 * Splits CSS by page, and leaves out what never runs in a visitor's browser.
 *
 * Gatsby's default puts all CSS, that of lazily loaded members included, into one sheet that it inlines into every page
 * (docs/decisions/0003-css-modules-and-per-page-css.md). Its Partytown does nothing outside of `gatsby develop`; `raf` is what Headroom
 * brings for browsers without requestAnimationFrame. Together these two are 2.7 kB of gzip on every page.
 */
export function onCreateWebpackConfig({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return
  actions.setWebpackConfig({
    optimization: { splitChunks: { cacheGroups: { styles: false } } },
    resolve: { alias: { [partytown]: false } },
    externals: { raf: "requestAnimationFrame" },
  })
}
