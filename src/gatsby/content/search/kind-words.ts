import type { Langcode } from "../../../../contract/fields.ts"
import type { SearchKind } from "../../../lib/search/format.ts"

/** Readers call a kind by these words, which find each of its documents. */
export const kindWords: Readonly<Record<Langcode, Readonly<Record<SearchKind, string>>>> = {
  en: {
    publication: "publication text article",
    action: "action project",
    member: "member practice office architect architects",
    event: "event agenda evening",
    page: "page",
  },
  fr: {
    publication: "publication texte article",
    action: "action projet",
    member: "membre bureau architecte architectes",
    event: "événement agenda soirée",
    page: "page",
  },
  nl: {
    publication: "publicatie tekst artikel",
    action: "actie project",
    member: "lid bureau architect architecten",
    event: "evenement agenda avond",
    page: "pagina",
  },
}
