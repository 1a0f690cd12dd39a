import type { Node, SourceNodesArgs } from "gatsby"
import * as v from "valibot"
import type { ResourceType } from "../../../contract/fields.ts"
import { drupalNodeType, sourcedTypes } from "../model.ts"
import { nameOf, readEntity, referenceKey, resolveReferences, type Entity, type ReadEntity } from "./entity.ts"
import { unreadable, type Fault } from "./problems.ts"

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

/** The ids of the nodes that this process created or confirmed. */
const gatsbyState = v.object({ nodesTouched: v.instance(Set) })
/** The changes that gatsby-source-drupal got, if it read only those. */
const delta = v.object({ action: v.string() })
const madeNode = v.object({ payload: v.object({ id: v.string(), internal: v.object({ type: v.string() }) }) })
const touchedNode = v.object({ payload: v.string(), typeName: v.optional(v.string()) })

/** `value` is null for what visitors don't see, and for what can't be read: then there is a fault. */
type Kept<Value> = { readonly digest: string; readonly value: Value | null; readonly fault: Fault | null }
type Events = { readonly changed: Set<string>; readonly touched: Set<string>; readonly deleted: Set<string> }
type Memory = {
  readonly events: Events
  readonly items: Map<string, Kept<ReadEntity>>
  readonly files: Map<string, Kept<RawFile>>
  /** Null if a file has changed. */
  filesByUuid: ReadonlyMap<string, RawFile> | null
  /** By language and UUID. */
  entities: ReadonlyMap<string, Entity>
}

const memories = new WeakMap<object, Memory>()
const fileType = "file__file"
const typeNames = new Map([...sourcedTypes.map((type) => [drupalNodeType(type), type] as const)])

// Waits until the nodes of gatsby-source-drupal can be read by type: Gatsby's store (LMDB) commits in the background.
// Only `createNode` of a node that changes waits for the commit.
export async function untilStored({ actions, createNodeId }: SourceNodesArgs): Promise<void> {
  const internal = { type: "SourcedContent", contentDigest: String(process.hrtime.bigint()) }
  await actions.createNode({ id: createNodeId("g30-sourced-content"), parent: null, children: [], internal })
}

/** Whether a process of scripts/site/warm builds: by the code of the last full build, from that build's content and its changes. */
export function isQuick({ webhookBody }: SourceNodesArgs): boolean {
  return v.is(delta, webhookBody)
}

export type Sourced = {
  readonly entities: readonly Entity[]
  readonly files: ReadonlyMap<string, RawFile>
  /** Of what can't be read. */
  readonly faults: readonly Fault[]
}

/** Reads the nodes of gatsby-source-drupal. A process that builds again reads only the changed ones: all else is the same object as before. */
export function readSourced(gatsby: SourceNodesArgs): Sourced {
  const known = memories.get(gatsby.store)
  const memory = known ?? remember(gatsby)
  if (known !== undefined && isQuick(gatsby)) readChanged(gatsby, known)
  else readAll(gatsby, memory, isThere(gatsby, known))
  for (const ids of Object.values(memory.events)) ids.clear()
  const files = (memory.filesByUuid ??= new Map(
    [...memory.files.values()].flatMap(({ value }) => (value === null ? [] : [[value.drupal_id, value]])),
  ))
  const entities = resolved(memory, files.values())
  memory.entities = new Map(entities.map((entity) => [keyOf(entity), entity]))
  return { entities, files, faults: [...memory.items.values(), ...memory.files.values()].flatMap(({ fault }) => fault ?? []) }
}

/**
 * Finds out which nodes the back end still has: Gatsby removes the others only after `sourceNodes`. A process that knows all changes
 * since the last build has no others.
 */
function isThere(gatsby: SourceNodesArgs, known: Memory | undefined): (id: string) => boolean {
  if (known !== undefined) return (id) => known.events.touched.has(id) || known.events.changed.has(id)
  if (isQuick(gatsby)) return () => true
  const touched = touchedInProcess(gatsby)
  return (id) => touched.has(id)
}

