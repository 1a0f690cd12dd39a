/** Creates and changes items at a back end, in an order in which references find their targets. */
import { collectionPath, individualPath } from "#contract/paths.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { defaultLanguage, inLanguage, isLanguage } from "#contract/languages.ts"
import type { BackEnd } from "../http/back-end.ts"
import type { RemoteResource } from "../http/client.ts"
import { RefusedRequest } from "../http/problem.ts"
import { differingFields, printsOf, type Item, type Prints } from "../items/item.ts"
import { languageOf, remoteItem, type RemoteItem } from "../items/remote-items.ts"
import type { Names } from "../items/texts.ts"
import type { Compared } from "../run/compare.ts"
import { inParallel, requestLimit } from "../run/parallel.ts"
import type { Sides } from "../run/sides.ts"
import { nextWave, referencesOf, withoutMissingReferences } from "../run/waves.ts"
import { addTranslation } from "./add-translation.ts"
import { creationFields, documentWith, type Writing } from "./document.ts"

export type Sending = Sides & {
  readonly writing: Writing
  readonly names: Names
  readonly isShared: (type: ResourceType, name: string) => boolean
  /** Whether an item or file of here is there. */
  readonly isThere: (uuid: string) => boolean
  /** An item of here as it is there. */
  readonly found: (uuid: string) => RemoteItem | undefined
  /** Is told of each item that came. */
  readonly arrived: (there: RemoteItem) => void
  /** The items that this run has changed. Their translations may have been marked outdated. */
  readonly touched: Set<string>
}

export type Failure = Pick<Item, "type" | "label" | "uuid" | "translation"> & { readonly message: string }

type Task = { readonly item: Item; readonly there: RemoteItem | undefined }

/** Sends what a comparison found to create or change. A refused item doesn't stop the others. Originals come first: each marks its translations. */
export async function sendItems(sending: Sending, wanted: readonly Compared[]): Promise<readonly Failure[]> {
  const originals = await sendAll(
    sending,
    wanted.filter(({ translation }) => translation === undefined),
  )
  const translations = await sendAll(
    sending,
    wanted.filter(({ translation }) => translation !== undefined),
  )
  return [...originals, ...translations]
}

async function sendAll(sending: Sending, wanted: readonly Compared[]): Promise<readonly Failure[]> {
  const failures: Failure[] = []
  const incomplete: Task[] = []
  let waiting: readonly Task[] = wanted.flatMap(({ here, there }) => (here === undefined ? [] : [{ item: here, there }]))
  const total = waiting.length
  let done = 0
  while (waiting.length > 0) {
    const wave = nextWave(waiting, sending.isThere)
    const taken = new Set(wave.map(({ item }) => item.uuid))
    waiting = waiting.filter(({ item }) => !taken.has(item.uuid))
    await inParallel(byItem(wave), requestLimit, async (tasks) => {
      for (const task of tasks) {
        const there = await noting(failures, task.item, () => sendOne(sending, task))
        if (there !== undefined && !isWhole(sending, task.item)) incomplete.push({ item: task.item, there })
        done += 1
        sending.progress("Sending the content", done, total)
      }
    })
  }
  await inParallel(incomplete, requestLimit, async (task) => {
    await noting(failures, task.item, () => sendOne(sending, task))
  })
  return [...failures, ...incomplete.flatMap(({ item }) => withoutTarget(sending, item))]
}

/** A back end saves the languages of an item one after another, so requests for them at the same time would only wait. */
function byItem(tasks: readonly Task[]): readonly (readonly Task[])[] {
  const groups = new Map<string, Task[]>()
  for (const task of tasks) {
    const of = task.item.translation?.of ?? task.item.uuid
    const group = groups.get(of)
    if (group === undefined) groups.set(of, [task])
    else group.push(task)
  }
  return [...groups.values()]
}

async function noting<T>(failures: Failure[], { type, label, uuid, translation }: Item, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof RefusedRequest)) throw error
    failures.push({ type, label, uuid, translation, message: error.message })
    return undefined
  }
}

function isWhole({ isThere }: Sending, item: Item): boolean {
  return referencesOf(item).every(isThere)
}

