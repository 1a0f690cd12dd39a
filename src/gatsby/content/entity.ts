import * as v from "valibot"
import { kindOf } from "../../../contract/content.ts"
import { isRelationship, type ResourceType } from "../../../contract/fields.ts"

const target = v.looseObject({ drupal_internal__target_id: v.optional(v.union([v.number(), v.string()])) })

const referenced = v.object({
  drupal_id: v.string(),
  drupal_internal__nid: v.optional(v.number()),
  drupal_internal__tid: v.optional(v.number()),
  drupal_internal__fid: v.optional(v.number()),
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
  relationships: v.optional(v.record(v.string(), v.unknown()), {}),
})

/** A reference: the target's UUID (null if the target isn't published or is gone) and Drupal's meta of the reference. */
export type Identifier = { readonly id: string | null; readonly meta: Readonly<Record<string, unknown>> }

export type Entity = Readonly<NonNullable<ReturnType<typeof readEntity>>>

type GetNode = (id: string) => unknown

/** Reads a node of gatsby-source-drupal; null for a draft. Throws if a required member is missing. */
export function readEntity(type: ResourceType, node: unknown, getNode: GetNode) {
  const parsed = v.safeParse(rawNode, node)
  if (!parsed.success)
    throw new Error(`The back end answered a ${type} that can't be read: ${v.summarize(parsed.issues).replaceAll("\n", " ")}`)
  const { output: raw } = parsed
  if (!raw.status) return null
  const attributes: Readonly<Record<string, unknown>> = raw
  const relationships: Readonly<Record<string, readonly Identifier[]>> = Object.fromEntries(
    Object.entries(kindOf(type).fields).flatMap(([name, field]) =>
      isRelationship(field) ? [[name, identifiers(name, raw, getNode)]] : [],
    ),
  )
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
    attributes,
    relationships,
  }
}

// gatsby-source-drupal splits a relationship: the field has the meta of all targets, `relationships` the ids of the targets that it sourced.
// Positions don't agree when a target is missing, so the two lists are joined by Drupal's numbers.
function identifiers(name: string, raw: v.InferOutput<typeof rawNode>, getNode: GetNode): Identifier[] {
  const ids = [raw.relationships[`${name}___NODE`] ?? []].flat().map(String)
  const sourced = ids.flatMap((id) => {
    const parsed = v.safeParse(referenced, getNode(id))
    return parsed.success ? [parsed.output] : []
  })
  return [raw[name] ?? []].flat().map((reference) => {
    const { drupal_internal__target_id: number, ...meta } = v.parse(target, reference)
    const found = sourced.find((node) => (node.drupal_internal__fid ?? node.drupal_internal__nid ?? node.drupal_internal__tid) === number)
    return { id: found?.drupal_id ?? null, meta }
  })
}

export function describe({ type, number, label }: Entity): string {
  return `${kindOf(type).label} ${number} “${label}”`
}