function remember({ store, emitter }: SourceNodesArgs): Memory {
  const events: Events = { changed: new Set(), touched: new Set(), deleted: new Set() }
  const isRead = (type: string | undefined) => type === fileType || typeNames.has(type ?? "")
  const note = (into: Set<string>) => (action: unknown) => {
    const parsed = v.safeParse(madeNode, action)
    if (!parsed.success || !isRead(parsed.output.payload.internal.type)) return
    const { id } = parsed.output.payload
    for (const ids of Object.values(events)) ids.delete(id)
    into.add(id)
  }
  emitter.on("CREATE_NODE", note(events.changed))
  emitter.on("DELETE_NODE", note(events.deleted))
  emitter.on("TOUCH_NODE", (action: unknown) => {
    const parsed = v.safeParse(touchedNode, action)
    if (parsed.success && isRead(parsed.output.typeName)) events.touched.add(parsed.output.payload)
  })
  const memory: Memory = { events, items: new Map(), files: new Map(), filesByUuid: null, entities: new Map() }
  memories.set(store, memory)
  return memory
}

function touchedInProcess({ store }: SourceNodesArgs): ReadonlySet<unknown> {
  // Gatsby types getState as a bare Function, which can't be called.
  return v.parse(gatsbyState, Reflect.apply(store.getState, store, [])).nodesTouched
}

function readAll({ getNodesByType }: SourceNodesArgs, memory: Memory, isWanted: (id: string) => boolean): void {
  const nodes = [...typeNames.keys(), fileType].flatMap((type) => getNodesByType(type)).filter(({ id }) => isWanted(id))
  const ids = new Set(nodes.map(({ id }) => id))
  for (const id of [...memory.items.keys(), ...memory.files.keys()]) if (!ids.has(id)) remove(id, memory)
  for (const node of nodes) read(node, memory)
}

function readChanged({ getNode }: SourceNodesArgs, memory: Memory): void {
  for (const id of memory.events.deleted) remove(id, memory)
  for (const id of memory.events.changed) {
    const node: unknown = getNode(id)
    if (isNode(node)) read(node, memory)
  }
}

function remove(id: string, memory: Memory): void {
  memory.items.delete(id)
  if (memory.files.delete(id)) memory.filesByUuid = null
}

function read(node: Node, memory: Memory): void {
  const { id, internal } = node
  const digest = internal.contentDigest
  const type = typeNames.get(internal.type)
  if (type !== undefined) {
    if (memory.items.get(id)?.digest !== digest)
      memory.items.set(
        id,
        keep(node, type, () => readEntity(type, node)),
      )
    return
  }
  const known = memory.files.get(id)
  if (known?.digest === digest) return
  const now = keep(node, "file--file", () => v.parse(rawFile, node))
  const isSame = known !== undefined && JSON.stringify(now.value) === JSON.stringify(known.value)
  memory.files.set(id, isSame ? { ...now, value: known.value } : now)
  if (!isSame) memory.filesByUuid = null
}

function keep<Value>(node: Node, type: ResourceType | "file--file", readIt: () => Value | null): Kept<Value> {
  const digest = node.internal.contentDigest
  try {
    return { digest, value: readIt(), fault: null }
  } catch (error) {
    return { digest, value: null, fault: unreadable(nameOf(type, node), error) }
  }
}

function resolved({ items, entities }: Memory, files: Iterable<RawFile>): Entity[] {
  const published = [...items.values()].flatMap(({ value }) => (value === null ? [] : [value]))
  const uuids = new Map<string, string>()
  for (const { type, number, uuid } of published) uuids.set(referenceKey(type, number), uuid)
  for (const { drupal_internal__fid: number, drupal_id: uuid } of files)
    if (number !== undefined) uuids.set(referenceKey("file--file", number), uuid)
  return published.map((item) => resolveReferences(item, (key) => uuids.get(key), entities.get(keyOf(item))))
}

function keyOf({ language, uuid }: Pick<Entity, "language" | "uuid">): string {
  return `${language}.${uuid}`
}

function isNode(value: unknown): value is Node {
  return v.is(v.looseObject({ id: v.string(), internal: v.looseObject({ type: v.string() }) }), value)
}
