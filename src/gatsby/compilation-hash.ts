import { createHash } from "node:crypto"
import type { Compiler } from "webpack"

type Compilation = { hash?: string | undefined; readonly assets: Readonly<Record<string, unknown>> }
type Tap = (name: string, onCompilation: (compilation: Compilation) => void) => void

/** webpack's own hash, which is in every page, changes with its cache. This one comes from the hashed names of scripts and styles. */
export const compilationHash = {
  apply: ({ hooks }: { readonly hooks: { readonly afterEmit: { readonly tap: Tap } } }): void => {
    // Gatsby writes the hash right after this.
    hooks.afterEmit.tap("compilation-hash", (compilation) => {
      const names = Object.keys(compilation.assets).filter((name) => /\.(js|css)$/.test(name))
      compilation.hash = createHash("sha256").update(names.toSorted().join("\n")).digest("hex").slice(0, 8)
    })
  },
}

/**
 * The first script names the sheet of its own chunk, but webpack finds the script in its cache before it knows that name. A script with another
 * sheet is made anew.
 */
export const sheetsOfScripts = {
  apply: ({ hooks, webpack }: Compiler): void =>
    hooks.thisCompilation.tap("sheets-of-scripts", (compilation) => {
      const { chunkHash } = webpack.javascript.JavascriptModulesPlugin.getCompilationHooks(compilation)
      chunkHash.tap("sheets-of-scripts", (chunk, hash, { chunkGraph }) => {
        const sheets = chunkGraph.getOrderedChunkModulesIterableBySourceType(chunk, "css/mini-extract", (one, other) =>
          one.identifier() < other.identifier() ? -1 : 1,
        )
        for (const sheet of sheets ?? []) hash.update(chunkGraph.getModuleHash(sheet, chunk.runtime))
      })
    }),
}

/**
 * Gatsby draws a page again only if its data or the hash of its renderer has changed. The sheets that stand in each page are in neither, so a page
 * would keep old sheets, which the site's policy refuses.
 */
export function rendererHash(sheets: readonly string[]) {
  return {
    apply: ({ hooks }: Compiler): void =>
      hooks.thisCompilation.tap("renderer-hash", ({ hooks: { chunkHash } }) =>
        chunkHash.tap("renderer-hash", (_, hash) => void hash.update(sheets.toSorted().join("\n"))),
      ),
  }
}
