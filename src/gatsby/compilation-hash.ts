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

type ChunkHash = { readonly update: (text: string) => unknown }
type ChunkTap = (name: string, onChunk: (chunk: unknown, hash: ChunkHash) => void) => void
type RendererCompilation = { readonly hooks: { readonly chunkHash: { readonly tap: ChunkTap } } }
type RendererTap = (name: string, onCompilation: (compilation: RendererCompilation) => void) => void
type RendererCompiler = { readonly hooks: { readonly thisCompilation: { readonly tap: RendererTap } } }

/**
 * Gatsby draws a page again only if its data or the hash of its renderer has changed. The sheets that stand in each page are in neither, so a page
 * would keep old sheets, which the site's policy refuses.
 */
export function rendererHash(sheets: readonly string[]) {
  return {
    apply: ({ hooks }: RendererCompiler): void =>
      hooks.thisCompilation.tap("renderer-hash", (compilation) =>
        compilation.hooks.chunkHash.tap("renderer-hash", (_, hash) => void hash.update(sheets.toSorted().join("\n"))),
      ),
  }
}
