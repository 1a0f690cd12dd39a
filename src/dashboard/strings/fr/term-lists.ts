import type * as english from "../en/term-lists.ts"
import { counted } from "./counted.ts"

export const termLists: typeof english.termLists = {
  tags: {
    title: "Mots-clés",
    create: "Nouveau mot-clé",
    search: "Rechercher un mot-clé",
    loading: "Chargement des mots-clés",
    empty: { title: "Pas encore de mots-clés", text: "Les mots-clés disent de quoi traite une publication ou un projet.", first: "" },
    noMatch: "Aucun mot-clé ne correspond",
    count: counted("mot-clé", "mots-clés"),
  },
  specialities: {
    title: "Spécialités",
    create: "Nouvelle spécialité",
    search: "Rechercher une spécialité",
    loading: "Chargement des spécialités",
    empty: { title: "Pas encore de spécialités", text: "Les visiteurs filtrent les membres d’après leurs spécialités.", first: "" },
    noMatch: "Aucune spécialité ne correspond",
    count: counted("spécialité", "spécialités"),
  },
  categories: {
    title: "Catégories d’événements",
    create: "Nouvelle catégorie",
    search: "Rechercher une catégorie",
    loading: "Chargement des catégories",
    empty: { title: "Pas encore de catégories", text: "Une catégorie donne leur couleur aux événements de l’agenda.", first: "" },
    noMatch: "Aucune catégorie ne correspond",
    count: counted("catégorie", "catégories"),
  },
}
