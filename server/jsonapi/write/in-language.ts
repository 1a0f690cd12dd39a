/** What an address of a language may change (docs/drupal-contract.md, Languages). */
import { kindOf } from "#contract/content.ts"
import type { Langcode } from "#contract/fields.ts"
import type { Edited } from "#server/content/editing/save.ts"
import type { Entity } from "#server/content/entities/entity.ts"
import { hasLanguage } from "#server/content/entities/languages.ts"
import { absentTranslation, Refusal } from "#server/http/refusal.ts"

/** Accounts and files have no translations, so an address of any language changes them. */
function isTranslatable({ type }: Entity): boolean {
  return ["node", "taxonomy_term"].includes(kindOf(type).entityType)
}

/** The translation that a write at an address of a language changes. @throws Refusal 405 if the item has none */
export function editedIn(language: Langcode, item: Entity): Edited {
  if (!isTranslatable(item)) return { item, language: item.langcode }
  if (hasLanguage(item, language)) return { item, language }
  throw absentTranslation(item)
}

/** An item is deleted at the address of its original, with all its translations. @throws Refusal 405 at another one */
export function refuseTranslation(language: Langcode, item: Entity): void {
  if (!isTranslatable(item) || item.langcode === language) return
  const detail =
    "Deleting a resource object translation is not yet supported. See https://www.drupal.org/docs/8/modules/jsonapi/translations."
  throw new Refusal(405, detail, { headers: { Allow: "GET" } })
}
