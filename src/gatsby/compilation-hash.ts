import { createHash } from "node:crypto"

type Compilation = { hash?: string | undefined; readonly assets: Readonly<Record<string, unknown>> }
type Tap = (name: string, onCompilation: (compilation: Compilation) => void) => void
type Compiler = { readonly hooks: { readonly afterEmit: { readonly tap: Tap } } }

/** webpack's own hash, which is in every page, changes with its cache. This one comes from the hashed names of scripts and styles. */
export const compilationHash = {
  apply: ({ hooks }: Compiler): void => {
    // Gatsby writes the hash right after this.
    hooks.afterEmit.tap("compilation-hash", (compilation) => {
      const names = Object.keys(compilation.assets).filter((name) => /\.(js|css)$/.test(name))
      compilation.hash = createHash("sha256").update(names.toSorted().join("\n")).digest("hex").slice(0, 8)
    })
  },
}
