import path from "node:path"
import localesOfWidgets from "@react-aria/optimize-locales-plugin"
import type { CreateWebpackConfigArgs } from "gatsby"
import { trustedTypes } from "../../contract/content-security-policy.ts"
import { versionCache } from "./bundle-cache.ts"
import { sheetsOfPages, wordFiles } from "./chunk-map.ts"
import { compilationHash, rendererHash, sheetsOfScripts } from "./compilation-hash.ts"
import { isRecord } from "../../contract/is-record.ts"
import { compileBySwc, leaveToSwc, minifyBySwc } from "./swc.ts"

/** The aliases apply to the scripts of the browser and of the renderer of pages. */
const aliases = {
  // Gatsby bundles copies of the package's files (docs/decisions/0012-page-data-and-deploys.md).
  "gatsby/cache-dir": path.resolve(".cache"),
  "gatsby-react-router-scroll": path.resolve("src/lib/navigation/gatsby-scroll.ts"),
}

/** Gatsby brings them into every page by these names, for features that this site doesn't use. They are 0.4 kB and more (Brotli). */
const leftOut = {
  "gatsby-script": false,
  "./register-service-worker": false,
  "../node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js": false,
}

type Import = { readonly context?: string; readonly request?: string }
type External = (error: undefined, value?: string) => void

/** Bytes before minification. Less code than this weighs more as a shared file than repeated in two chunks. */
const minSharedSize = 60_000

/** docs/decisions/0003-css-modules-and-per-page-css.md explains why CSS is split by page. */
export function onCreateWebpackConfig({ stage, getConfig, plugins, actions }: CreateWebpackConfigArgs): void {
  const config: unknown = Reflect.apply(getConfig, undefined, [])
  if (!isRecord(config)) return
  if (stage === "develop") {
    ignoreSheetOrder(config)
    actions.replaceWebpackConfig(config)
  }
  if (stage !== "build-javascript" && stage !== "build-html") return
  shortenNames(config)
  if (stage === "build-javascript") config.target = ["web", "es2020"]
  leaveToSwc(config)
  minifyBySwc(config)
  shortenFileNames(config)
  versionCache(config)
  dropShadowing(config)
  actions.replaceWebpackConfig(config)
  // An import that its module doesn't export fails the build: a class that a sheet doesn't have, for example.
  actions.setWebpackConfig({ module: { rules: [compileBySwc], parser: { javascript: { exportsPresence: "error" } } } })
  if (stage !== "build-javascript") {
    // Gatsby defines only GATSBY_… variables in the code that renders pages. The scripts exist by now.
    const values = { "process.env.G30_SITE_URL": process.env.G30_SITE_URL ?? "", "process.env.G30_WORD_FILES": JSON.stringify(wordFiles()) }
    const texts = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])
    const defined: unknown = Reflect.apply(plugins.define, undefined, [Object.fromEntries(texts)])
    actions.setWebpackConfig({ resolve: { alias: aliases }, plugins: [defined, rendererHash(sheetsOfPages())], externals: [leaveOutApp] })
    return
  }
  actions.setWebpackConfig({
    // Without a name the chunk has a number: Gatsby's long name would be in every page. Small numbers save 0.15 kB of the list of all chunks.
    optimization: {
      chunkIds: "size",
      // The first script has the list of all chunks: a script of its own is a request more, and 0.15 kB.
      runtimeChunk: false,
      // The first script has React, too: apart from it, 0.7 kB are lost.
      splitChunks: { cacheGroups: { framework: false, styles: false, lib: false, shared: { minSize: minSharedSize, name: false } } },
    },
    resolve: { alias: { ...aliases, ...leftOut, "prop-types": path.resolve("src/lib/no-prop-types.js") } },
    plugins: [compilationHash, sheetsOfScripts, localesOfWidgets.webpack({ locales: ["en-US", "fr-FR", "nl-NL"] })],
    // Source maps would be public.
    devtool: false,
    // Packages use Node's `global` only if `window` is missing.
    node: { global: false },
  })
}

/** Only browsers draw the dashboard. Without its libraries, the renderer of pages is bundled in a third of the time. */
function leaveOutApp({ request = "" }: Import, external: External): void {
  external(undefined, request.startsWith("#dashboard/") ? "var undefined" : undefined)
}

/**
 * Gatsby's class names (`file-module--class--hash`) would be a quarter of the inlined CSS. Small letters compress better than characters of base64, by
 * 0.17 kB a page; that no two classes share a name, __tests__/site/styles/sheets.test.ts checks. Fonts, which each page names, keep 6 of 32 digits.
 */
function shortenNames(part: unknown): void {
  if (Array.isArray(part)) part.forEach(shortenNames)
  if (!isRecord(part)) return
  const options = isRecord(part.options) ? part.options : {}
  if (isRecord(options.modules) && "localIdentName" in options.modules) options.modules.localIdentName = "[hash:base26:5]"
  if (options.name === "static/[name]-[hash].[ext]") options.name = "static/[name]-[hash:6].[ext]"
  for (const inner of [part.module, part.rules, part.oneOf, part.use]) shortenNames(inner)
}

/** Milliseconds: a script that takes longer is a ChunkLoadError. */
const chunkLoadTimeout = 120_000

/** Each page has the file names of all chunks: with Gatsby's names, and digests of 20 digits, they would be 1 kB of gzip. */
function shortenFileNames({ output, plugins }: Record<string, unknown>): void {
  if (isRecord(output))
    Object.assign(output, {
      hashDigestLength: 6,
      chunkFilename: "[id]-[contenthash].js",
      chunkLoadingGlobal: "g30",
      globalObject: "self",
      charset: false,
      chunkLoadTimeout,
      trustedTypes: { policyName: trustedTypes.chunks },
    })
  for (const plugin of Array.isArray(plugins) ? plugins : []) {
    const options: unknown = isRecord(plugin) ? plugin.options : undefined
    if (isRecord(options) && options.chunkFilename === "[name].[contenthash].css") options.chunkFilename = "[id].[contenthash].css"
  }
}

/** Gatsby checks for each import whether a theme replaces the file. There is no theme. */
function dropShadowing({ resolve }: Record<string, unknown>): void {
  if (!isRecord(resolve) || !Array.isArray(resolve.plugins)) return
  resolve.plugins = resolve.plugins.filter(
    (plugin: unknown) => !isRecord(plugin) || plugin.constructor.name !== "GatsbyThemeComponentShadowingResolverPlugin",
  )
}

/** No rule of ours depends on the order of sheets, of which webpack warns. */
function ignoreSheetOrder({ plugins }: Record<string, unknown>): void {
  for (const plugin of Array.isArray(plugins) ? plugins : []) {
    const options: unknown = isRecord(plugin) ? plugin.options : undefined
    if (isRecord(options) && "ignoreOrder" in options) options.ignoreOrder = true
  }
}
