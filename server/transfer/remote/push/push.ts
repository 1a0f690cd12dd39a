/** Brings the content of the database to a back end. */
import type { ResourceType } from "#contract/fields.ts"
import { defaultLanguage, isLanguage } from "#contract/languages.ts"
import { individualPath, translationPath } from "#contract/paths.ts"
import { kindOf } from "#contract/content.ts"
import { textFormat } from "#contract/text-format.ts"
import { nodeNumbers, type RemoteItem } from "../items/remote-items.ts"
import { textFormatIn } from "../items/values.ts"
import type { BackEnd } from "../http/back-end.ts"
import { compareSides, hasOwnValues, type Compared } from "../run/compare.ts"
import { inParallel, requestLimit, uploadLimit } from "../run/parallel.ts"
import type { RemoteFile } from "../run/remote-content.ts"
import { remoteItems, remoteNames, sharedFields, sharedItems, type Sides } from "../run/sides.ts"
import { outdatedField, printsOf } from "../items/item.ts"
import { planFile, sendFile, usedFiles, type FilePlan } from "./files.ts"
import { addressIn, sendItems, type Failure, type Sending } from "./send-items.ts"

export type Options = { readonly isDry: boolean; readonly isForced: boolean; readonly deletes: boolean; readonly invites: boolean }

export type Pushed = {
  readonly compared: readonly Compared[]
  readonly files: readonly FilePlan[]
  readonly failures: readonly Failure[]
}

/** What a push would do. It joins the files and accounts of both sides in `sides.known`. */
export async function planPush(sides: Sides): Promise<Pick<Pushed, "compared" | "files">> {
  const { local, remote, backEnd, journal, known } = sides
  const free = new Map(remote.files.map((file) => [file.id, file]))
  const used = usedFiles(sharedItems(local.items, backEnd), local.files)
  let looked = 0
  const files = await inParallel(used, requestLimit, async (one) => {
    const plan = await planFile(sides, one, free)
    looked += 1
    sides.progress("Comparing the files", looked, used.length)
    return plan
  })
  joinFormerFiles(sides, used)
  const there = remoteItems(remote, known)
  const isShared = sharedFields(remote, backEnd)
  const compared = compareSides({ direction: "push", here: sharedItems(local.items, backEnd), there, journal, isShared })
  const possible = compared.map((one) => (canTake(sides, one) ? one : { ...one, verdict: "lacking" as const }))
  return { compared: possible.map((one) => withoutOwnAccount(one, backEnd.uid)), files }
}

/** Files that nothing uses here any more are known by their UUID here still: what uses them there is else taken for changed. */
function joinFormerFiles({ remote, journal, known }: Sides, used: ReturnType<typeof usedFiles>): void {
  const present = new Set(remote.files.map(({ id }) => id))
  const inUse = new Set(used.map(([{ uuid }]) => uuid))
  for (const { id, here } of journal.files()) if (present.has(id) && !inUse.has(here)) known.join(here, id)
}

/** Whether the back end can add a translation that it lacks. */
function canTake({ backEnd, remote }: Sides, { type, verdict, translation }: Compared): boolean {
  if (translation === undefined || (verdict !== "create" && verdict !== "gone")) return true
  const { langcode } = translation
  const hasLanguage = langcode === defaultLanguage || backEnd.languages.has(langcode)
  return backEnd.makesTranslations && hasLanguage && remote.missing.get(type)?.has(outdatedField) !== true
}

/** The account that is signed in stays as it is: a change could end its access. */
function withoutOwnAccount(one: Compared, uid: number): Compared {
  const isOwn = one.type === "user--user" && one.there?.number === uid
  return isOwn && (one.verdict === "change" || one.verdict === "conflict") ? { ...one, verdict: "same", fields: [] } : one
}

function isWanted({ verdict }: Compared, { isForced }: Pick<Options, "isForced">): boolean {
  return verdict === "create" || verdict === "change" || (isForced && (verdict === "conflict" || verdict === "gone"))
}

function isSent({ verdict }: FilePlan): boolean {
  return verdict === "create" || verdict === "change"
}

/** Whether the back end is another one after the push. */
export function changesAnything({ compared, files }: Pick<Pushed, "compared" | "files">, options: Options): boolean {
  const isLeft = ({ verdict }: Compared) => options.deletes && verdict === "left"
  return files.some(isSent) || compared.some((one) => isWanted(one, options) || isLeft(one))
}

