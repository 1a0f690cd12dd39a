import { createHash } from "node:crypto"

type Compilation = { hash?: string | undefined; readonly assets: Readonly<Record<string, unknown>> }
type Tap = (name: string, made: (compilation: Compilation) => void) => void
type Compiler = { readonly hooks: { readonly afterEmit: { readonly tap: Tap } } }

/**
 * A webpack plugin: the hash of a compilation, which is in every page, depends on the names of the scripts and styles alone, which have the
 * hashes of their bytes. webpack's own hash changes with its cache, so that builds of the same sources would differ in every page.
 */
export const compilationHash = {
  apply: ({ hooks }: Compiler): void => {
    // Gatsby writes the hash where the compilation is done, right after this.
    hooks.afterEmit.tap("compilation-hash", (compilation) => {
      const names = Object.keys(compilation.assets).filter((name) => /\.(js|css)$/.test(name))
      compilation.hash = createHash("sha256").update(names.toSorted().join("\n")).digest("hex").slice(0, 8)
    })
  },
}
