import { readFileSync } from "node:fs"
import path from "node:path"
import TerserPlugin from "terser-webpack-plugin"
import { isRecord } from "../../contract/is-record.ts"

/**
 * Options for browsers of 2009 would cost 1 kB of gzip a page. `unsafe_arrows` would break the constructor of rope-sequence, a part of the rich-text
 * editor.
 */
const minification = {
  compress: { ecma: 2020, passes: 3, keep_fargs: false, pure_getters: true, unsafe_methods: true },
  format: { ecma: 2020, comments: false },
}

/** SWC's files are as small as Terser's and made in a tenth of the time. */
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

/** Gatsby's Babel takes queries out of sources, and `Head` out of pages and templates. The others need only SWC. */
function isPlain(file: string): boolean {
  const isIn = (folders: readonly string[]) => folders.some((folder) => file.startsWith(folder))
  return isIn(ownSources) && !isIn(pageSources) && !readFileSync(file, "utf8").includes("graphql")
}

export const compileBySwc = { test: /\.tsx?$/, include: isPlain, loader: path.resolve("src/gatsby/swc-loader.js") }

export function leaveToSwc({ module }: Record<string, unknown>): void {
  const rules: unknown[] = isRecord(module) && Array.isArray(module.rules) ? module.rules : []
  for (const rule of rules) if (isRecord(rule) && String(rule.test).includes("tsx")) rule.exclude = isPlain
}
