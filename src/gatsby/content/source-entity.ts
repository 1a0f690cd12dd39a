import * as v from "valibot"
import { fieldsOf, kindOf } from "../../../contract/content.ts"
import {
  isRelationship,
  langcodes,
  targetType,
  type Langcode,
  type RelationshipField,
  type ResourceType,
} from "../../../contract/fields.ts"
import { fieldTypes } from "../../../contract/field-types/field-types.ts"
import { defaultLanguage, isLanguage } from "../../../contract/languages.ts"
import { isPublic } from "../../../contract/permissions.ts"
import type { NamedItem } from "../../../contract/publishing.ts"
import type { Identifier } from "../../lib/content/item-data.ts"

const target = v.looseObject({ drupal_internal__target_id: v.optional(v.union([v.number(), v.string()])) })

const rawNode = v.looseObject({
  drupal_id: v.string(),
  langcode: v.optional(v.string(), "en"),
  default_langcode: v.optional(v.boolean(), true),
  status: v.optional(v.boolean(), true),
  title: v.optional(v.string()),
  name: v.optional(v.string()),
  created: v.optional(v.string()),
  changed: v.string(),
  promote: v.optional(v.boolean(), false),
  path: v.optional(v.nullable(v.object({ alias: v.nullish(v.string()) }))),
  drupal_internal__nid: v.optional(v.number()),
  drupal_internal__tid: v.optional(v.number()),
  internal: v.object({ contentDigest: v.string() }),
})

type Reference = { readonly key: string; readonly meta: Identifier["meta"] }

/** References have Drupal's numbers, because a target may come or go without the item. */
export type ReadEntity = Omit<Entity, "relationships"> & { readonly references: Readonly<Record<string, readonly Reference[]>> }

export type Entity = {
  readonly type: ResourceType
  readonly uuid: string
  readonly number: number
  readonly langcode: string
  /** A text in a language that the site doesn't have gets the default language. */
  readonly language: Langcode
  readonly isOriginal: boolean
  readonly label: string
  readonly created: string
  readonly changed: string
  readonly promote: boolean
  readonly alias: string | null
  /** The digest covers all that the back end answered. */
  readonly digest: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly relationships: Readonly<Record<string, readonly Identifier[]>>
}

/** Returns null for a node that visitors may not see. Throws if a member is missing or has another type. */
export function readEntity(type: ResourceType, node: unknown): ReadEntity | null {
  const raw = v.parse(rawNode, node)
  const attributes: Readonly<Record<string, unknown>> = raw
  if (!raw.status || !isPublic(type, attributes)) return null
  refuseOtherKinds(type, raw)
  const references = Object.fromEntries(
    Object.entries(kindOf(type).fields).flatMap(([name, field]) =>
      isRelationship(field) ? [[name, referencesOf(field, raw[name])] as const] : [],
    ),
  )
  return {
    type,
    uuid: raw.drupal_id,
    number: raw.drupal_internal__nid ?? raw.drupal_internal__tid ?? 0,
    langcode: raw.langcode,
    language: isLanguage(raw.langcode) ? raw.langcode : defaultLanguage,
    isOriginal: raw.default_langcode,
    label: raw.title ?? raw.name ?? "",
    created: raw.created ?? raw.changed,
    changed: raw.changed,
    promote: raw.promote,
    alias: raw.path?.alias ?? null,
    digest: raw.internal.contentDigest,
    attributes,
    references,
  }
}

/** Nodes, terms and files each have numbers of their own. */
export function referenceKey(type: ResourceType | "file--file", number: number | string): string {
  return `${type} ${number}`
}

/** A rich text as the back end shows it. Drupal answers null for an empty one. */
export const rawText = v.nullish(v.object({ processed: v.string(), summary: v.nullish(v.string(), "") }), { processed: "" })

/** Throws if a value can't be one of its field. Other values with several properties than rich texts are read as far as they can be. */
function refuseOtherKinds(type: ResourceType, raw: Readonly<Record<string, unknown>>): void {
  for (const [name, field] of Object.entries(fieldsOf(type))) {
    const { compares, read } = fieldTypes[field.type]
    const isWrong =
      field.type === "text_with_summary"
        ? !v.is(rawText, raw[name])
        : typeof compares === "string" && [raw[name] ?? []].flat().some((value) => read(value) === null)
    if (!isRelationship(field) && isWrong) throw new Error(`Its field ${field.label} has another form.`)
  }
}

const text = v.fallback(v.string(), "")
const number = v.fallback(v.number(), 0)
const nameable = v.object({
  drupal_id: text,
  drupal_internal__nid: number,
  drupal_internal__tid: number,
  title: text,
  name: text,
  filename: text,
})

/** An item that can't be read is named by its label. */
export function nameOf(type: ResourceType | "file--file", node: unknown): NameableEntity | string {
  const raw = v.parse(nameable, node)
  if (type === "file--file") return `File ${raw.filename || raw.drupal_id}`
  const number = raw.drupal_internal__nid || raw.drupal_internal__tid
  const label = raw.title || raw.name || `#${number}`
  return number === 0 ? `${kindOf(type).label} ${raw.drupal_id}` : { type, number, label, language: defaultLanguage }
}

// gatsby-source-drupal's own lists of targets aren't renewed when a target is published or withdrawn, so this reads the meta of all targets.
function referencesOf(field: RelationshipField, raw: unknown): Reference[] {
  const type = targetType(field)
  return [raw ?? []].flat().map((reference) => {
    const { drupal_internal__target_id: number = "", ...meta } = v.parse(target, reference)
    return { key: referenceKey(type, number), meta }
  })
}

export function resolveReferences({ references, ...own }: ReadEntity, uuidOf: (key: string) => string | undefined): Entity {
  const resolved = Object.entries(references).map(
    ([name, targets]) => [name, targets.map(({ key, meta }) => ({ id: uuidOf(key) ?? null, meta }))] as const,
  )
  return { ...own, relationships: Object.fromEntries(resolved) }
}

export type NameableEntity = Pick<Entity, "type" | "number" | "label" | "language">

export function describe({ type, number, label, language }: NameableEntity): string {
  return `${kindOf(type).label} ${number} “${label}”${language === defaultLanguage ? "" : ` in ${langcodes[language]}`}`
}

export function namedItem({ type, number, label }: NameableEntity): NamedItem {
  return { type, number, title: label }
}
