import { midnightOf } from "#contract/agenda/all-day.ts"
import { fromSeconds } from "#contract/agenda/brussels.ts"
import { isRelationship, targetType, type Field, type Langcode } from "#contract/fields.ts"
import type { Json } from "#contract/jsonapi.ts"
import { inLanguage } from "#contract/languages.ts"
import { collectionPath, individualPath, redirectsPath, translationPath } from "#contract/paths.ts"
import { redirectType } from "#contract/redirect.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { roleId } from "#server/content/entities/configuration.ts"
import type { Fields, StoredEntity } from "#server/content/entities/entity.ts"
import { isJsonObject } from "#server/database/json.ts"
import { inParallel } from "#server/terminal/in-parallel.ts"
import type { Progress } from "#server/terminal/progress.ts"
import type { BackEnd } from "./back-end.ts"
import { RefusedRequest, refusalLines, type ResourceToSend } from "./http/client.ts"
import type { Mapping } from "./mapping.ts"
import type { ItemPlan, RedirectChange, TextChange } from "./remote-plan.ts"
import { numberOf } from "./site-content.ts"
import { fieldNamed, itemTypes, type ItemText } from "./item-text.ts"

export type Sending = { readonly backEnd: BackEnd; readonly mapping: Mapping; readonly progress: Progress }

/** Returns a line for each refusal, which doesn't stop the other changes. */
export async function sendItems(sending: Sending, changes: readonly ItemPlan[]): Promise<readonly string[]> {
  const refusals: string[] = []
  let done = 0
  for (const type of itemTypes) {
    const ofKind = changes.filter(({ item }) => item.type === type)
    await inParallel(ofKind, async (change) => {
      // A back end saves the languages of an item one after another.
      for (const text of change.texts.filter(({ names }) => names.length > 0))
        refusals.push(...(await refusalLines(itemNameOf(change.item, text.view.langcode), () => sendText(sending, change, text))))
      done += 1
      sending.progress("Sending the content", done, changes.length)
    })
  }
  return refusals
}

export function itemNameOf({ type, label, uuid }: Pick<StoredEntity, "type" | "label" | "uuid">, langcode?: Langcode): string {
  return `${type} "${label}" (${[uuid, ...(langcode === undefined ? [] : [langcode])].join(", ")})`
}

async function sendText(sending: Sending, { there: item, texts }: ItemPlan, change: TextChange): Promise<void> {
  const { backEnd, mapping } = sending
  const { view, there, names } = change
  const text = mapping.textThere(view)
  const { type, uuid, langcode } = text
  const document = documentOf(sending, text, { there, names: there === undefined ? names.filter((name) => isNeeded(text, name)) : names })
  if (item === undefined && change === texts[0]) {
    const attributes = { ...document.attributes, ...atCreation(text, backEnd) }
    mapping.add(uuid, numberOf(await backEnd.client.write("POST", collectionPath(type), { ...document, attributes })))
  } else if (mapping.isThere(uuid)) {
    // An interrupted run may have added it.
    if (there === undefined) await backEnd.client.act(translationPath(type, uuid, langcode), { empty: true }).catch(unlessConflict)
    // A back end takes changes of a language only at the address of that language.
    await backEnd.client.write("PATCH", inLanguage(langcode, individualPath(type, uuid)), document)
  }
}

/** A back end fills in empty fields, so a new text sends those with a default. */
function isNeeded({ type, values, links }: ItemText, name: string): boolean {
  const field = fieldNamed(type, name)
  const value = values[name] ?? links[name] ?? []
  const isEmpty = Array.isArray(value) && value.length === 0
  return !isEmpty || name === "uid" || (field !== undefined && "default" in field)
}

/** A server of this project invites each active account without a password. A blocked one gets no mail, and the next round unblocks it. */
function atCreation({ type, langcode }: ItemText, { isDrupal }: BackEnd): Fields {
  if (type !== "user--user") return { langcode }
  return isDrupal ? {} : { status: false }
}

