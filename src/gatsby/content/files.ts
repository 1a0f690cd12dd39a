import type { NodePluginArgs, SourceNodesArgs } from "gatsby"
import { createRemoteFileNode } from "gatsby-source-filesystem"
import sharp from "sharp"
import * as v from "valibot"
import { apiUrl } from "../source-options.ts"
import type { Entity } from "./entity.ts"
import type { Problems } from "./problems.ts"

/** `version` changes where the back end has put other bytes at the address. */
export type WantedFile = { readonly address: string; readonly version: string; readonly isPicture: boolean; readonly item: Entity }

/** A file in Gatsby's cache. `width` and `height` are 0 unless it is a picture. */
export type FetchedFile = { readonly nodeId: string; readonly width: number; readonly height: number }

type Fetched = { readonly version: string; readonly file: FetchedFile | null; readonly attempts: number }

const pictureSize = v.object({ width: v.number(), height: v.number() })

const parallelDownloads = 8

const memories = new WeakMap<object, Map<string, Fetched>>()

/**
 * Fetches files into Gatsby's cache, by address. Missing files and broken pictures are reported; pages show an empty place for them.
 * A process that builds again asks only for those that are new, have other bytes or were missing.
 */
export async function fetchFiles(
  wanted: readonly WantedFile[],
  gatsby: SourceNodesArgs,
  problems: Problems,
): Promise<ReadonlyMap<string, FetchedFile>> {
  const byAddress = new Map(wanted.map((file) => [file.address, file]))
  const memory = memories.get(gatsby.store) ?? new Map<string, Fetched>()
  memories.set(gatsby.store, memory)
  const queue = [...byAddress.values()].filter(({ address, version }) => {
    const known = memory.get(address)
    return known === undefined || known.file === null || known.version !== version
  })
  const work = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const { address, version, isPicture, item } = file
      const attempts = (memory.get(address)?.attempts ?? 0) + 1
      const result = await fetchFile(file, attempts, gatsby)
      memory.set(address, { version, attempts, file: typeof result === "object" ? result : null })
      if (typeof result === "object") continue
      const what = `${isPicture ? "its picture" : "its file"} ${address} ${result}.`
      problems.add({ item, kind: "picture", what, todo: "Upload it again." })
    }
  }
  await Promise.all(Array.from({ length: parallelDownloads }, work))
  return new Map([...byAddress.keys()].flatMap((address) => withFile(address, memory.get(address)?.file ?? null)))
}

function withFile(address: string, file: FetchedFile | null): (readonly [string, FetchedFile])[] {
  return file === null ? [] : [[address, file]]
}

async function fetchFile(file: WantedFile, attempts: number, gatsby: SourceNodesArgs): Promise<FetchedFile | string> {
  // gatsby-source-filesystem remembers the answer to an address, a failure too, as long as the process runs.
  const fragment = attempts === 1 ? "" : `#${attempts}`
  const node = await download(new URL(`${file.address}${fragment}`, `${apiUrl}/`).href, gatsby)
  if (typeof node === "string") return node
  if (!file.isPicture) return { nodeId: node.id, width: 0, height: 0 }
  const size = await sizeOf(node, gatsby.cache)
  return size === null ? "is no picture that can be shown" : { nodeId: node.id, ...size }
}

type FileNode = Awaited<ReturnType<typeof createRemoteFileNode>>

async function download(url: string, { actions, cache, createNodeId, getCache }: SourceNodesArgs): Promise<FileNode | string> {
  try {
    return await createRemoteFileNode({ url, getCache, createNode: actions.createNode, createNodeId, cache })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const status = /(?:response code|status code|HTTP) (\d{3})/i.exec(reason)?.[1]
    return status === undefined ? "can't be fetched" : `can't be fetched (HTTP ${status})`
  }
}

/** Decodes a picture whole to find its size, once for each content; null for a broken picture. */
async function sizeOf(node: FileNode, cache: NodePluginArgs["cache"]): Promise<v.InferOutput<typeof pictureSize> | null> {
  const key = `picture-size-${node.internal.contentDigest}`
  const known = v.safeParse(pictureSize, await cache.get(key))
  if (known.success) return known.output
  try {
    const { autoOrient } = await sharp(node.absolutePath).metadata()
    await sharp(node.absolutePath).resize(16).raw().toBuffer()
    const size = { width: autoOrient.width, height: autoOrient.height }
    await cache.set(key, size)
    return size
  } catch {
    // The report asks for a new upload whatever sharp's reason is.
    return null
  }
}
