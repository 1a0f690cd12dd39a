import { readFileSync } from "node:fs"
import path from "node:path"
import TerserPlugin from "terser-webpack-plugin"
import { isRecord } from "../../contract/is-record.ts"

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

const within = (folders: readonly string[]) => folders.map((folder) => path.resolve(folder) + path.sep)
const [ownSources, pageSources] = [within(["src", "contract"]), within(["src/pages", "src/templates"])]

/** Our sources without queries. Gatsby's Babel takes the queries out of the others, and `Head` out of pages and templates. */
function isPlain(file: string): boolean {
  const isIn = (folders: readonly string[]) => folders.some((folder) => file.startsWith(folder))
  return isIn(ownSources) && !isIn(pageSources) && !readFileSync(file, "utf8").includes("graphql")
}

export const compileBySwc = { test: /\.tsx?$/, include: isPlain, loader: path.resolve("src/gatsby/swc-loader.js") }

/** Leaves what SWC compiles out of Gatsby's own rule. */
export function leaveToSwc({ module }: Record<string, unknown>): void {
  const rules: unknown[] = isRecord(module) && Array.isArray(module.rules) ? module.rules : []
  for (const rule of rules) if (isRecord(rule) && String(rule.test).includes("tsx")) rule.exclude = isPlain
}
