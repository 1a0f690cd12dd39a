import type { Langcode } from "../../../contract/fields.ts"

/** Each built page says this if its scripts or data don't come, so that no script has it. */
export const notLoadedWords: Readonly<Record<Langcode, { readonly text: string; readonly tryAgain: string }>> = {
  en: { text: "A part of this page could not be loaded, so not all of it works.", tryAgain: "Try again" },
  fr: { text: "Une partie de cette page n’a pas pu être chargée, et tout n’y fonctionne pas.", tryAgain: "Réessayer" },
  nl: { text: "Een deel van deze pagina kon niet worden geladen, en daarom werkt niet alles.", tryAgain: "Opnieuw proberen" },
}
