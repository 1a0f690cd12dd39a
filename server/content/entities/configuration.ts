/** Identifiers of what is configuration in Drupal: bundles and roles. They are the same in every installation. */
import { createHash } from "node:crypto"
import type { ResourceType } from "#contract/fields.ts"

/** UUID of a content type or vocabulary. */
export function bundleId(type: ResourceType): string {
  return stableId(`bundle ${type}`)
}

/** UUID of a role. */
export function roleId(role: string): string {
  return stableId(`role ${role}`)
}

const known = new Map<string, string>()

/** A name-based UUID (version 8: vendor-defined). */
function stableId(name: string): string {
  const id = known.get(name) ?? format(createHash("sha1").update(`g30 ${name}`).digest("hex"))
  known.set(name, id)
  return id
}

function format(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-")
}
