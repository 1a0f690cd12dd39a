import { realpathSync } from "node:fs"
import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { minifyForToday } from "./minify.ts"

/** What Gatsby puts into every page and no visitor runs, and what stands in for its own navigation: 5 kB of gzip together. */
const needless = {
  // Does nothing outside of `gatsby develop`.
  [path.resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: false,
  // Runs where a plugin brings a service worker: none does.
  [path.resolve(".cache/register-service-worker.js")]: false,
  "gatsby-link": path.resolve("src/lib/navigation/gatsby-link.ts"),
  "gatsby-react-router-scroll": path.resolve("src/lib/navigation/gatsby-scroll.tsx"),
}

/** The checks of `prop-types` do nothing in a built site. Every member of this function is the function itself. */
const noPropTypes = "(() => { const any = new Proxy(() => any, { get: () => any }); return any })()"

/**
 * What stands in for the imports of a package, by the package that imports.
 *
 * Headroom brings requestAnimationFrame for browsers without it, asks browsers whether they know passive listeners, and compares its props
 * deeper than they can ever be equal. Reach Router tells its programmer of mistakes by `invariant`. The site doesn't call the hook
 * `useScrollRestoration`, which imports the whole of Reach Router.
 */
const replacements: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "react-headroom": { raf: "requestAnimationFrame", "./supportsPassiveEvents": "Object", shallowequal: "Object.is" },
  "@gatsbyjs/reach-router": { invariant: "Boolean" },
  "gatsby-react-router-scroll": { "./use-scroll-restoration": "Object" },
}

type Import = { readonly context?: string; readonly request?: string }
type External = (error: undefined, value?: string) => void

/** Tells webpack what stands in for an import; nothing where the import is to be compiled. */
function replace({ context = "", request = "" }: Import, external: External): void {
  const folder = `${context.replaceAll(path.sep, "/")}/`
  const importer = Object.keys(replacements).find((name) => folder.includes(`/node_modules/${name}/`))
  external(undefined, request === "prop-types" ? noPropTypes : importer === undefined ? undefined : replacements[importer]?.[request])
}

/** Its own source: the file it publishes is written for browsers of 2009. By its real path, as webpack knows files, wherever `node_modules` is linked to. */
const headroom = realpathSync("node_modules/react-headroom/src")

/** Bytes before minification from which on what some pages share is a file of its own. What is less weighs more in a file apart than twice in two. */
const SHARED = 60_000

/**
 * Splits CSS by page, names its classes shortly, and leaves out what never runs in a visitor's browser.
 *
 * Gatsby's default puts all CSS, that of lazily loaded members included, into one sheet that it inlines into every page
 * (docs/decisions/0003-css-modules-and-per-page-css.md).
 */
export function onCreateWebpackConfig({ stage, getConfig, loaders, plugins, actions }: CreateWebpackConfigArgs): void {
  const config: unknown = Reflect.apply(getConfig, undefined, [])
  if (!isRecord(config)) return
  if (stage === "develop") {
    ignoreSheetOrder(config)
    actions.replaceWebpackConfig(config)
  }
  if (stage !== "build-javascript" && stage !== "build-html") return
  shortenClassNames(config)
  minifyForToday(config)
  shortenDigests(config)
  actions.replaceWebpackConfig(config)
  if (stage !== "build-javascript") {
    // Gatsby hides the environment from what renders pages.
    const siteUrl = JSON.stringify(process.env.G30_SITE_URL ?? "")
    const defined: unknown = Reflect.apply(plugins.define, undefined, [{ "process.env.G30_SITE_URL": siteUrl }])
    actions.setWebpackConfig({ plugins: [defined] })
    return
  }
  const script: unknown = Reflect.apply(loaders.js, undefined, [])
  actions.setWebpackConfig({
    // What is shared goes by its number: the long name that Gatsby gives it would stand in every page.
    optimization: { splitChunks: { cacheGroups: { styles: false, shared: { minSize: SHARED, name: false } } } },
    resolve: { alias: { ...needless, "react-headroom": path.join(headroom, "index.js") } },
    module: { rules: [{ test: /\.js$/, include: headroom, use: [script] }] },
    externals: replace,
    // Source maps would be public.
    devtool: false,
    // What asks for Node's `global` does so where there is no `window`: no page needs a stand-in.
    node: { global: false },
  })
}

/** Gatsby's `file-module--class--hash` is a quarter of the inlined CSS. Wherever css-loader is configured, the hash alone is the name. */
function shortenClassNames(part: unknown): void {
  if (Array.isArray(part)) part.forEach(shortenClassNames)
  if (!isRecord(part)) return
  const modules = isRecord(part.options) ? part.options.modules : undefined
  if (isRecord(modules) && "localIdentName" in modules) modules.localIdentName = "[hash:base64:5]"
  for (const inner of [part.module, part.rules, part.oneOf, part.use]) shortenClassNames(inner)
}

/** The runtime in every page has the digests of all chunks, which at 20 digits are 0.3 kB of gzip. Of another content the name stays another one. */
function shortenDigests({ output }: Record<string, unknown>): void {
  if (isRecord(output)) output.hashDigestLength = 8
}

/** No rule of ours depends on the order of sheets, so a warning about it is noise. */
function ignoreSheetOrder({ plugins }: Record<string, unknown>): void {
  for (const plugin of Array.isArray(plugins) ? plugins : []) {
    const options: unknown = isRecord(plugin) ? plugin.options : undefined
    if (isRecord(options) && "ignoreOrder" in options) options.ignoreOrder = true
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null
}