/** Sends what the plan says. */
export async function sendPlan(sides: Sides, plan: Pick<Pushed, "compared" | "files">, options: Options): Promise<readonly Failure[]> {
  const { remote, backEnd, known, journal } = sides
  for (const { verdict, here, there } of plan.compared) {
    if (verdict === "same" && here !== undefined && there !== undefined) {
      journal.note({ is: "item", id: here.uuid, here: printsOf(here), there: printsOf(there.item) })
    }
  }
  const files = new Map(remote.files.map((file) => [known.toHere(file.id), file]))
  let sent = 0
  const uploads = plan.files.filter(isSent)
  await inParallel(uploads, uploadLimit, async (one) => {
    files.set(one.file.uuid, await sendFile(sides, one))
    sent += 1
    sides.progress("Sending the files", sent, uploads.length)
  })
  const items = new Map(plan.compared.flatMap(({ uuid, there }) => (there === undefined ? [] : [[uuid, there] as const])))
  const numbers = new Map(nodeNumbers(remote.resources))
  const sending: Sending = {
    ...sides,
    writing: {
      places: placesOf(backEnd.isDrupal, files, items),
      toThere: known.toThere,
      roleIds: backEnd.roleIds,
      isDrupal: backEnd.isDrupal,
      textFormat: backEnd.isDrupal ? textFormat : textFormatIn(remote.resources),
    },
    names: remoteNames({ numbers, files: [...files.values()] }, known),
    isShared: sharedFields(remote, backEnd),
    isThere: (uuid) => items.has(uuid) || files.has(uuid),
    found: (uuid) => items.get(uuid),
    touched: new Set(),
    arrived: (there) => {
      items.set(there.item.uuid, there)
      if (there.item.translation === undefined && kindOf(there.item.type).entityType === "node") numbers.set(there.number, there.item.uuid)
    },
  }
  const wanted = plan.compared.filter((one) => isWanted(one, options))
  const failures = await sendItems(sending, withTranslations(plan.compared, wanted))
  return options.deletes ? [...failures, ...(await deleteLeft(sides, plan.compared, options))] : failures
}

/** A change of an item marks its translations, so those that are the same are looked at again. */
function withTranslations(all: readonly Compared[], wanted: readonly Compared[]): readonly Compared[] {
  const changed = new Set(
    wanted.flatMap(({ translation, there, uuid }) => (translation === undefined && there !== undefined ? [uuid] : [])),
  )
  const marked = all.filter(({ translation, verdict }) => verdict === "same" && translation !== undefined && changed.has(translation.of))
  return [...wanted, ...marked]
}

function placesOf(
  isDrupal: boolean,
  files: ReadonlyMap<string, RemoteFile>,
  items: ReadonlyMap<string, RemoteItem>,
): Sending["writing"]["places"] {
  return {
    file: (uuid) => {
      const file = files.get(uuid)
      return file && { address: file.url, entity: isDrupal ? file.id : null }
    },
    node: (uuid) => items.get(uuid)?.number,
  }
}

/** Accounts stay: a Drupal deletes the content of an account with it. */
export function isDeletable(type: ResourceType): boolean {
  return kindOf(type).entityType !== "user"
}

function deletionPath(backEnd: BackEnd, { id, item: { type, translation, values } }: RemoteItem): string {
  if (translation !== undefined) return translationPath(type, id, translation.langcode)
  return addressIn(backEnd, isLanguage(values.langcode) ? values.langcode : defaultLanguage, individualPath(type, id))
}

/** What the target has changed since the last push or pull is kept and named, unless the push is forced. */
async function deleteLeft(
  { remote, backEnd, journal }: Sides,
  compared: readonly Compared[],
  { isForced }: Options,
): Promise<readonly Failure[]> {
  const isShared = sharedFields(remote, backEnd)
  const left = compared.filter(({ verdict, type }) => verdict === "left" && isDeletable(type))
  const kept: Failure[] = []
  await inParallel(left, 1, async ({ type, label, uuid, translation, there }) => {
    if (there === undefined) return
    if (!isForced && hasOwnValues(printsOf(there.item), [journal.item(uuid)?.there], (name) => isShared(type, name))) {
      kept.push({ type, label, uuid, translation, message: "it has changed there since, so it was not deleted; --force deletes it" })
      return
    }
    await backEnd.client.remove(deletionPath(backEnd, there))
    journal.note({ is: "forgotten", id: uuid })
  })
  return kept
}
