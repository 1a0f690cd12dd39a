import type { Langcode } from "../../../contract/fields.ts"

/** The not-found page in another language says this to readers of this one. */
export const notFoundElsewhere: Readonly<Record<Langcode, { readonly text: string; readonly home: string }>> = {
  en: { text: "This page was not found.", home: "Home page in English" },
  fr: { text: "Cette page est introuvable.", home: "Page d’accueil en français" },
  nl: { text: "Deze pagina is niet gevonden.", home: "Startpagina in het Nederlands" },
}
