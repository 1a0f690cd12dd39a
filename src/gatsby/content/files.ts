import type { NodePluginArgs, SourceNodesArgs } from "gatsby"
import { createRemoteFileNode } from "gatsby-source-filesystem"
import sharp from "sharp"
import * as v from "valibot"
import { apiUrl } from "../source-options.ts"
import type { Problems } from "./problems.ts"

export type WantedFile = { readonly address: string; readonly isPicture: boolean; readonly item: string }

/** A file in Gatsby's cache. `width` and `height` are 0 unless it is a picture. */
export type FetchedFile = { readonly nodeId: string; readonly width: number; readonly height: number }

const pictureSize = v.object({ width: v.number(), height: v.number() })

const parallelDownloads = 8

/** Fetches files into Gatsby's cache, by address. Missing files and broken pictures are reported; pages show an empty place for them. */
export async function fetchFiles(
  wanted: readonly WantedFile[],
  gatsby: SourceNodesArgs,
  problems: Problems,
): Promise<ReadonlyMap<string, FetchedFile>> {
  const byAddress = new Map(wanted.map((file) => [file.address, file]))
  const queue = [...byAddress.values()]
  const fetched = new Map<string, FetchedFile>()
  const work = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const result = await fetchFile(file, gatsby)
      if (typeof result === "object") fetched.set(file.address, result)
      else {
        const what = `${file.isPicture ? "its picture" : "its file"} ${file.address} ${result}.`
        problems.add({ item: file.item, what, todo: "Upload it again." })
      }
    }
  }
  await Promise.all(Array.from({ length: parallelDownloads }, work))
  return fetched
}

async function fetchFile(file: WantedFile, gatsby: SourceNodesArgs): Promise<FetchedFile | string> {
  const node = await download(new URL(file.address, `${apiUrl}/`).href, gatsby)
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
