import type { NodePluginArgs, SourceNodesArgs } from "gatsby"
import { createRemoteFileNode } from "gatsby-source-filesystem"
import sharp from "sharp"
import type { Problems } from "./problems.ts"

/** A file to fetch: its address on the back end, and the item that shows it, for the report. */
export type WantedFile = { readonly address: string; readonly isPicture: boolean; readonly item: string }

/** A file that is there and is what it should be. `width` and `height` are the picture's own; 0 for other files. */
export type FetchedFile = { readonly nodeId: string; readonly width: number; readonly height: number }

const AT_ONCE = 8

/**
 * Fetches files from the back end into Gatsby's cache and checks that pictures are pictures, each address once.
 *
 * A file that is missing, or a picture that can't be decoded, is reported and absent from the answer: pages show its place instead of failing.
 */
export async function fetchFiles(
  wanted: readonly WantedFile[],
  apiUrl: string,
  gatsby: SourceNodesArgs,
  problems: Problems,
): Promise<ReadonlyMap<string, FetchedFile>> {
  const byAddress = new Map(wanted.map((file) => [file.address, file]))
  const queue = [...byAddress.values()]
  const fetched = new Map<string, FetchedFile>()
  const work = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const result = await fetchFile(file, apiUrl, gatsby)
      if (typeof result === "object") fetched.set(file.address, result)
      else
        problems.add({
          item: file.item,
          what: `${file.isPicture ? "its picture" : "its file"} ${file.address} ${result}.`,
          todo: "Upload it again.",
        })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return fetched
}

async function fetchFile(file: WantedFile, apiUrl: string, gatsby: SourceNodesArgs): Promise<FetchedFile | string> {
  const node = await download(new URL(file.address, `${apiUrl}/`).href, gatsby)
  if (typeof node === "string") return node
  if (!file.isPicture) return { nodeId: node.id, width: 0, height: 0 }
  const size = await pictureSize(node, gatsby.cache)
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

/** The size of a picture that decodes whole; `null` for what doesn't. Kept by content, so that a warm build decodes nothing again. */
async function pictureSize(node: FileNode, cache: NodePluginArgs["cache"]): Promise<{ width: number; height: number } | null> {
  const key = `picture-size-${node.internal.contentDigest}`
  const known: unknown = await cache.get(key)
  if (isSize(known)) return known
  try {
    const { autoOrient } = await sharp(node.absolutePath).metadata()
    await sharp(node.absolutePath).resize(16).raw().toBuffer()
    const size = { width: autoOrient.width, height: autoOrient.height }
    await cache.set(key, size)
    return size
  } catch {
    // Whatever sharp says against it, the remedy is the same, and the report names it.
    return null
  }
}

function isSize(value: unknown): value is { width: number; height: number } {
  return typeof value === "object" && value !== null && "width" in value && "height" in value
}
