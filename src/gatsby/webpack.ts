import { realpathSync } from "node:fs"
import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { trustedTypes } from "../../contract/site-headers.ts"
import { versionCache } from "./bundle-cache.ts"
import { wordFiles } from "./chunk-map.ts"
import { compilationHash } from "./compilation-hash.ts"
import { isRecord } from "./is-record.ts"
import { compileBySwc, minifyBySwc } from "./swc.ts"

const router = path.resolve("src/lib/navigation/gatsby-router.tsx")

/** Replaces code that no visitor runs, and Gatsby's navigation by ours. This saves 9 kB of gzip a page. */
const aliases = {
  // It only works in `gatsby develop`. The real path, because node_modules may be a link.
  [realpathSync("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
  // docs/decisions/0012-page-data-and-deploys.md
  [path.resolve(".cache/loader.js")]: path.resolve("src/lib/navigation/gatsby-loader.ts"),
  // docs/decisions/0031-hydration-in-slices.md
  [path.resolve(".cache/production-app.js")]: path.resolve("src/lib/navigation/gatsby-app.tsx"),
  "gatsby/cache-dir/api-runner-browser.js": path.resolve("src/lib/navigation/gatsby-api.ts"),
  "gatsby/cache-dir/api-runner-browser-plugins.js": path.resolve(".cache/api-runner-browser-plugins.js"),
  [path.resolve(".cache/page-renderer.js")]: path.resolve("src/lib/navigation/gatsby-page.tsx"),
  [path.resolve(".cache/static-query.js")]: path.resolve("src/lib/navigation/gatsby-static-query.ts"),
  // No page of ours draws another one.
  [path.resolve(".cache/public-page-renderer.js")]: false,
  "@gatsbyjs/reach-router": router,
  "@reach/router": router,
  "gatsby-link": path.resolve("src/lib/navigation/gatsby-link.ts"),
  "gatsby-react-router-scroll": path.resolve("src/lib/navigation/gatsby-scroll.tsx"),
}

/** In production `prop-types` checks nothing. Every member of this function is the function itself. */
const noPropTypes = "(() => { const any = new Proxy(() => any, { get: () => any }); return any })()"

// Global names that replace imports, by the package that imports. All our browsers have requestAnimationFrame and passive listeners;
// Headroom's props are never shallowly equal; the site doesn't call `useScrollRestoration`.
const replacements: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "react-headroom": { raf: "requestAnimationFrame", "./supportsPassiveEvents": "Object", shallowequal: "Object.is" },
  "gatsby-react-router-scroll": { "./use-scroll-restoration": "Object" },
}

type Import = { readonly context?: string; readonly request?: string }
type External = (error: undefined, value?: string) => void

/** React Aria's words in languages that the site does not have. */
const foreignWords = /\/intl\/(?:[\w-]+\/)?(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/

function replace({ context = "", request = "" }: Import, external: External): void {
  const folder = `${context.replaceAll(path.sep, "/")}/`
  const importer = Object.keys(replacements).find((name) => folder.includes(`/node_modules/${name}/`))
  if (request === "prop-types") external(undefined, noPropTypes)
  else if (foreignWords.test(request)) external(undefined, "undefined")
  else external(undefined, importer === undefined ? undefined : replacements[importer]?.[request])
}

/** Headroom's source, because its bundle is for browsers of 2009. */
const headroom = realpathSync("node_modules/react-headroom/src")

/** A package without the file that chooses between its versions for production and development. */
const production = (name: string) => realpathSync(`node_modules/${name}/cjs/${name}.production.min.js`)

/** Bytes before minification. Less code than this weighs more as a shared file than repeated in two chunks. */
const minSharedSize = 60_000

/** Splits CSS by page (docs/decisions/0003-css-modules-and-per-page-css.md) and makes scripts smaller. */
export function onCreateWebpackConfig({ stage, getConfig, loaders, plugins, actions }: CreateWebpackConfigArgs): void {
  const config: unknown = Reflect.apply(getConfig, undefined, [])
  if (!isRecord(config)) return
  if (stage === "develop") {
    ignoreSheetOrder(config)
    actions.replaceWebpackConfig(config)
  }
  if (stage !== "build-javascript" && stage !== "build-html") return
  shortenClassNames(config)
  if (stage === "build-javascript") config.target = ["web", "es2020"]
  compileBySwc(config)
  minifyBySwc(config)
  shortenFileNames(config)
  versionCache(config)
  dropShadowing(config)
  actions.replaceWebpackConfig(config)
  if (stage !== "build-javascript") {
    // Gatsby defines only GATSBY_… variables in the code that renders pages. The scripts are there by now.
    const values = { "process.env.G30_SITE_URL": process.env.G30_SITE_URL ?? "", "process.env.G30_WORD_FILES": JSON.stringify(wordFiles()) }
    const texts = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])
    const defined: unknown = Reflect.apply(plugins.define, undefined, [Object.fromEntries(texts)])
    actions.setWebpackConfig({ plugins: [defined], externals: [leaveOutApp] })
    return
  }
  const script: unknown = Reflect.apply(loaders.js, undefined, [])
  actions.setWebpackConfig({
    // Without a name the chunk has a number: Gatsby's long name would be in every page. Small numbers save 0.15 kB of the list of all chunks.
    optimization: {
      chunkIds: "size",
      // The list of all chunks comes with the first script: a script of its own is a request more, and 0.15 kB.
      runtimeChunk: false,
      splitChunks: { cacheGroups: { styles: false, lib: false, shared: { minSize: minSharedSize, name: false } } },
    },
    resolve: {
      alias: {
        ...aliases,
        react$: production("react"),
        "react-dom$": production("react-dom"),
        "react-headroom": path.join(headroom, "index.js"),
      },
    },
    module: {
      rules: [
        { test: /\.js$/, include: headroom, use: [script] },
        { test: /\/(react-dom|scheduler)\.production\.min\.js$/, use: [{ loader: path.resolve("src/gatsby/react-loader.js") }] },
      ],
    },
    externals: replace,
    plugins: [compilationHash],
    // Source maps would be public.
    devtool: false,
    // Packages use Node's `global` only if `window` is missing.
    node: { global: false },
  })
}

/** Only browsers draw the dashboard. Without its libraries, the renderer of pages is bundled in a third of the time. */
function leaveOutApp({ request = "" }: Import, external: External): void {
  external(undefined, request.startsWith("#app/") ? "var undefined" : undefined)
}

/** Shortens the class names: Gatsby's (`file-module--class--hash`) would be a quarter of the inlined CSS. */
function shortenClassNames(part: unknown): void {
  if (Array.isArray(part)) part.forEach(shortenClassNames)
  if (!isRecord(part)) return
  const modules = isRecord(part.options) ? part.options.modules : undefined
  if (isRecord(modules) && "localIdentName" in modules) modules.localIdentName = "[hash:base64:5]"
  for (const inner of [part.module, part.rules, part.oneOf, part.use]) shortenClassNames(inner)
}

/** In ms: a script that takes longer is a ChunkLoadError. */
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

/** Turns off a warning about the order of sheets, on which no rule of ours depends. */
function ignoreSheetOrder({ plugins }: Record<string, unknown>): void {
  for (const plugin of Array.isArray(plugins) ? plugins : []) {
    const options: unknown = isRecord(plugin) ? plugin.options : undefined
    if (isRecord(options) && "ignoreOrder" in options) options.ignoreOrder = true
  }
}
