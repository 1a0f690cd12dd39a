import { createHash } from "node:crypto"
import type { YamlMap } from "./yaml.ts"

/** Keys are names in Drupal, such as `node.type.article`. */
export type DrupalConfig = Readonly<Record<string, YamlMap>>

export type Needs = { readonly config?: readonly string[]; readonly module?: readonly string[] }

/** Drupal makes configuration entities in the order of their dependencies. */
export function configEntity(needs: Needs, values: YamlMap): YamlMap {
  const sorted = Object.entries(needs).flatMap(([name, list]) => (list.length === 0 ? [] : [[name, [...new Set(list)].sort()] as const]))
  return { langcode: "en", status: true, dependencies: Object.fromEntries(sorted), ...values }
}

/** Each run gives the same name the same UUID, in the form of version 5. */
export function uuidOfName(name: string): string {
  const hex = createHash("sha1").update(`g30 ${name}`).digest("hex")
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join("-")
}
