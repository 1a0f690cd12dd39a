/** Drupal keeps bundles and roles as configuration. Their UUIDs are the same in all installations. */
import { createHash } from "node:crypto"
import type { ResourceType } from "#contract/fields.ts"

export function bundleId(type: ResourceType): string {
  return stableId(`bundle ${type}`)
}

export function roleId(role: string): string {
  return stableId(`role ${role}`)
}

const idsByName = new Map<string, string>()

function stableId(name: string): string {
  const id = idsByName.get(name) ?? format(createHash("sha1").update(`g30 ${name}`).digest("hex"))
  idsByName.set(name, id)
  return id
}

function format(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-")
}
