import type { Langcode } from "../../../contract/fields.ts"

/** The search of a page in another language says this to readers of this one. */
export const searchElsewhere: Readonly<Record<Langcode, string>> = {
  en: "Search in English",
  fr: "Rechercher en français",
  nl: "Zoeken in het Nederlands",
}
