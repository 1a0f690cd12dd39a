/** Creates and changes items at a back end, in an order in which references find their targets. */
import { collectionPath, individualPath } from "#contract/paths.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { RemoteResource } from "../http/client.ts"
import { RefusedRequest } from "../http/problem.ts"
import { differingFields, printsOf, type Item } from "../items/item.ts"
import { remoteItem, type RemoteItem } from "../items/remote-items.ts"
import type { Names } from "../items/texts.ts"
import type { Compared } from "../run/compare.ts"
import { inParallel, requestLimit } from "../run/parallel.ts"
import type { Sides } from "../run/sides.ts"
import { nextWave, referencesOf, withoutMissingReferences } from "../run/waves.ts"
import { creationFields, documentWith, type Writing } from "./document.ts"

export type Sending = Sides & {
  readonly writing: Writing
  readonly names: Names
  readonly isShared: (type: ResourceType, name: string) => boolean
  /** Whether an item or file of here is there. */
  readonly isThere: (uuid: string) => boolean
  /** Is told of each item that came. */
  readonly arrived: (there: RemoteItem) => void
}

export type Failure = { readonly type: ResourceType; readonly label: string; readonly uuid: string; readonly message: string }

type Task = { readonly item: Item; readonly there: RemoteItem | undefined }

/** Sends what a comparison found to create or change. A refused item doesn't stop the others. */
export async function sendItems(sending: Sending, wanted: readonly Compared[]): Promise<readonly Failure[]> {
  const failures: Failure[] = []
  const incomplete: Task[] = []
  let waiting: readonly Task[] = wanted.flatMap(({ here, there }) => (here === undefined ? [] : [{ item: here, there }]))
  const total = waiting.length
  let done = 0
  while (waiting.length > 0) {
    const wave = nextWave(waiting, sending.isThere)
    const taken = new Set(wave.map(({ item }) => item.uuid))
    waiting = waiting.filter(({ item }) => !taken.has(item.uuid))
    await inParallel(wave, requestLimit, async (task) => {
      const there = await noting(failures, task.item, () => sendOne(sending, task))
      if (there !== undefined && !isWhole(sending, task.item)) incomplete.push({ item: task.item, there })
      done += 1
      sending.progress("Sending the content", done, total)
    })
  }
  await inParallel(incomplete, requestLimit, async (task) => {
    await noting(failures, task.item, () => sendOne(sending, task))
  })
  return [...failures, ...incomplete.flatMap(({ item }) => withoutTarget(sending, item))]
}

async function noting<T>(failures: Failure[], { type, label, uuid }: Item, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof RefusedRequest)) throw error
    failures.push({ type, label, uuid, message: error.message })
    return undefined
  }
}

function isWhole({ isThere }: Sending, item: Item): boolean {
  return referencesOf(item).every(isThere)
}

function withoutTarget(sending: Sending, { type, label, uuid, ...item }: Item): readonly Failure[] {
  const missing = referencesOf({ type, label, uuid, ...item }).filter((target) => !sending.isThere(target))
  return missing.length === 0 ? [] : [{ type, label, uuid, message: `It refers to ${missing.join(", ")}, which the site doesn't have.` }]
}

async function sendOne(sending: Sending, { item, there }: Task): Promise<RemoteItem> {
  const { journal, isThere, isShared } = sending
  const partial = withoutMissingReferences(item, isThere)
  const shared = (name: string) => isShared(item.type, name)
  // Written down before it is sent: after a kill, the site's values count as ours.
  const note = (intended: Item) => journal.note({ is: "intent", id: item.uuid, there: printsOf(intended) })
  if (there === undefined) note(asCreated(sending, partial))
  const before = there ?? (await created(sending, partial, shared))
  const names = differingFields(partial, before.item, shared)
  if (names.length > 0) {
    journal.note({ is: "item", id: item.uuid, here: journal.item(item.uuid)?.here ?? {}, there: printsOf(before.item) })
    note(partial)
  }
  const after = names.length === 0 ? before : await changed(sending, { partial, before, names })
  // What the site didn't keep as it was sent is not settled: the next push tries again.
  const isKept = differingFields(partial, after.item, shared).length === 0
  journal.note({ is: "item", id: item.uuid, here: isKept ? printsOf(partial) : {}, there: printsOf(after.item) })
  sending.arrived(after)
  return after
}

/** Creates the item. One that an interrupted run has created is read instead. */
async function created(sending: Sending, partial: Item, shared: (name: string) => boolean): Promise<RemoteItem> {
  const { backEnd, known } = sending
  const subject = { item: asCreated(sending, partial), id: known.toThere(partial.uuid), pid: null }
  const document = documentWith(subject, creationFields(subject.item, shared), sending.writing)
  try {
    return understood(sending, await backEnd.client.post(collectionPath(partial.type), document))
  } catch (error) {
    if (!(error instanceof RefusedRequest) || error.status !== 409) throw error
    return understood(sending, await currentResource(sending, partial.type, subject.id))
  }
}

/** The embedded server invites the user of each active account that comes without a password. A blocked one gets no mail, and is unblocked after. */
function asCreated({ backEnd: { isDrupal } }: Sending, item: Item): Item {
  return item.type === "user--user" && !isDrupal ? { ...item, values: { ...item.values, status: false } } : item
}

type Change = { readonly partial: Item; readonly before: RemoteItem; readonly names: readonly string[] }

async function changed(sending: Sending, { partial, before, names }: Change): Promise<RemoteItem> {
  const { id, pid } = before
  const document = documentWith({ item: partial, id, pid }, names, sending.writing)
  return understood(sending, await sending.backEnd.client.patch(individualPath(partial.type, id), document))
}

async function currentResource({ backEnd: { client } }: Sending, type: ResourceType, id: string): Promise<RemoteResource | null> {
  const { resources } = await client.list(`${collectionPath(type)}?filter[id]=${id}`)
  return resources[0] ?? null
}

function understood({ names, known }: Sending, resource: RemoteResource | null): RemoteItem {
  const item = resource === null ? null : remoteItem(resource, names, known)
  if (item === null) throw new RefusedRequest(200, "The site answered a write without the item.")
  return item
}
