import type { Field } from "#contract/fields.ts"
import type { YamlMap } from "./yaml.ts"

/** All languages share a picture's file and order, but not its texts. Returns null for other fields. */
export function syncSettings(field: Field): YamlMap | null {
  return field.type === "image" && field.translatable === true ? { alt: "alt", title: "title", file: "0" } : null
}

/** The fields that all languages share stay in the forms of all. */
export const translationOn: YamlMap = { enabled: true, bundle_settings: { untranslatable_fields_hide: "0" } }
