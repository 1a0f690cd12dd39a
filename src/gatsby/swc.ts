import { readFileSync } from "node:fs"
import path from "node:path"
import TerserPlugin from "terser-webpack-plugin"
import { isRecord } from "./is-record.ts"

/**
 * SWC's options, for today's browsers: those for browsers of 2009 cost 1 kB of gzip a page.
 *
 * Not `unsafe_arrows`: the rich-text editor's rope-sequence has a constructor without `this`, which may be no arrow function.
 */
const minification = {
  compress: { ecma: 2020, passes: 3, keep_fargs: false, pure_getters: true, unsafe_methods: true },
  format: { ecma: 2020, comments: false },
}

/** Minifies scripts by SWC, whose files are as small as Terser's and made in a tenth of the time. */
export function minifyBySwc({ optimization }: Record<string, unknown>): void {
  if (!isRecord(optimization) || !Array.isArray(optimization.minimizer)) return
  const others: unknown[] = optimization.minimizer.filter(
    (plugin: unknown) => !isRecord(plugin) || plugin.constructor.name !== "TerserPlugin",
  )
  // SWC has threads of its own. Licences are in files beside the scripts, which don't name them.
  const minifier = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    parallel: false,
    extractComments: { condition: "some", banner: false },
    terserOptions: minification,
  })
  optimization.minimizer = [minifier, ...others]
}

const ownSources = ["src", "contract"].map((folder) => path.resolve(folder) + path.sep)

type Imported = { readonly realResource: string; readonly issuer: string }

/** Compiles our sources by SWC, and leaves to Gatsby's Babel what needs that: queries, templates, Gatsby's own files. */
export function compileBySwc({ module }: Record<string, unknown>): void {
  const rules: unknown[] = isRecord(module) && Array.isArray(module.rules) ? module.rules : []
  for (const rule of rules) {
    if (!isRecord(rule) || !String(rule.test).includes("tsx")) continue
    const { use: useBabel } = rule
    if (typeof useBabel !== "function") continue
    const askGatsby = (imported: Imported): unknown => Reflect.apply(useBabel, undefined, [imported])
    rule.use = (imported: Imported) => (isForSwc(imported) ? swcLoader : askGatsby(imported))
  }
}

const swcLoader = [{ loader: path.resolve("src/gatsby/swc-loader.js") }]

function isForSwc({ realResource, issuer }: Imported): boolean {
  // Gatsby takes the queries and `Head` out of the modules that this file of its own imports.
  if (issuer.includes("async-requires")) return false
  return ownSources.some((folder) => realResource.startsWith(folder)) && !readFileSync(realResource, "utf8").includes("graphql")
}
