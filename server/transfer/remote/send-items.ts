/** Creates and changes items at a back end. */
import { collectionPath, individualPath, translationPath } from "#contract/paths.ts"
import type { Langcode } from "#contract/fields.ts"
import { inLanguage } from "#contract/languages.ts"
import type { Progress } from "#server/terminal/progress.ts"
import { inParallel } from "#server/terminal/in-parallel.ts"
import type { BackEnd } from "./back-end.ts"
import { RefusedRequest, refusalOf } from "./http/problem.ts"
import { isNeeded, itemTypes, type Item } from "./item.ts"
import { asThere } from "./mapping.ts"
import type { Change, GrowingMapping, TextChange } from "./remote-plan.ts"
import { siteItem } from "./site-content.ts"
import { documentWith, type Values, type Writing } from "./values.ts"

export type Sending = {
  readonly backEnd: BackEnd
  readonly mapping: GrowingMapping
  readonly writing: Writing
  readonly progress: Progress
}

/** Sends the changes, kind by kind. Returns a line for each refusal, which doesn't stop the others. */
export async function sendItems(sending: Sending, changes: readonly Change[]): Promise<readonly string[]> {
  const refusals: string[] = []
  let done = 0
  for (const type of itemTypes) {
    const ofKind = changes.filter(({ item }) => item.type === type)
    await inParallel(ofKind, async (change) => {
      // A back end saves the languages of an item one after another.
      for (const text of change.texts)
        refusals.push(...(await refusalOf(nameOf(change.item, text.text.langcode), () => sendText(sending, change, text))))
      done += 1
      sending.progress("Sending the content", done, changes.length)
    })
  }
  return refusals
}

export function nameOf({ type, label, uuid }: Pick<Item, "type" | "label" | "uuid">, langcode?: Langcode): string {
  return `${type} "${label}" (${[uuid, ...(langcode === undefined ? [] : [langcode])].join(", ")})`
}

async function sendText(sending: Sending, { item, there }: Change, { text, there: other, isOriginal, names }: TextChange): Promise<void> {
  if (names.length === 0) return
  const { backEnd, mapping, writing } = sending
  const { client, languages } = backEnd
  const { type } = item
  const id = mapping.idOf(item.uuid)
  const all = asThere(type, text.values, mapping)
  const ownValues = Object.fromEntries(names.map((name) => [name, all[name] ?? null]))
  if (isOriginal && there === undefined) {
    const values = { ...neededOf(type, ownValues), ...atCreation(sending, type, text.langcode) }
    const created = siteItem([await client.post(collectionPath(type), documentWith({ type, id, pid: null }, values, writing))])
    mapping.add(id, created?.number ?? 0)
    return
  }
  if (!mapping.isThere(id)) return
  const isNew = other === undefined
  // An interrupted run may have added it.
  if (isNew) await client.act(translationPath(type, id, text.langcode), { empty: true }).catch(unlessConflict)
  const document = documentWith({ type, id, pid: other?.pid ?? null }, isNew ? neededOf(type, ownValues) : ownValues, writing)
  // A back end takes changes of a language at the address of that language alone.
  const path = individualPath(type, id)
  await client.patch(languages.has(text.langcode) ? inLanguage(text.langcode, path) : path, document)
}

function neededOf(type: Item["type"], values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => isNeeded(type, name, value)))
}

/** A server of this project invites the user of each active account that comes without a password. A blocked one gets no mail, and is unblocked in the next round. */
function atCreation({ backEnd: { isDrupal } }: Sending, type: Item["type"], langcode: Langcode): Values {
  if (type !== "user--user") return { langcode }
  return isDrupal ? {} : { status: false }
}

function unlessConflict(error: unknown): void {
  if (!(error instanceof RefusedRequest) || error.status !== 409) throw error
}
