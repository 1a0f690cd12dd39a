import type * as english from "../en/checks.ts"
import { counted } from "./counted.ts"

const links = counted("lien", "liens")

export const checks: typeof english.checks = {
  title: "Vérifications avant publication",
  none: "Rien à signaler.",
  found: (errors, warnings) =>
    [errors > 0 ? `${errors} à corriger avant la mise en ligne` : null, warnings > 0 ? `${warnings} à examiner` : null]
      .filter((part) => part !== null)
      .join(", "),
  error: "Empêche la publication",
  warning: "À examiner",
  goTo: (label) => `Aller à ${label}`,
  right: "C’est correct ainsi",
  rightAgain: (count) => (count === 1 ? "Afficher celui que vous avez jugé correct" : `Afficher les ${count} que vous avez jugés corrects`),
  fixed: "Corrigé.",
  called: "Ce navigateur ne posera plus la question.",
  checkingLinks: (count) => `Vérification de ${links(count)} de ce site…`,
  linksFailed: "Certains liens de ce site n’ont pas pu être vérifiés.",
  messages: {
    altMissing: "Une image n’a pas de texte alternatif. Décrivez ce qu’elle montre, ou marquez-la comme décorative.",
    altIsFileName: "Le texte alternatif est le nom d’un fichier. Décrivez ce que montre l’image.",
    headingOrder: "Un petit titre (3) précède le premier grand titre (2).",
    headingEmpty: "Un titre est vide.",
    boldHeading: "Une ligne en gras fait office de titre. Les lecteurs qui vont de titre en titre ne la trouvent pas.",
    typedList: "Des tirets, astérisques ou numéros saisis font office de liste. Les lecteurs d’écran ne la lisent pas comme telle.",
    tableWithoutHead: "Un tableau n’a pas de cellules d’en-tête : rien ne dit à l’écoute ce que contient une colonne.",
    linkEmpty: "Un lien n’a pas de texte.",
    linkVague: "Le texte d’un lien ne dit pas où il mène.",
    linkBroken: "Un lien mène à une adresse de ce site qui n’existe pas.",
    noteWithoutReference: "Aucun appel dans le texte ne mène à cette note. Déplacez son contenu dans une nouvelle note, ou supprimez-la.",
    referenceWithoutNote: "Un appel de note dans le texte ne mène à aucune note. Réécrivez la note, ou supprimez l’appel.",
    titleLong: "Le titre est très long : plus de 100 caractères. Les résultats de recherche et les cartes le tronquent.",
    summaryMissing: "Il n’y a pas de résumé. L’accueil et les résultats de recherche montrent le début du texte, ou rien.",
  },
  fixes: {
    altMissing: "Marquer comme décorative",
    altIsFileName: "Marquer comme décorative",
    headingOrder: "En faire un grand titre",
    headingEmpty: "Supprimer le titre",
    boldHeading: "En faire un titre",
    typedList: "En faire une liste",
    tableWithoutHead: "Faire de la première ligne l’en-tête",
    linkEmpty: "Supprimer le lien",
    linkBroken: "Supprimer le lien",
    noteWithoutReference: "Supprimer la note",
    referenceWithoutNote: "Supprimer l’appel",
    summaryMissing: "Reprendre le début du texte",
  },
}
