import type * as english from "../en/history.ts"
import { moment } from "#lib/strings/fr/clock.ts"

export const history: typeof english.history = {
  button: "Versions",
  title: "Versions",
  loading: "Chargement des versions",
  failed: "Les versions n’ont pas pu être chargées.",
  retry: "Réessayer",
  only: "Il n’y a qu’une version : rien n’a été modifié depuis.",
  revision: (at, by) => [at === "" ? "" : moment(new Date(at)), by].filter((part) => part !== "").join(", "),
  draft: "brouillon",
  live: "en ligne",
  present: "actuelle",
  list: "Toutes les versions",
  older: "Versions plus anciennes",
  newer: "Versions plus récentes",
  from: "Comparer",
  to: "Avec",
  comparing: "Chargement des deux versions",
  comparisonFailed: "Les versions n’ont pas pu être comparées.",
  same: "Les deux versions ont le même texte.",
  empty: "Rien",
  restore: "Rétablir",
  restoreOf: (revision) => `Rétablir la version du ${revision}`,
  restoring: "Rétablissement…",
  restored: (at, isPublished) =>
    `${at === "" ? "La version antérieure" : `La version du ${moment(new Date(at))}`} est rétablie.${isPublished ? " Elle sera visible à la prochaine mise en ligne." : ""}`,
  takenBack: "Tout est comme avant.",
  savedSince: "Un enregistrement a eu lieu entre-temps : rien n’a donc été rétabli. Toutes les versions sont toujours là.",
  willBeLive: "Ceci est publié : ce que vous rétablissez sera visible à la prochaine mise en ligne.",
  unsaved: "Enregistrez ou annulez vos modifications avant de rétablir une version.",
  stale:
    "Quelqu’un d’autre a enregistré ceci entre-temps. Fermez cette fenêtre, rechargez la page et examinez d’abord la nouvelle version.",
}
