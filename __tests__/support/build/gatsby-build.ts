import { createHash } from "node:crypto"
import { EventEmitter } from "node:events"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { nodeFromData } from "gatsby-source-drupal/normalize"
import { setOptions } from "gatsby-source-drupal/plugin-options"
import { handleReferences } from "gatsby-source-drupal/utils"
import type { Langcode } from "#contract/fields.ts"
import type { Resource } from "#contract/jsonapi.ts"
import { sourceOptions } from "../../../src/gatsby/source-options.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const createNodeId = (input: string) => createHash("sha1").update(input).digest("hex")

/**
 * The argument of sourceNodes after gatsby-source-drupal has read `resources`, with nodes in memory.
 *
 * @param gone resources of an earlier build, which are still in Gatsby's store
 */
export async function aBuild(resources: readonly Resource[], gone: readonly Resource[] = []) {
  const read = await sourced(resources)
  const nodes = new Map([...(await sourced(gone)), ...read])
  const warnings: string[] = []
  const kept = new Map<string, unknown>()
  const made: string[] = []
  const emitter = new EventEmitter()
  // As in Gatsby, a node that is still the same is no new one.
  const createNode = (node: DrupalNode) => {
    const { contentDigest } = node.internal
    if (contentDigest !== undefined && nodes.get(node.id)?.internal.contentDigest === contentDigest) return
    nodes.set(node.id, node)
    made.push(labelOf(node))
    emitter.emit("CREATE_NODE", { payload: node })
  }
  const labelOf = ({ id, title, name }: DrupalNode): string => {
    const owner = [...nodes.values()].find(({ related }) => related === id)
    if (owner !== undefined) return `relations of ${labelOf(owner)}`
    return [title, name].find((label) => typeof label === "string") ?? ""
  }
  const deleteNode = (node: DrupalNode) => {
    nodes.delete(node.id)
    emitter.emit("DELETE_NODE", { payload: node })
  }
  const gatsby = {
    actions: { createNode, deleteNode, touchNode: () => undefined },
    emitter,
    webhookBody: {},
    store: { getState: () => ({ nodesTouched: new Set(read.keys()), webpackCompilationHash: "c0ffee" }) },
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) => [...nodes.values()].filter((node) => node.internal.type === type),
    createNodeId,
    createContentDigest: (input: unknown) => createHash("sha1").update(JSON.stringify(input)).digest("hex"),
    cache: {
      get: (key: string) => Promise.resolve(kept.get(key)),
      set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
      del: (key: string) => Promise.resolve(kept.delete(key)),
    },
    getCache: () => undefined,
    reporter: {
      warn: (message: string) => warnings.push(message),
      panic: (message: string) => {
        throw new Error(message)
      },
    },
  }
  /** The nodes of a type for the readers of a language. */
  const ofType = (type: string, language: Langcode = "en") =>
    [...nodes.values()].filter((node) => node.internal.type === type && (node.language ?? languageOf(node)) === language)
  const languageOf = ({ id }: DrupalNode): unknown => [...nodes.values()].find(({ related }) => related === id)?.language ?? "en"
  /** What a later sourcing of the same process finds: `changed` came in, and `withdrawn` went. */
  const change = async (changed: readonly Resource[], withdrawn: readonly Resource[] = []) => {
    gatsby.webhookBody = { action: "update" }
    for (const node of (await sourced(changed)).values()) createNode(node)
    for (const id of (await sourced(withdrawn)).keys()) deleteNode({ id, internal: { type: nodes.get(id)?.internal.type ?? "" } })
    made.length = 0
    warnings.length = 0
  }
  /** What a new process of publisher/ finds after these changes. */
  const restart = async (changed: readonly Resource[], withdrawn: readonly Resource[] = []) => {
    gatsby.store = { ...gatsby.store }
    await change(changed, withdrawn)
  }
  /** The titles of the nodes that were made since the last change, each once for all readers. */
  const madeSince = () => [...new Set(made.filter((title) => title !== ""))]
  return { gatsby, warnings, ofType, change, restart, madeSince }
}

/** Runs the two passes of gatsby-source-drupal over resources. */
async function sourced(resources: readonly Resource[]): Promise<Map<string, DrupalNode>> {
  const options = { languageConfig: sourceOptions.languageConfig }
  setOptions(options)
  const made = await Promise.all(resources.map((resource) => nodeFromData(resource, createNodeId, [], options)))
  const nodes = new Map(made.map((node) => [node.id, node]))
  const cache = { get: () => Promise.resolve(undefined), set: () => Promise.resolve(undefined) }
  for (const node of made) {
    Object.assign(node.internal, { contentDigest: createNodeId(JSON.stringify(node)) })
    await handleReferences(node, { getNode: (id: string) => nodes.get(id), mutateNode: true, createNodeId, cache, pluginOptions: options })
  }
  return nodes
}

/** Replaces gatsby-source-filesystem's download, and the question where a file is; only `files` exist, others answer `status`. */
export function downloader(files: Readonly<Record<string, Buffer>>, status = 404) {
  jest.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(new Response()))
  const folder = aTemporaryFolder()
  return ({ url }: { url: string }) => {
    const { pathname } = new URL(url)
    const bytes = files[pathname]
    if (bytes === undefined) return Promise.reject(new Error(`Unable to fetch: ${url}: Response code ${status} (Refused)`))
    const absolutePath = join(folder, pathname.replaceAll("/", "_"))
    writeFileSync(absolutePath, bytes)
    return Promise.resolve({ id: `file ${pathname}`, absolutePath, internal: { contentDigest: createNodeId(bytes.toString("hex")) } })
  }
}
