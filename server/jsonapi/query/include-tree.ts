import type { ResourceType } from "#contract/fields.ts"
import { Refusal } from "#server/http/refusal.ts"
import { relationshipsOf, targetOfRelationship } from "#server/content/entities/relationships.ts"

export type IncludeTree = ReadonlyMap<string, IncludeTree>
type MutableTree = Map<string, MutableTree>

const deepest = 5

/** Reads `include=field_members.field_image,field_tags`. An undefined type has no relationships. @throws Refusal 400 */
export function parseInclude(type: ResourceType | undefined, include: string): IncludeTree {
  const root: MutableTree = new Map()
  for (const path of include.split(",").filter((part) => part !== "")) {
    const names = path.split(".")
    if (names.length > deepest) throw new Refusal(400, `\`${path}\` follows ${names.length} relationships; ${deepest} is the most.`)
    grow(root, names, type)
  }
  return root
}

function grow(place: MutableTree, [name, ...rest]: readonly string[], type: ResourceType | undefined): void {
  if (name === undefined) return
  const relationships = type === undefined ? [] : relationshipsOf(type)
  const relationship = relationships.find((one) => one.name === name)
  if (relationship === undefined) {
    const names = relationships.map((one) => one.name).join(", ")
    throw new Refusal(400, `\`${name}\` is not a valid relationship field name. Possible values: ${names}.`)
  }
  const next: MutableTree = place.get(name) ?? new Map<string, MutableTree>()
  place.set(name, next)
  grow(next, rest, targetOfRelationship(relationship))
}
