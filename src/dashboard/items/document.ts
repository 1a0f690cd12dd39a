/** Members that a Drupal may leave out are optional. */
import * as v from "valibot"
import { isResourceType } from "#contract/content.ts"
import { entity_reference, image, type FileValue, type Linked, type ReferenceValue } from "#contract/field-types/relationships.ts"
import type { ResourceType } from "#contract/fields.ts"

const identifier = v.object({ type: v.string(), id: v.string(), meta: v.optional(v.record(v.string(), v.unknown()), {}) })

const relationship = v.object({ data: v.optional(v.nullable(v.union([identifier, v.array(identifier)])), null) })

const resource = v.object({
  type: v.string(),
  id: v.string(),
  attributes: v.optional(v.record(v.string(), v.unknown()), {}),
  relationships: v.optional(v.record(v.string(), relationship), {}),
  meta: v.optional(v.record(v.string(), v.unknown()), {}),
})

const included = v.optional(v.array(resource), [])

export const oneDocument = v.object({ data: resource, included })

export const listDocument = v.object({
  data: v.array(resource),
  included,
  links: v.optional(v.object({ next: v.optional(v.unknown()) }), {}),
  meta: v.optional(v.object({ count: v.optional(v.number()) }), {}),
})

export type TargetIdentifier = v.InferOutput<typeof identifier>
export type Resource = v.InferOutput<typeof resource>
export type OneDocument = v.InferOutput<typeof oneDocument>
export type ListDocument = v.InferOutput<typeof listDocument>

export function identifiersIn({ relationships }: Resource, name: string): readonly TargetIdentifier[] {
  const data = relationships[name]?.data ?? []
  return Array.isArray(data) ? data : [data]
}

export function knownTypeOf({ type }: Pick<Resource, "type">): ResourceType | null {
  return isResourceType(type) ? type : null
}

/** Is empty if the back end hides the label. */
export function resourceLabel({ attributes }: Resource): string {
  const { title, name, display_name: displayName, filename } = attributes
  return [title, name, displayName, filename].find((label) => typeof label === "string") ?? ""
}

/** Adds what the answer includes of the targets. A target that occurs twice gets two keys. */
export function linkedOf(identifiers: readonly TargetIdentifier[], included: readonly Resource[]): readonly Linked[] {
  return identifiers.map(({ type, id, meta }, index) => {
    const target = included.find((resource) => resource.type === type && resource.id === id)
    const isRepeated = identifiers.slice(0, index).some((before) => before.id === id)
    const targetFields =
      target === undefined ? { label: "", attributes: {} } : { label: resourceLabel(target), attributes: target.attributes }
    return { type, id, meta, key: isRepeated ? `${id} ${index}` : id, ...targetFields }
  })
}

/** A hidden target has an empty label. */
export function referencesOf(identifiers: readonly TargetIdentifier[], included: readonly Resource[]): readonly ReferenceValue[] {
  return linkedOf(identifiers, included).flatMap((linked) => entity_reference.read(linked) ?? [])
}

export function fileOf(resource: Resource): FileValue | null {
  return linkedOf([resource], [resource]).map(image.read)[0] ?? null
}
