import type { Langcode } from "../../../contract/fields.ts"

/** What the search of a page in another language says to readers of this one. */
export const searchElsewhere: Readonly<Record<Langcode, string>> = {
  en: "Search in English",
  fr: "Rechercher en français",
  nl: "Zoeken in het Nederlands",
}
