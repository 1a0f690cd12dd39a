import type { Node, SourceNodesArgs } from "gatsby"
import * as v from "valibot"
import type { ResourceType } from "../../../contract/fields.ts"
import { drupalNodeType, sourcedTypes } from "../model.ts"
import { nameOf, readEntity, referenceKey, resolveReferences, type Entity, type ReadEntity } from "./source-entity.ts"
import { unreadable, type Fault } from "./build-problems.ts"

const rawFile = v.object({
  drupal_id: v.string(),
  drupal_internal__fid: v.optional(v.number()),
  filename: v.string(),
  filemime: v.nullish(v.string(), "application/octet-stream"),
  filesize: v.nullish(v.number(), 0),
  changed: v.optional(v.string()),
  uri: v.object({ url: v.string() }),
})
export type RawFile = v.InferOutput<typeof rawFile>

/** This process created or confirmed the nodes with these ids. */
const gatsbyState = v.object({ nodesTouched: v.instance(Set) })
/** This is set if gatsby-source-drupal got only changes. */
const delta = v.object({ action: v.string() })
const madeNode = v.object({ payload: v.union([v.object({ id: v.string() }), v.string()]) })

/** `value` is null for hidden nodes, and for unreadable ones, which have a fault. */
type NodeReading<Value> = { readonly digest: string; readonly value: Value | null; readonly fault: Fault | null }
type Memory = {
  /** These nodes were created or confirmed since the last reading. */
  readonly presentIds: Set<unknown>
  items: ReadonlyMap<string, NodeReading<ReadEntity>>
  files: ReadonlyMap<string, NodeReading<RawFile>>
}

const memories = new WeakMap<object, Memory>()
const fileType = "file__file"

// Gatsby's store (LMDB) commits in the background, and only `createNode` of a changed node waits for that. Then the source's nodes can be read by
// type.
export async function untilStored({ actions, createNodeId }: SourceNodesArgs): Promise<void> {
  const internal = { type: "SourcedContent", contentDigest: String(process.hrtime.bigint()) }
  await actions.createNode({ id: createNodeId("g30-sourced-content"), parent: null, children: [], internal })
}

/** A process of publisher/ builds with the code and content of the last full build, and its changes. */
export function isQuick({ webhookBody }: SourceNodesArgs): boolean {
  return v.is(delta, webhookBody)
}

export type SourcedContent = {
  readonly entities: readonly Entity[]
  readonly files: ReadonlyMap<string, RawFile>
  readonly faults: readonly Fault[]
}

/** Reads a node only if it has changed. */
export function readSourced(gatsby: SourceNodesArgs): SourcedContent {
  const memory = memories.get(gatsby.store) ?? remember(gatsby)
  const { presentIds, items, files } = memory
  // After a full reading, Gatsby removes deleted items' nodes only after `sourceNodes`.
  const nodesOf = (type: string) => gatsby.getNodesByType(type).filter(({ id }) => isQuick(gatsby) || presentIds.has(id))
  memory.items = new Map(
    sourcedTypes.flatMap((type) =>
      nodesOf(drupalNodeType(type)).map((node) => [node.id, keep(node, type, (one) => readEntity(type, one), items)] as const),
    ),
  )
  memory.files = new Map(nodesOf(fileType).map((node) => [node.id, keep(node, "file--file", (one) => v.parse(rawFile, one), files)]))
  presentIds.clear()
  const filesByUuid = new Map([...memory.files.values()].flatMap(({ value }) => (value === null ? [] : [[value.drupal_id, value]])))
  const entities = resolved(memory, filesByUuid)
  const faults = [...memory.items.values(), ...memory.files.values()].flatMap(({ fault }) => fault ?? [])
  return { entities, files: filesByUuid, faults }
}

function remember({ store, emitter }: SourceNodesArgs): Memory {
  // Gatsby types getState as a bare Function, which can't be called.
  const { nodesTouched } = v.parse(gatsbyState, Reflect.apply(store.getState, store, []))
  const presentIds = new Set<unknown>(nodesTouched)
  for (const event of ["CREATE_NODE", "TOUCH_NODE"])
    emitter.on(event, (action: unknown) => {
      const { payload } = v.parse(madeNode, action)
      presentIds.add(typeof payload === "string" ? payload : payload.id)
    })
  const memory: Memory = { presentIds, items: new Map(), files: new Map() }
  memories.set(store, memory)
  return memory
}

type NodeReadings<Value> = ReadonlyMap<string, NodeReading<Value>>

function keep<Value>(
  node: Node,
  type: ResourceType | "file--file",
  readIt: (node: Node) => Value | null,
  before: NodeReadings<Value>,
): NodeReading<Value> {
  const { contentDigest: digest } = node.internal
  const former = before.get(node.id)
  if (former?.digest === digest) return former
  try {
    return { digest, value: readIt(node), fault: null }
  } catch (error) {
    return { digest, value: null, fault: unreadable(nameOf(type, node), error) }
  }
}

function resolved({ items }: Memory, files: ReadonlyMap<string, RawFile>): Entity[] {
  const published = [...items.values()].flatMap(({ value }) => (value === null ? [] : [value]))
  const uuids = new Map<string, string>()
  for (const { type, number, uuid } of published) uuids.set(referenceKey(type, number), uuid)
  for (const { drupal_internal__fid: number, drupal_id: uuid } of files.values())
    if (number !== undefined) uuids.set(referenceKey("file--file", number), uuid)
  return published.map((item) => resolveReferences(item, (key) => uuids.get(key)))
}
