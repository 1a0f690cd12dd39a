import { kindOf } from "../../../contract/content.ts"
import type { Langcode } from "../../../contract/fields.ts"
import { adviceOnFiles } from "./advice.ts"
import { isStillSo, noting, type Asked, type Lookups } from "./asked.ts"
import { contentFields, type FieldContext } from "./content-fields.ts"
import { documentFields } from "./counterparts.ts"
import type { Entity } from "./entity.ts"
import { itemTexts, type ItemTexts } from "./item-texts.ts"
import { shownIn, type FixedAlias, type Item } from "./items.ts"
import { memberFields } from "./member-fields.ts"
import { collectProblems, type Problem } from "./problems.ts"
import { typeset } from "../../lib/text/typography.ts"

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

export type ItemFields = {
  readonly entity: Entity
  readonly given: Given
  /** Without what its texts asked. */
  readonly asked: readonly Asked[]
  /** Null if an earlier process made them. */
  readonly texts: ItemTexts | null
  readonly fields: Readonly<Record<string, unknown>>
  readonly problems: readonly Problem[]
  readonly advice: readonly Problem[]
}

/** The fields of an item's node for the readers of a language. Returns `before` if all that it was made from is still the same. */
export function itemFields(given: Given, lookups: Lookups, before: ItemFields | undefined): ItemFields {
  const { item, language, path, related } = given
  const entity = shownIn(item, language)
  if (before !== undefined && isSameGiven(given, before.given) && isStillSo(before.asked, lookups)) {
    if (before.texts === null || isStillSo(before.texts.asked, lookups)) return before
  }
  const texts = itemTexts(entity, language, lookups, before?.texts ?? null)
  const { lookups: noted, asked } = noting(lookups)
  const problems = collectProblems()
  const fields = {
    ...baseFields(entity),
    language,
    ...(kindOf(entity.type).publicPath === null ? {} : { path, ...pageFields(given) }),
    ...(entity.type === "taxonomy_term--tags" ? { path: path ?? null } : {}),
    ...texts.fields,
    ...siteContent(entity, { ...noted, problems }),
    ...documentFields(item, entity, noted.file),
    ...(related === null ? {} : { related }),
  }
  const advice = collectProblems()
  const onFiles = entity.language === language ? adviceOnFiles(entity, noted) : []
  for (const fault of [...texts.advice, ...onFiles]) advice.add(fault)
  return { entity, given, asked, texts, fields, problems: problems.all(), advice: advice.all() }
}

/** All answers that an item's fields depend on. */
export function allAsked({ texts, asked }: Pick<ItemFields, "texts" | "asked">): readonly Asked[] {
  return texts === null ? asked : [...texts.asked, ...asked]
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

function siteContent(entity: Entity, context: FieldContext): Record<string, unknown> {
  const fields = contentFields(entity, context)
  return entity.type === "node--member" ? { ...fields, ...memberFields(fields) } : fields
}

/** Without the revision, which an edit in another language raises too: the queries of this language's pages would run again. */
function baseFields({ type, uuid, number, langcode, label, changed }: Entity) {
  const name = kindOf(type).entityType === "taxonomy_term" ? "name" : "title"
  return { drupalId: uuid, number, langcode, changed, [name]: typeset(label, langcode) }
}
