import type { Kind } from "#contract/fields.ts"

/** Returns null for a kind that Drupal has anyway. */
export function bundleConfigOf({ entityType, bundle }: Pick<Kind, "entityType" | "bundle">): string | null {
  if (entityType === "node") return `node.type.${bundle}`
  return entityType === "taxonomy_term" ? `taxonomy.vocabulary.${bundle}` : null
}
