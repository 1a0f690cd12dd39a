import { existsSync } from "node:fs"
import { setTimeout as wait } from "node:timers/promises"
import type { SourceNodesArgs } from "gatsby"
import { createFileNodeFromBuffer, createRemoteFileNode } from "gatsby-source-filesystem"
import * as v from "valibot"
import { apiUrl } from "../source-options.ts"
import { describe, type Entity } from "./source-entity.ts"
import { fileUrl, whereaboutsOf } from "./file-address.ts"
import { plainPicture } from "./plain-picture.ts"
import { codedAs, type Problems } from "./build-problems.ts"

/** `version` changes if the back end has put other bytes at the address. */
export type WantedFile = { readonly address: string; readonly version: string; readonly isPicture: boolean; readonly item: Entity }

/** `width` and `height` are 0 unless it is a picture. */
export type FetchedFile = { readonly nodeId: string; readonly width: number; readonly height: number }

type Fetched = { readonly version: string; readonly file: FetchedFile | null; readonly attempts: number }

const fileNode = v.custom<{ readonly absolutePath: string } & Parameters<SourceNodesArgs["actions"]["touchNode"]>[0]>((node) =>
  v.is(v.looseObject({ id: v.string(), absolutePath: v.string() }), node),
)
const pictureSize = v.object({ width: v.number(), height: v.number() })

const parallelDownloads = 8

const memories = new WeakMap<object, Map<string, Fetched>>()

/** Reports missing files and broken pictures, for which pages show an empty place. A later build asks only for new, changed and missing files. */
export async function fetchFiles(
  files: readonly WantedFile[],
  gatsby: SourceNodesArgs,
  problems: Problems,
): Promise<ReadonlyMap<string, FetchedFile>> {
  const byAddress = new Map(files.map((file) => [file.address, file]))
  const memory = memories.get(gatsby.store) ?? (await fetchedBefore(byAddress, gatsby))
  memories.set(gatsby.store, memory)
  const queue = [...byAddress.values()].filter(({ address, version }) => {
    const entry = memory.get(address)
    return entry === undefined || entry.file === null || entry.version !== version
  })
  const isAsked = queue.length > 0
  const work = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const { address, version, isPicture, item } = file
      const attempts = (memory.get(address)?.attempts ?? 0) + 1
      const result = await fetchFile(file, attempts, gatsby)
      memory.set(address, { version, attempts, file: typeof result === "object" ? result : null })
      if (typeof result === "object") continue
      const what = `${isPicture ? "its picture" : "its file"} ${address} ${result}.`
      problems.add({ item, what, todo: "Upload it again.", ...codedAs("fileLost", { address }) })
    }
  }
  await Promise.all(Array.from({ length: parallelDownloads }, work))
  if (isAsked) await gatsby.cache.set(cacheKey, [...memory])
  return new Map([...byAddress.keys()].flatMap((address) => withFile(address, memory.get(address)?.file ?? null)))
}

const cacheKey = "fetched-files"
const fetchedFile = v.object({ nodeId: v.string(), width: v.number(), height: v.number() })
const cached = v.array(v.tuple([v.string(), v.object({ version: v.string(), file: v.nullable(fetchedFile), attempts: v.number() })]))

/** Bytes without a version are asked for again. */
async function fetchedBefore(files: ReadonlyMap<string, WantedFile>, { cache, getNode, actions }: SourceNodesArgs) {
  const result = v.safeParse(cached, await cache.get(cacheKey))
  const memory = new Map<string, Fetched>()
  for (const [address, entry] of result.success ? result.output : []) {
    const node = getNode(entry.file?.nodeId ?? "")
    if (!files.has(address) || entry.version === "" || !v.is(fileNode, node) || !existsSync(node.absolutePath)) continue
    // Gatsby deletes nodes that a process neither makes nor touches.
    actions.touchNode(node)
    memory.set(address, { ...entry, attempts: 0 })
  }
  return memory
}

function withFile(address: string, file: FetchedFile | null): (readonly [string, FetchedFile])[] {
  return file === null ? [] : [[address, file]]
}

async function fetchFile(file: WantedFile, attempts: number, gatsby: SourceNodesArgs): Promise<FetchedFile | string> {
  const url = fileUrl(file.address, apiUrl)
  const whereabouts = url === null ? "elsewhere" : await whereaboutsOf(url, apiUrl)
  if (url === null || whereabouts === "elsewhere") return "is not at the back end's own host, and is fetched from no other"
  if (whereabouts === "silent") return gatsby.reporter.panic(backEndFault(file, "doesn't answer within 30 s"))
  // gatsby-source-filesystem remembers the answer to an address, a failure too, as long as the process runs.
  const node = await download(attempts === 1 ? url : `${url}#${attempts}`, gatsby)
  if (typeof node === "number") return `can't be fetched (HTTP ${node})`
  if (typeof node === "string") return gatsby.reporter.panic(backEndFault(file, node))
  if (!file.isPicture) return { nodeId: node.id, width: 0, height: 0 }
  return (await shownPicture(node, gatsby)) ?? "is no picture that can be shown"
}

/** Fails the build, because without the file the page would lose something that visitors see now. */
function backEndFault({ address, isPicture, item }: WantedFile, fault: string): string {
  const what = isPicture ? "picture" : "file"
  return `The back end ${fault} for the ${what} ${address} of ${describe(item)}. Look into the back end's log, then build again.`
}

type FileNode = Awaited<ReturnType<typeof createRemoteFileNode>>

/** Milliseconds for one file, however large. */
const longestDownload = 600_000

/** A number is the HTTP status of a refused file; a text says how the back end failed. */
async function download(url: string, { actions, cache, createNodeId, getCache }: SourceNodesArgs): Promise<FileNode | number | string> {
  const creation = createRemoteFileNode({ url, getCache, createNode: actions.createNode, createNodeId, cache })
  try {
    const late = wait(longestDownload, "doesn't send all within 10 minutes", { ref: false })
    return await Promise.race([creation, late])
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const status = Number(/(?:response code|status code|HTTP) (\d{3})/i.exec(reason)?.[1])
    if (Number.isNaN(status)) return "doesn't answer completely"
    return status < 500 ? status : `answered ${status}`
  }
}

/** Returns null for a broken picture. A plain copy is made once for each content. */
async function shownPicture(node: FileNode, { actions, cache, createNodeId, getCache }: SourceNodesArgs): Promise<FetchedFile | null> {
  const key = `plain-picture-${node.internal.contentDigest}`
  const storedSize = v.safeParse(pictureSize, await cache.get(key))
  if (storedSize.success) return { nodeId: node.id, ...storedSize.output }
  try {
    const { instead, ...size } = await plainPicture(node.absolutePath)
    if (instead === null) await cache.set(key, size)
    const pictureNode =
      instead === null ? node : await createFileNodeFromBuffer({ ...instead, createNode: actions.createNode, createNodeId, getCache })
    return { nodeId: pictureNode.id, ...size }
  } catch {
    // The report asks for a new upload whatever the reason is.
    return null
  }
}