function unlessConflict(error: unknown): void {
  if (!(error instanceof RefusedRequest) || error.status !== 409) throw error
}

type Sent = Pick<TextChange, "there" | "names">

/** Leaves out references to items that the site doesn't have yet. */
function documentOf(sending: Sending, text: ItemText, { there, names }: Sent): ResourceToSend {
  const { type, uuid, values, links } = text
  const isLink = (name: string) => name === "roles" || Object.hasOwn(links, name)
  const valueOf = (name: string) => {
    const value = values[name] ?? null
    if (name === "created") return fromSeconds(Number(value))
    return name === "path" ? { alias: value, ...replaced(there) } : sentValue(fieldNamed(type, name), value, sending.mapping)
  }
  return {
    ...{ type, id: uuid },
    attributes: Object.fromEntries(names.filter((name) => !isLink(name)).map((name) => [name, valueOf(name)])),
    relationships: Object.fromEntries(names.filter(isLink).map((name) => [name, { data: linkage(sending, text, name) }])),
  }
}

/** Names the replaced alias, because a Drupal would keep it beside the new one. */
function replaced(there: TextChange["there"]): Fields {
  const { path = null } = there?.resource.attributes ?? {}
  return isJsonObject(path) && typeof path.pid === "number" ? { pid: path.pid } : {}
}

function linkage({ backEnd, mapping }: Sending, { type, values, links }: ItemText, name: string) {
  if (name === "roles") {
    const names = Array.isArray(values.roles) ? values.roles.map(textOf) : []
    return names.map((role) => ({
      type: "user_role--user_role",
      id: backEnd.roleIds.get(role) ?? roleId(role),
      meta: { drupal_internal__target_id: role },
    }))
  }
  const field = fieldNamed(type, name)
  const target = field !== undefined && isRelationship(field) ? targetType(field) : "user--user"
  const list = (links[name] ?? []).filter((one) => mapping.isThere(one.uuid)).map(({ uuid, meta }) => ({ type: target, id: uuid, meta }))
  return field?.many === true ? list : (list[0] ?? null)
}

function sentValue(field: Field | undefined, value: Json, mapping: Mapping): Json {
  if (Array.isArray(value)) {
    const list: readonly Json[] = value
    return list.map((one) => sentValue(field, one, mapping))
  }
  // Drupal can't store days, so it gets the midnight of Brussels, which every server accepts for the day.
  if (field?.type === "datetime" && typeof value === "string") return midnightOf(value)
  if (field?.type === "integer" && field.label === "Weight") return value ?? 0
  if (field?.type !== "text_with_summary" || !isJsonObject(value)) return value
  return { ...value, value: withMarks(textOf(value.value), mapping) }
}

/** Names the file of each picture, because a Drupal deletes unnamed files after a while. */
function withMarks(html: string, { fileAt }: Mapping): string {
  return html.replaceAll(/<img\b[^>]*?(?=\ssrc="([^"]*)")/gi, (start, address: string) => {
    const uuid = fileAt(address)
    return uuid === undefined ? start : `${start} data-entity-type="file" data-entity-uuid="${uuid}"`
  })
}

/** Returns a line for each refusal. */
export async function sendRedirects(
  { backEnd: { client }, mapping }: Sending,
  changes: readonly RedirectChange[],
): Promise<readonly string[]> {
  const refusals = await inParallel(changes, ({ redirect: { uuid, path, uri, status, langcode }, isNew }) =>
    refusalLines(`The redirect from ${path}`, async () => {
      const target = mapping.uriOf(uri)
      if (target === null) return
      const ends = { redirect_source: { path: path.slice(1) }, redirect_redirect: { uri: target, title: "" } }
      const attributes = { ...ends, status_code: status, language: langcode }
      const document = { type: redirectType, id: uuid, attributes }
      await (isNew ? client.write("POST", redirectsPath, document) : client.write("PATCH", `${redirectsPath}/${uuid}`, document))
    }),
  )
  return refusals.flat()
}
