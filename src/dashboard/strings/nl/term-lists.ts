import type * as english from "../en/term-lists.ts"
import { counted } from "./counted.ts"

export const termLists: typeof english.termLists = {
  tags: {
    title: "Trefwoorden",
    create: "Nieuw trefwoord",
    search: "Trefwoorden zoeken",
    loading: "Trefwoorden worden geladen",
    empty: { title: "Nog geen trefwoorden", text: "Trefwoorden zeggen waarover een publicatie of project gaat.", first: "" },
    noMatch: "Geen enkel trefwoord komt overeen",
    count: counted("trefwoord", "trefwoorden"),
  },
  specialities: {
    title: "Specialiteiten",
    create: "Nieuwe specialiteit",
    search: "Specialiteiten zoeken",
    loading: "Specialiteiten worden geladen",
    empty: { title: "Nog geen specialiteiten", text: "Bezoekers filteren de leden op hun specialiteiten.", first: "" },
    noMatch: "Geen enkele specialiteit komt overeen",
    count: counted("specialiteit", "specialiteiten"),
  },
  categories: {
    title: "Activiteitscategorieën",
    create: "Nieuwe categorie",
    search: "Categorieën zoeken",
    loading: "Categorieën worden geladen",
    empty: { title: "Nog geen categorieën", text: "Een categorie geeft de activiteiten in de agenda hun kleur.", first: "" },
    noMatch: "Geen enkele categorie komt overeen",
    count: counted("categorie", "categorieën"),
  },
}
