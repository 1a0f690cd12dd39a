import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { isRecord } from "../../contract/is-record.ts"

/** These files decide how a module is compiled. Gatsby compiles gatsby-node.ts with all its imports into the first. */
const compilers = [".cache/compiled/gatsby-node.js", "src/gatsby/swc-loader.js", "babel.config.js", "package-lock.json"]
type Tap = (name: string, onCompilation: (compilation: { readonly buildDependencies: { readonly clear: () => void } }) => void) => void
type Compiler = { readonly hooks: { readonly afterEmit: { readonly tap: Tap } } }

const forgetCompilers = {
  apply: ({ hooks }: Compiler): void => hooks.afterEmit.tap("forget-compilers", ({ buildDependencies }) => buildDependencies.clear()),
}

/** By itself, webpack reads each of the thousands of files that its loaders and settings import: 10 seconds of CPU a cold build. */
export function versionCache({ cache, plugins }: Record<string, unknown>): void {
  if (!isRecord(cache) || !Array.isArray(plugins)) return
  const version = createHash("sha256")
  for (const name of compilers) version.update(readFileSync(name))
  cache.version = version.digest("hex")
  plugins.push(forgetCompilers)
}