function withoutTarget(sending: Sending, item: Item): readonly Failure[] {
  const { type, label, uuid, translation } = item
  const missing = referencesOf(item).filter((target) => !sending.isThere(target))
  return missing.length === 0
    ? []
    : [{ type, label, uuid, translation, message: `It refers to ${missing.join(", ")}, which the site doesn't have.` }]
}

async function sendOne(sending: Sending, { item, there }: Task): Promise<RemoteItem> {
  const { journal, isThere, isShared } = sending
  const partial = withoutMissingReferences(item, isThere)
  const shared = (name: string) => isShared(item.type, name)
  // Written down before it is sent: after a kill, the site's values count as ours.
  const note = (there: Prints) => journal.note({ is: "intent", id: item.uuid, there })
  const isAdded = there === undefined && item.translation !== undefined
  if (isAdded) {
    // Until its texts are there, nothing of it is anybody else's.
    journal.note({ is: "forgotten", id: item.uuid })
    note({})
  } else if (there === undefined) note(printsOf(asCreated(sending, partial)))
  const before = await present(sending, { item: partial, there }, shared)
  const names = differingFields(partial, before.item, shared)
  if (names.length > 0 && !isAdded) {
    journal.note({ is: "item", id: item.uuid, here: journal.item(item.uuid)?.here ?? {}, there: printsOf(before.item) })
    note(printsOf(partial))
    sending.touched.add(item.uuid)
  }
  const after = names.length === 0 ? before : await changed(sending, { partial, before, names })
  // What the site didn't keep as it was sent is not settled: the next push tries again.
  const isKept = differingFields(partial, after.item, shared).length === 0
  journal.note({ is: "item", id: item.uuid, here: isKept ? printsOf(partial) : {}, there: printsOf(after.item) })
  sending.arrived(after)
  return after
}

async function present(sending: Sending, { item, there }: Task, shared: (name: string) => boolean): Promise<RemoteItem> {
  const { translation } = item
  if (translation === undefined) return there ?? created(sending, item, shared)
  if (there === undefined) {
    const added = await addTranslation(sending, item.type, translation)
    return added.new ?? current(sending, item.type, { id: added.id, language: translation.langcode })
  }
  return sending.touched.has(translation.of) ? current(sending, item.type, { id: there.id, language: translation.langcode }) : there
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
    return current(sending, partial.type, { id: subject.id, language: originalLanguage(subject.item) })
  }
}

function originalLanguage({ values: { langcode } }: Item): Langcode {
  return isLanguage(langcode) ? langcode : defaultLanguage
}

/** The embedded server invites the user of each active account that comes without a password. A blocked one gets no mail, and is unblocked after. */
function asCreated({ backEnd: { isDrupal } }: Sending, item: Item): Item {
  return item.type === "user--user" && !isDrupal ? { ...item, values: { ...item.values, status: false } } : item
}

type Change = { readonly partial: Item; readonly before: RemoteItem; readonly names: readonly string[] }

async function changed(sending: Sending, { partial, before, names }: Change): Promise<RemoteItem> {
  const { id, pid } = before
  const document = documentWith({ item: partial, id, pid }, names, sending.writing)
  const language = before.item.translation?.langcode ?? originalLanguage(before.item)
  const path = addressIn(sending.backEnd, language, individualPath(partial.type, id))
  return understood(sending, await sending.backEnd.client.patch(path, document))
}

/** A back end takes changes of a language at the address of that language alone. */
export function addressIn({ languages }: Pick<BackEnd, "languages">, language: Langcode, path: string): string {
  return languages.has(language) ? inLanguage(language, path) : path
}

type Wanted = { readonly id: string; readonly language: Langcode }

async function current(sending: Sending, type: ResourceType, { id, language }: Wanted): Promise<RemoteItem> {
  const path = addressIn(sending.backEnd, language, `${collectionPath(type)}?filter[id]=${id}`)
  const { resources } = await sending.backEnd.client.list(path)
  return understood(sending, resources.find((resource) => languageOf(resource) === language) ?? resources[0] ?? null)
}

function understood({ names, known }: Sending, resource: RemoteResource | null): RemoteItem {
  const item = resource === null ? null : remoteItem(resource, names, known)
  if (item === null) throw new RefusedRequest(200, "The site answered a write without the item.")
  return item
}
