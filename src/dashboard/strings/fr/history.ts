import type * as english from "../en/history.ts"
import { moment } from "#lib/strings/fr/clock.ts"

export const history: typeof english.history = {
  title: "Versions",
  loading: "Chargement des versions",
  failed: "Les versions n’ont pas pu être chargées.",
  only: "Il n’y a qu’une version : rien n’a été modifié depuis.",
  revision: (at, by, hasSeconds) => [at === "" ? "" : moment(new Date(at), hasSeconds), by].filter((part) => part !== "").join(", "),
  draft: "brouillon",
  published: "publiée",
  present: "actuelle",
  list: "Toutes les versions",
  older: "Versions plus anciennes",
  newer: "Versions plus récentes",
  from: "Comparer",
  to: "Avec",
  comparing: "Chargement des deux versions",
  comparisonFailed: "Les versions n’ont pas pu être comparées.",
  same: "Les deux versions ont le même texte.",
  restore: "Rétablir",
  restoreOf: (revision) => `Rétablir la version du ${revision}`,
  restoring: "Rétablissement…",
  restored: (at) =>
    `${at === "" ? "La version antérieure" : `La version du ${moment(new Date(at))}`} est dans le formulaire. Enregistrez pour la garder.`,
  takenBack: "Le formulaire est comme avant.",
  intoForm: "Rétablir met le texte dans le formulaire. Rien ne change sur le site avant l’enregistrement.",
  noText: "Cette version n’a pas de texte dans cette langue.",
}
