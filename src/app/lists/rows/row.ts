import * as v from "valibot"
import { homeAlias, kindOf } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"

export type Related = {
  readonly id: string
  readonly type: string
  /** Empty where the viewer may not see it. */
  readonly label: string
  /** The address of a file. */
  readonly url: string | null
  /** Drupal's own name or number of it. */
  readonly key: string
}

/** An item as a list shows it, with only the fields that the list asked for. */
export type Row = {
  readonly type: ResourceType
  readonly id: string
  /** nid, tid or uid, which edit addresses carry. */
  readonly number: number | null
  /** The revision for If-Match; null where the back end tells none. */
  readonly version: string | null
  readonly title: string
  readonly langcode: string
  readonly isPublished: boolean
  readonly changed: string
  /** The public page's path; drafts have none. */
  readonly publicPath: string | null
  readonly attributes: Readonly<Record<string, unknown>>
  readonly related: Readonly<Record<string, readonly Related[]>>
  readonly meta: Readonly<Record<string, unknown>>
}

/** What a deletion needs of a row. */
export type RowName = Pick<Row, "type" | "id" | "version" | "title">

const record = v.record(v.string(), v.unknown())
const identifier = v.object({ type: v.string(), id: v.string(), meta: v.optional(record, {}) })
const linkage = v.nullish(v.union([v.array(identifier), identifier]))
const resource = v.object({
  type: v.string(),
  id: v.string(),
  attributes: v.optional(record, {}),
  relationships: v.optional(v.record(v.string(), v.object({ data: linkage })), {}),
  meta: v.optional(record, {}),
})

export const listDocument = v.object({
  data: v.array(resource),
  included: v.optional(v.array(resource), []),
  links: v.optional(v.object({ next: v.optional(v.unknown()) })),
  meta: v.optional(v.object({ count: v.optional(v.number()) })),
})

export type ListDocument = v.InferOutput<typeof listDocument>
type Resource = ListDocument["data"][number]

export type ListPage = {
  readonly rows: readonly Row[]
  readonly hasNext: boolean
  /** The number of all items, where the back end counts them. */
  readonly count: number | null
}

export function pageOf({ data, included, links, meta }: ListDocument, type: ResourceType): ListPage {
  const known = new Map(included.map((each) => [each.id, each]))
  return { rows: data.map((each) => rowOf(each, type, known)), hasNext: links?.next !== undefined, count: meta?.count ?? null }
}

function rowOf({ id, attributes, relationships, meta }: Resource, type: ResourceType, known: ReadonlyMap<string, Resource>): Row {
  const related = Object.entries(relationships).map(([field, { data }]) => {
    const identifiers = data === null || data === undefined ? [] : "id" in data ? [data] : data
    return [field, identifiers.map((each) => relatedOf(each, known.get(each.id)))] as const
  })
  const isPublished = attributes.status !== false
  return {
    type,
    id,
    number: numberIn(attributes),
    version: versionIn(attributes, meta),
    title: labelOf(attributes),
    langcode: textIn(attributes.langcode),
    isPublished,
    changed: textIn(attributes.changed),
    publicPath: isPublished ? publicPathOf(attributes, type) : null,
    attributes,
    related: Object.fromEntries(related),
    meta,
  }
}

function relatedOf({ type, id, meta }: v.InferOutput<typeof identifier>, found: Resource | undefined): Related {
  const attributes = found?.attributes ?? {}
  const { uri } = attributes
  const url = v.is(record, uri) && typeof uri.url === "string" ? uri.url : null
  const key = meta.drupal_internal__target_id
  return { type, id, label: labelOf(attributes), url, key: typeof key === "string" || typeof key === "number" ? String(key) : "" }
}

function labelOf({ title, name, display_name: displayName, filename }: Readonly<Record<string, unknown>>): string {
  return textIn(title ?? name ?? displayName ?? filename)
}

function numberIn(attributes: Readonly<Record<string, unknown>>): number | null {
  const number = attributes.drupal_internal__nid ?? attributes.drupal_internal__tid ?? attributes.drupal_internal__uid
  return typeof number === "number" ? number : null
}

function versionIn(attributes: Readonly<Record<string, unknown>>, { version }: Readonly<Record<string, unknown>>): string | null {
  const found = attributes.drupal_internal__vid ?? attributes.drupal_internal__revision_id ?? version
  return typeof found === "number" ? String(found) : null
}

export function publicPathOf({ path }: Readonly<Record<string, unknown>>, type: ResourceType): string | null {
  const start = kindOf(type).publicPath
  const alias = v.is(record, path) ? textIn(path.alias) : ""
  if (start === null || alias === "" || !alias.startsWith(start)) return null
  return alias === homeAlias ? "/" : `${alias.replace(/\/$/, "")}/`
}

export function textIn(value: unknown): string {
  return typeof value === "string" ? value : ""
}

/** The names of what a row refers to. */
export function namesIn({ related }: Row, field: string): string[] {
  return (related[field] ?? []).map(({ label }) => label).filter((label) => label !== "")
}
