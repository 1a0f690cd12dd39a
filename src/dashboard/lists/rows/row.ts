import { isResourceType } from "#contract/content.ts"
import { identifiersIn, resourceLabel, type TargetIdentifier, type ListDocument, type Resource } from "#dashboard/items/document.ts"
import { numberIn, publicPathOf, versionIn } from "#dashboard/items/to-item.ts"
import { isText, textOf } from "#contract/field-types/field-type.ts"
import { isRecord } from "#contract/is-record.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import { redirectType, type ListedType } from "#contract/redirect.ts"
import { inLanguage, isLanguage } from "#contract/languages.ts"
import { languagesOf, originalOf, type ItemLanguages } from "#dashboard/items/languages.ts"

export type Related = {
  readonly id: string
  readonly type: string
  /** Is empty if the viewer may not see it. */
  readonly label: string
  readonly url: string | null
  /** Drupal's own name or number of the target. */
  readonly key: string
}

/** A row has only the fields that its list asked for. */
export type Row<Type extends ListedType = ResourceType> = {
  readonly type: Type
  readonly id: string
  /** Edit addresses have this number (nid, tid or uid). */
  readonly number: number | null
  /** If-Match needs this revision; null if the back end sends none. */
  readonly version: string | null
  readonly title: string
  readonly langcode: string
  /** Is null for kinds without languages, such as accounts. */
  readonly languages: ItemLanguages | null
  /** The item is deleted at the address of this language. */
  readonly original: Langcode
  readonly isPublished: boolean
  readonly changed: string
  /** Drafts have no public page. */
  readonly publicPath: string | null
  readonly attributes: Readonly<Record<string, unknown>>
  readonly related: Readonly<Record<string, readonly Related[]>>
  readonly meta: Readonly<Record<string, unknown>>
}

export const colourField = "field_color"

/** A row without a picture shows its logo. */
export function pictureUrlOf({ related }: ListedRow): string | null {
  const [file] = related.field_image ?? related.field_logo ?? []
  return file?.url ?? null
}

export type ListedRow = Row<ListedType>

export type RowName<Type extends ListedType = ResourceType> = Pick<Row<Type>, "type" | "id" | "version" | "title"> & {
  readonly original?: Langcode | undefined
}

export function isItem(row: ListedRow): row is Row {
  return row.type !== redirectType
}

export type ListPage<Type extends ListedType = ListedType> = {
  readonly rows: readonly Row<Type>[]
  readonly hasNext: boolean
  /** Is null if the back end doesn't count the items. */
  readonly count: number | null
}

export function listPageOf<Type extends ListedType>({ data, included, links, meta }: ListDocument, type: Type): ListPage<Type> {
  const includedById = new Map(included.map((each) => [each.id, each]))
  return { rows: data.map((each) => rowOf(each, type, includedById)), hasNext: links.next !== undefined, count: meta.count ?? null }
}

function rowOf<Type extends ListedType>(resource: Resource, type: Type, includedById: ReadonlyMap<string, Resource>): Row<Type> {
  const { id, attributes, relationships, meta } = resource
  const itemType = isResourceType(type) ? type : null
  const related = Object.keys(relationships).map(
    (field) => [field, identifiersIn(resource, field).map((each) => relatedOf(each, includedById.get(each.id)))] as const,
  )
  const isPublished = attributes.status !== false
  const languages = itemType && languagesOf(itemType, attributes)
  return {
    type,
    id,
    number: itemType && numberIn(itemType, resource),
    version: versionIn(resource),
    title: itemType === null ? sourceOf(attributes) : resourceLabel(resource),
    langcode: textOf(attributes.langcode),
    languages,
    original: originalOf({ languages }),
    isPublished,
    changed: textOf(attributes.changed),
    publicPath: itemType !== null && isPublished ? publicPathOf(itemType, resource) : null,
    attributes,
    related: Object.fromEntries(related),
    meta,
  }
}

function sourceOf({ redirect_source: source, language }: Resource["attributes"]): string {
  const path = `/${isRecord(source) ? textOf(source.path).replace(/^\/+/, "") : ""}`
  return isLanguage(language) ? inLanguage(language, path) : path
}

function relatedOf({ type, id, meta }: TargetIdentifier, target: Resource | undefined): Related {
  const uri = target?.attributes.uri
  const url = isRecord(uri) && isText(uri.url) ? uri.url : null
  const key = meta.drupal_internal__target_id
  return {
    type,
    id,
    label: target === undefined ? "" : resourceLabel(target),
    url,
    key: isText(key) || typeof key === "number" ? String(key) : "",
  }
}

export function namesIn({ related }: Pick<Row, "related">, field: string): string[] {
  return (related[field] ?? []).map(({ label }) => label).filter((label) => label !== "")
}
