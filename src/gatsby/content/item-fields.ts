import { fold } from "../../../contract/fold.ts"
import { kindOf } from "../../../contract/content.ts"
import type { Langcode, ResourceType } from "../../../contract/fields.ts"
import { adviceOf } from "./advice.ts"
import { bodyFields, proseOf, textFields } from "./body.ts"
import type { FindTarget } from "../../lib/content/item-data.ts"
import { contentFields, type FieldContext, type SiteFile } from "./content-fields.ts"
import { documentFields } from "./counterparts.ts"
import type { Entity } from "./entity.ts"
import type { FetchedFile } from "./files.ts"
import { shownIn, type FixedAlias, type Item } from "./items.ts"
import { memberFields } from "./member-fields.ts"
import { collectProblems, type Problem } from "./problems.ts"
import { typeset } from "../../lib/text/typography.ts"

/** Finds the other facts that an item's fields depend on. */
export type Lookups = {
  readonly nodeId: (uuid: string) => string | undefined
  readonly file: (uuid: string) => SiteFile | undefined
  readonly fetched: (address: string) => FetchedFile | undefined
  readonly linkTarget: FindTarget
}
export type Given = {
  readonly item: Item
  /** Of the readers. */
  readonly language: Langcode
  readonly path: string | undefined
  /** The pages of all translations. */
  readonly pages: readonly { readonly language: Langcode; readonly path: string; readonly isOriginal: boolean }[]
  readonly fixed: FixedAlias | null
  /** The id of the node with what is computed from other items; null for kinds without. */
  readonly related: string | null
}

type Asked = { readonly lookup: keyof Lookups; readonly key: string; readonly answer: unknown }
export type ItemFields = {
  readonly entity: Entity
  readonly given: Given
  readonly asked: readonly Asked[]
  readonly fields: Readonly<Record<string, unknown>>
  readonly problems: readonly Problem[]
  readonly advice: readonly Problem[]
}

/**
 * The fields of an item's node for the readers of a language. Returns `before` if all that it was made from is still the same.
 *
 * Readers whose language the item doesn't have see it in lists. So its text is only in the node of its own language, and in that of pages:
 * the start page shows the text of one.
 */
export function itemFields(given: Given, lookups: Lookups, before: ItemFields | undefined): ItemFields {
  const { item, language, path, related } = given
  const entity = shownIn(item, language)
  const isOwn = entity.language === language
  if (before !== undefined && isSameGiven(given, before.given) && before.asked.every((one) => isStillSo(one, lookups))) return before
  const asked: Asked[] = []
  const noting =
    <Answer>(lookup: keyof Lookups, find: (key: string) => Answer) =>
    (key: string): Answer => {
      const answer = find(key)
      asked.push({ lookup, key, answer })
      return answer
    }
  const noted: Lookups = {
    nodeId: noting("nodeId", lookups.nodeId),
    file: noting("file", lookups.file),
    fetched: noting("fetched", lookups.fetched),
    linkTarget: noting("linkTarget", lookups.linkTarget),
  }
  const problems = collectProblems()
  const { body: written, texts } = proseOf(entity)
  const body = written === undefined || isOwn || entity.type === "node--page" ? written : { ...written, tree: [], pictures: [] }
  const finding = { fetched: noted.fetched, lead: (address: string) => noted.linkTarget(`internal:${address}`)?.url ?? address }
  const fields = {
    ...baseFields(entity),
    language,
    ...(body === undefined ? {} : { path, ...pageFields(given), ...bodyFields(entity, body, finding) }),
    ...(entity.type === "taxonomy_term--tags" ? { path: path ?? null } : {}),
    ...textFields(entity, texts, finding),
    ...siteContent(entity, { ...noted, problems }),
    ...documentFields(item, entity, noted.file),
    ...otherNames(item, entity),
    ...(related === null ? {} : { related }),
  }
  const advice = collectProblems()
  if (isOwn) adviceOf(entity, { body: written, texts }, noted).forEach(advice.add)
  return { entity, given, asked, fields, problems: problems.all(), advice: advice.all() }
}

function isSameGiven(now: Given, before: Given): boolean {
  const { pages } = before
  return isSame(now, before, "pages") && now.pages.length === pages.length && now.pages.every((page, index) => isSame(page, pages[index]))
}

function isSame<Value extends object>(one: Value, other: Value | undefined, but?: keyof Value): boolean {
  for (const name in one) if (name !== but && one[name] !== other?.[name]) return false
  return true
}

function pageFields({ pages, fixed, item: { type } }: Given) {
  return { translations: pages, ...(type === "node--page" ? { fixed } : {}) }
}

/** Kinds that readers search, in the names of all languages: one a line. */
export const searchedTypes: readonly ResourceType[] = ["node--member", "taxonomy_term--specialities"]

function otherNames({ type, translations }: Item, { label }: Entity) {
  if (!searchedTypes.includes(type)) return {}
  const names = new Map(translations.map((one) => [fold(one.label), one.label]))
  names.delete(fold(label))
  return { otherNames: names.size === 0 ? null : [...names.values()].join("\n") }
}

function siteContent(entity: Entity, context: FieldContext): Record<string, unknown> {
  const fields = contentFields(entity, context)
  return entity.type === "node--member" ? { ...fields, ...memberFields(fields) } : fields
}

function isStillSo({ lookup, key, answer }: Asked, lookups: Lookups): boolean {
  const now = lookups[lookup](key)
  return now === answer || (typeof now === "object" && JSON.stringify(now) === JSON.stringify(answer))
}

/** Without the revision, which an edit in another language raises too: the queries of this language's pages would run again. */
function baseFields({ type, uuid, number, langcode, label, changed }: Entity) {
  const name = kindOf(type).entityType === "taxonomy_term" ? "name" : "title"
  return { drupalId: uuid, number, langcode, changed, [name]: typeset(label, langcode) }
}
