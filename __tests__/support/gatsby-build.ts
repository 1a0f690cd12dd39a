import { createHash, randomUUID } from "node:crypto"
import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

type DrupalNode = { readonly internal: { readonly type: string }; readonly [field: string]: unknown }
type AnyNode = DrupalNode & { readonly id: string }

/** What Gatsby hands to sourceNodes, over nodes kept in memory; the network is `files`: address → bytes. */
export function aBuild(drupalNodes: readonly DrupalNode[]) {
  const nodes: AnyNode[] = drupalNodes.map((node) => ({ id: randomUUID(), ...node }))
  const warnings: string[] = []
  const kept = new Map<string, unknown>()
  const gatsby = {
    actions: { createNode: (node: AnyNode) => nodes.push(node) },
    getNodesByType: (type: string) => nodes.filter((node) => node.internal.type === type),
    createNodeId: (input: string) => createHash("sha1").update(input).digest("hex"),
    createContentDigest: (input: unknown) => createHash("sha1").update(JSON.stringify(input)).digest("hex"),
    cache: {
      get: (key: string) => Promise.resolve(kept.get(key)),
      set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
    },
    getCache: () => undefined,
    reporter: { warn: (message: string) => warnings.push(message) },
  }
  return { gatsby, warnings, ofType: (type: string) => nodes.filter((node) => node.internal.type === type) }
}

/** Stands in for gatsby-source-filesystem's download: `files` are the only ones that exist. */
export function downloader(files: Readonly<Record<string, Buffer>>) {
  const folder = mkdtempSync(join(tmpdir(), "g30-files-"))
  return ({ url }: { url: string }) => {
    const { pathname } = new URL(url)
    const bytes = files[pathname]
    if (bytes === undefined) return Promise.reject(new Error(`Unable to fetch: ${url}: Response code 404 (Not Found)`))
    const absolutePath = join(folder, pathname.replaceAll("/", "_"))
    writeFileSync(absolutePath, bytes)
    return Promise.resolve({
      id: `file ${pathname}`,
      absolutePath,
      internal: { contentDigest: createHash("sha1").update(bytes).digest("hex") },
    })
  }
}
