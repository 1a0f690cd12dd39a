import type { Langcode } from "../../../contract/fields.ts"

/** A page in another language says this to readers of this one. */
export const suggestions: Readonly<Record<Langcode, { readonly isThere: string; readonly close: string }>> = {
  en: { isThere: "This page is available in English", close: "Close" },
  fr: { isThere: "Cette page existe en français", close: "Fermer" },
  nl: { isThere: "Deze pagina bestaat in het Nederlands", close: "Sluiten" },
}
