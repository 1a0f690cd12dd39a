import { kindOf } from "../../../contract/content.ts"
import type { Langcode } from "../../../contract/fields.ts"
import { adviceOnFiles, adviceOnTexts } from "./advice.ts"
import { bodyFields, proseOf, textFields } from "./body.ts"
import { contentFields, type FieldContext, type SiteFile } from "./content-fields.ts"
import { documentFields } from "./counterparts.ts"
import type { Entity } from "./source-entity.ts"
import type { FetchedFile } from "./files.ts"
import { shownIn, type FixedAlias, type Item } from "./items.ts"
import { memberFields } from "./member-fields.ts"
import { collectProblems, type Fault, type Problem } from "./build-problems.ts"
import { textFactsOf } from "./text-facts.ts"
import type { FindTarget } from "../../lib/content/item-data.ts"
import { typeset } from "../../lib/text/typography.ts"

export type Lookups = {
  readonly nodeId: (uuid: string) => string | undefined
  readonly file: (uuid: string) => SiteFile | undefined
  readonly fetchedFile: (address: string) => FetchedFile | undefined
  readonly linkTarget: FindTarget
}

export type Placement = {
  readonly item: Item
  readonly language: Langcode
  readonly path: string | undefined
  readonly pages: readonly { readonly language: Langcode; readonly path: string; readonly isOriginal: boolean }[]
  readonly fixed: FixedAlias | null
  /** This node has what is computed from other items; null for kinds without. */
  readonly related: string | null
  /** The fields depend on nothing else, in every language (`sourcesOf`). */
  readonly sources: readonly unknown[]
}

export type ItemFields = {
  readonly entity: Entity
  readonly placement: Placement
  readonly sources: readonly unknown[]
  readonly fields: Readonly<Record<string, unknown>>
  readonly problems: readonly Problem[]
  readonly advice: readonly Problem[]
}

/** Returns `before` if all that its fields are made of is still the same. */
export function itemFields(placement: Placement, lookups: Lookups, before: ItemFields | undefined): ItemFields {
  const { item, language, path, fixed, related } = placement
  const entity = shownIn(item, language)
  const sources = [path, fixed, related, placement.sources, ...targetsOf(item, lookups)]
  if (before !== undefined && areSame(before.sources, sources)) return { ...before, entity, placement }
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

/** Lists all that an item's fields are computed from. Returns the `before` array itself if nothing differs, so that callers compare by identity. */
export function sourcesOf(
  { translations }: Item,
  pages: Placement["pages"],
  { nodeId, file, fetchedFile }: Pick<Lookups, "nodeId" | "file" | "fetchedFile">,
  before: readonly unknown[] | undefined,
): readonly unknown[] {
  const sources: unknown[] = pages.flatMap((page) => [page.language, page.path, page.isOriginal])
  for (const entity of translations) {
    sources.push(entity.digest)
    for (const { id } of Object.values(entity.relationships).flat())
      sources.push(...(id === null ? [null] : [nodeId(id), ...valuesOf(file(id))]))
    for (const picture of textFactsOf(entity).pictures) sources.push(...valuesOf(fetchedFile(picture)))
  }
  return before !== undefined && areSame(before, sources) ? before : sources
}

function targetsOf({ translations }: Item, { linkTarget }: Pick<Lookups, "linkTarget">): readonly unknown[] {
  return translations.map(textFactsOf).flatMap(({ links, fieldLinks }) =>
    [...links.map((address) => `internal:${address}`), ...fieldLinks].flatMap((link) => {
      const target = linkTarget(link)
      return [target?.url, target?.title]
    }),
  )
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index])
}

function valuesOf(file: object | undefined): readonly unknown[] {
  return file === undefined ? [] : Object.values(file)
}

/**
 * Only the node of a text's own language has the text, because other readers see the item in lists alone. The start page needs the text of a page in
 * any language.
 */
function textsOf(entity: Entity, language: Langcode, { fetchedFile, linkTarget }: Lookups): Readonly<Record<string, unknown>> {
  const { body: ownBody, texts } = proseOf(entity)
  const isWhole = entity.language === language || entity.type === "node--page"
  const body = ownBody === undefined || isWhole ? ownBody : { ...ownBody, tree: [], pictures: [] }
  const textLookups = { fetchedFile, addressFor: (address: string) => linkTarget(`internal:${address}`)?.url ?? address }
  return { ...(body === undefined ? {} : bodyFields(entity, body, textLookups)), ...textFields(entity, texts, textLookups) }
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
