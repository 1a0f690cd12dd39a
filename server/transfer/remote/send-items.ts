/** Creates and changes items at a back end. */
import { collectionPath, individualPath, translationPath } from "#contract/paths.ts"
import type { Langcode } from "#contract/fields.ts"
import { inLanguage } from "#contract/languages.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { isJsonObject } from "#server/database/json.ts"
import { inParallel } from "#server/terminal/in-parallel.ts"
import type { Progress } from "#server/terminal/progress.ts"
import type { View } from "#server/transfer/format/views.ts"
import type { BackEnd } from "./back-end.ts"
import { documentOf } from "./document.ts"
import type { Resource } from "./http/client.ts"
import { RefusedRequest, refusalOf } from "./http/problem.ts"
import type { Mapping } from "./mapping.ts"
import type { Change, TextChange } from "./remote-plan.ts"
import { numberOf } from "./site-content.ts"
import { fieldNamed, itemTypes, valueOf } from "./values.ts"

export type Sending = { readonly backEnd: BackEnd; readonly mapping: Mapping; readonly progress: Progress }

/** Sends the changes, kind by kind. Returns a line for each refusal, which doesn't stop the others. */
export async function sendItems(sending: Sending, changes: readonly Change[]): Promise<readonly string[]> {
  const refusals: string[] = []
  let done = 0
  for (const type of itemTypes) {
    const ofKind = changes.filter(({ item }) => item.type === type)
    await inParallel(ofKind, async (change) => {
      // A back end saves the languages of an item one after another.
      for (const text of change.texts)
        refusals.push(...(await refusalOf(nameOf(change.item, text.view.langcode), () => sendText(sending, change, text))))
      done += 1
      sending.progress("Sending the content", done, changes.length)
    })
  }
  return refusals
}

export function nameOf({ type, label, uuid }: Pick<StoredEntity, "type" | "label" | "uuid">, langcode?: Langcode): string {
  return `${type} "${label}" (${[uuid, ...(langcode === undefined ? [] : [langcode])].join(", ")})`
}

async function sendText({ backEnd, mapping }: Sending, { item, there }: Change, text: TextChange): Promise<void> {
  const { view, there: other, isOriginal, names } = text
  if (names.length === 0) return
  const { client, isDrupal } = backEnd
  const document = documentOf(view, mapping)
  const { type, id } = { type: item.type, id: document.id }
  const neededNames = names.filter((name) => isNeeded(document, name))
  if (isOriginal && there === undefined) {
    const first = partOf(document, neededNames, atCreation(view, isDrupal))
    mapping.add(id, numberOf(await client.write("POST", collectionPath(type), first)))
    return
  }
  if (!mapping.isThere(id)) return
  // An interrupted run may have added it.
  if (other === undefined) await client.act(translationPath(type, id, view.langcode), { empty: true }).catch(unlessConflict)
  const changedNames = other === undefined ? neededNames : names
  const changes = partOf(document, changedNames, changedNames.includes("path") ? addressOf(view, other) : {})
  // A back end takes changes of a language at the address of that language alone.
  await client.write("PATCH", inLanguage(view.langcode, individualPath(type, id)), changes)
}

/** Tells whether a new item needs a field in its request: a back end fills in empty ones. Fields with a default are always sent. */
function isNeeded(document: Resource, name: string): boolean {
  const field = fieldNamed(document.type, name)
  const value = valueOf(document, name)
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0)
  return !isEmpty || name === "uid" || (field !== undefined && "default" in field)
}

type Attributes = Resource["attributes"]

function partOf({ type, id, attributes, relationships }: Resource, names: readonly string[], own: Attributes): Resource {
  const some = <Value>(all: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))
  return { type, id, attributes: { ...some(attributes), ...own }, relationships: some(relationships) }
}

/** Says which alias the new one replaces: a Drupal would keep the former one beside it. */
function addressOf({ alias }: View, there: Resource | undefined): Attributes {
  const path = there?.attributes.path ?? null
  return { path: { alias, ...(isJsonObject(path) && typeof path.pid === "number" ? { pid: path.pid } : {}) } }
}

/** A server of this project invites the user of each active account that comes without a password. A blocked one gets no mail, and is unblocked in the next round. */
function atCreation({ type, langcode }: View, isDrupal: boolean): Attributes {
  if (type !== "user--user") return { langcode }
  return isDrupal ? {} : { status: false }
}

function unlessConflict(error: unknown): void {
  if (!(error instanceof RefusedRequest) || error.status !== 409) throw error
}
