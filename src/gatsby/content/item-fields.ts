import { kindOf } from "../../../contract/content.ts"
import type { Langcode } from "../../../contract/fields.ts"
import { adviceOnFiles, adviceOnTexts } from "./advice.ts"
import { bodyFields, proseOf, textFields } from "./body.ts"
import { contentFields, type FieldContext, type SiteFile } from "./content-fields.ts"
import { documentFields } from "./counterparts.ts"
import type { Entity } from "./entity.ts"
import type { FetchedFile } from "./files.ts"
import { shownIn, type FixedAlias, type Item } from "./items.ts"
import { memberFields } from "./member-fields.ts"
import { collectProblems, type Fault, type Problem } from "./problems.ts"
import { textFactsOf } from "./text-facts.ts"
import type { FindTarget } from "../../lib/content/item-data.ts"
import { typeset } from "../../lib/text/typography.ts"

export type Lookups = {
  readonly nodeId: (uuid: string) => string | undefined
  readonly file: (uuid: string) => SiteFile | undefined
  readonly fetchedFile: (address: string) => FetchedFile | undefined
  readonly linkTarget: FindTarget
  /** The digest of the addresses and titles of all pages. */
  readonly targetsDigest: string
}

export type Placement = {
  readonly item: Item
  /** The language of the readers. */
  readonly language: Langcode
  readonly path: string | undefined
  readonly pages: readonly { readonly language: Langcode; readonly path: string; readonly isOriginal: boolean }[]
  readonly fixed: FixedAlias | null
  /** The id of the node with what is computed from other items; null for kinds without. */
  readonly related: string | null
}

export type ItemFields = {
  readonly entity: Entity
  readonly placement: Placement
  /** Plain values. */
  readonly sources: readonly unknown[]
  readonly fields: Readonly<Record<string, unknown>>
  readonly problems: readonly Problem[]
  readonly advice: readonly Problem[]
}

/** Makes the fields of an item's node for the readers of a language. They are those of `before` if all that they are made of is still the same. */
export function itemFields(placement: Placement, lookups: Lookups, before: ItemFields | undefined): ItemFields {
  const { item, language, path, related } = placement
  const entity = shownIn(item, language)
  const sources = sourcesOf(placement, lookups)
  if (before?.sources.length === sources.length && sources.every((one, index) => one === before.sources[index]))
    return { ...before, entity, placement }
  const problems = collectProblems()
  const fields = {
    ...baseFields(entity),
    language,
    ...(kindOf(entity.type).publicPath === null ? {} : { path, ...pageFields(placement) }),
    ...(entity.type === "taxonomy_term--tags" ? { path: path ?? null } : {}),
    ...textsOf(entity, language, lookups),
    ...siteContent(entity, { ...lookups, problems }),
    ...documentFields(item, entity, lookups.file),
    ...(related === null ? {} : { related }),
  }
  const advice = collectProblems()
  if (entity.language === language) for (const fault of adviceOn(entity, lookups)) advice.add(fault)
  return { entity, placement, sources, fields, problems: problems.all(), advice: advice.all() }
}

/**
 * All that the fields of an item depend on: itself and its pages, the items, files and pictures that it names, and, if it has links, the addresses and
 * titles of all pages.
 */
function sourcesOf(
  { item, path, pages, fixed, related }: Placement,
  { nodeId, file, fetchedFile, targetsDigest }: Lookups,
): readonly unknown[] {
  const texts = item.translations.map(textFactsOf)
  const sources: unknown[] = [path, fixed, related, texts.some(({ hasLinks }) => hasLinks) ? targetsDigest : null]
  for (const page of pages) sources.push(page.language, page.path, page.isOriginal)
  for (const { digest, relationships } of item.translations) {
    sources.push(digest)
    for (const { id } of Object.values(relationships).flat()) sources.push(...(id === null ? [null] : [nodeId(id), ...valuesOf(file(id))]))
  }
  for (const picture of texts.flatMap(({ pictures }) => pictures)) sources.push(...valuesOf(fetchedFile(picture)))
  return sources
}

function valuesOf(file: object | undefined): readonly unknown[] {
  return file === undefined ? [] : Object.values(file)
}

/**
 * The fields of an item's rich texts. Readers whose language the item doesn't have see it in lists. So its text is only in the node of its own
 * language, and in that of pages: the start page shows the text of one.
 */
function textsOf(entity: Entity, language: Langcode, { fetchedFile, linkTarget }: Lookups): Readonly<Record<string, unknown>> {
  const { body: ownBody, texts } = proseOf(entity)
  const isWhole = entity.language === language || entity.type === "node--page"
  const body = ownBody === undefined || isWhole ? ownBody : { ...ownBody, tree: [], pictures: [] }
  const finding = { fetchedFile, lead: (address: string) => linkTarget(`internal:${address}`)?.url ?? address }
  return { ...(body === undefined ? {} : bodyFields(entity, body, finding)), ...textFields(entity, texts, finding) }
}

function adviceOn(entity: Entity, lookups: Lookups): readonly Fault[] {
  return [...adviceOnTexts(entity, proseOf(entity), lookups), ...adviceOnFiles(entity, lookups)]
}

function pageFields({ pages, fixed, item: { type } }: Placement) {
  return { translations: pages, ...(type === "node--page" ? { fixed } : {}) }
}

function siteContent(entity: Entity, context: FieldContext): Record<string, unknown> {
  const fields = contentFields(entity, context)
  return entity.type === "node--member" ? { ...fields, ...memberFields(fields) } : fields
}

/** Leaves out the revision, which an edit in another language raises too: the queries of this language's pages would run again. */
function baseFields({ type, uuid, number, langcode, label, changed }: Entity) {
  const name = kindOf(type).entityType === "taxonomy_term" ? "name" : "title"
  return { drupalId: uuid, number, langcode, changed, [name]: typeset(label, langcode) }
}
