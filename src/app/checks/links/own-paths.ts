import type { ResourceType } from "#contract/fields.ts"
import { linksIn } from "#contract/text-links.ts"
import type { Values } from "#app/resources/values.ts"
import { ownPath } from "./own-path.ts"

/** The addresses of this site to which the texts and links of a form lead, each once. */
export function ownPathsIn(type: ResourceType, values: Values): readonly string[] {
  const paths = linksIn(type, values).flatMap(({ address }) => ownPath(address) ?? [])
  return [...new Set(paths)]
}
