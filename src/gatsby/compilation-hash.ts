import { createHash } from "node:crypto"

type Compilation = { hash?: string | undefined; readonly assets: Readonly<Record<string, unknown>> }
type Tap = (name: string, onCompilation: (compilation: Compilation) => void) => void
type Compiler = { readonly hooks: { readonly afterEmit: { readonly tap: Tap } } }

/**
 * Makes the hash of a compilation from the names of scripts and styles, which contain the hashes of their bytes. Every page has this hash.
 *
 * webpack's own hash changes with its cache, so that builds of the same sources would differ in every page.
 */
export const compilationHash = {
  apply: ({ hooks }: Compiler): void => {
    // Gatsby writes the hash right after this.
    hooks.afterEmit.tap("compilation-hash", (compilation) => {
      const names = Object.keys(compilation.assets).filter((name) => /\.(js|css)$/.test(name))
      compilation.hash = createHash("sha256").update(names.toSorted().join("\n")).digest("hex").slice(0, 8)
    })
  },
}
