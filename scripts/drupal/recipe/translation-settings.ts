/** The kinds that have translations, and the parts of a field that each language has. */
import type { Field } from "#contract/fields.ts"
import type { YamlMap } from "./yaml.ts"

/** The texts of a picture are of a language; the file and the order are the same in all. Null for other fields. */
export function syncSettings(field: Field): YamlMap | null {
  return field.type === "image" && field.translatable === true ? { alt: "alt", title: "title", file: "0" } : null
}

/** Turns translation on for a kind. The fields that all languages share stay in the forms of all. */
export const translationOn: YamlMap = { enabled: true, bundle_settings: { untranslatable_fields_hide: "0" } }
