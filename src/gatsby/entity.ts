import * as v from "valibot"
import { kindOf, type ResourceType } from "../../contract/content.ts"

const identifier = v.object({
  type: v.string(),
  id: v.string(),
  meta: v.optional(v.record(v.string(), v.unknown()), {}),
})

const rawNode = v.looseObject({
  drupal_id: v.string(),
  langcode: v.optional(v.string(), "en"),
  status: v.optional(v.boolean(), true),
  title: v.optional(v.string()),
  name: v.optional(v.string()),
  created: v.optional(v.string()),
  changed: v.string(),
  promote: v.optional(v.boolean(), false),
  path: v.optional(v.nullable(v.object({ alias: v.nullish(v.string()) }))),
  drupal_internal__nid: v.optional(v.number()),
  drupal_internal__tid: v.optional(v.number()),
  drupal_relationships: v.optional(
    v.nullable(v.record(v.string(), v.looseObject({ data: v.nullish(v.union([identifier, v.array(identifier)])) }))),
  ),
})

export type Identifier = v.InferOutput<typeof identifier>

/** A node or term as the back end answered it, read once. */
export type Entity = {
  readonly type: ResourceType
  readonly uuid: string
  readonly number: number
  readonly langcode: string
  readonly label: string
  readonly created: string
  readonly changed: string
  readonly promote: boolean
  readonly alias: string | null
  /** Every attribute by Drupal's name. */
  readonly attributes: Readonly<Record<string, unknown>>
  readonly relationships: Readonly<Record<string, readonly Identifier[]>>
}

/** Reads a node of gatsby-source-drupal; `null` for one that isn't published. @throws where the back end's answer isn't what the contract says */
export function readEntity(type: ResourceType, node: unknown): Entity | null {
  const parsed = v.safeParse(rawNode, node)
  if (!parsed.success)
    throw new Error(`The back end answered a ${type} that can't be read: ${v.summarize(parsed.issues).replaceAll("\n", " ")}`)
  const { output: raw } = parsed
  if (!raw.status) return null
  return {
    type,
    uuid: raw.drupal_id,
    number: raw.drupal_internal__nid ?? raw.drupal_internal__tid ?? 0,
    langcode: raw.langcode,
    label: raw.title ?? raw.name ?? "",
    created: raw.created ?? raw.changed,
    changed: raw.changed,
    promote: raw.promote,
    alias: raw.path?.alias ?? null,
    attributes: raw,
    relationships: Object.fromEntries(
      Object.entries(raw.drupal_relationships ?? {}).map(([name, { data }]) => [name, [data ?? []].flat()]),
    ),
  }
}

/** How a report names an item. */
export function describe({ type, number, label }: Entity): string {
  return `${kindOf(type).label} ${number} “${label}”`
}
