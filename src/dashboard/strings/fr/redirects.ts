import type * as english from "../en/redirects.ts"
import { counted } from "./counted.ts"

export const redirects: typeof english.redirects = {
  title: "Redirections",
  create: "Nouvelle redirection",
  search: "Rechercher une adresse",
  loading: "Chargement des redirections",
  empty: {
    title: "Pas encore de redirections",
    text: "Une redirection conduit les visiteurs d’une adresse disparue à une autre. Un contenu qui change d’adresse en laisse une de lui-même.",
    first: "Créer la première",
  },
  noMatch: "Aucune redirection ne correspond",
  count: counted("redirection", "redirections"),
  sorts: { newest: "Les plus récentes", address: "Adresse A–Z", addressBack: "Adresse Z–A" },
  columns: { from: "De", target: "Vers", hops: "Étapes", made: "Créée" },
  byHand: "Manuelle",
  former: "Ancienne adresse",
  hidden: "contenu masqué",
  nowhere: "nulle part",
  hops: (way) => (way.length > 1 ? `${way.length} : ${way.join(" → ")}` : String(way.length)),
  change: "Modifier",
  form: {
    title: { change: "Modifier la redirection" },
    fromHint: "Une adresse de ce site où ne se trouve aucun contenu publié, par exemple /ancienne-page.",
    fromMissing: "Saisissez l’adresse qui doit mener ailleurs.",
    fromWrong: "Une adresse de ce site commence par une barre oblique et ne contient pas d’espaces, par exemple /ancienne-page.",
    targetHint: "Une adresse de ce site, une adresse web complète ou des mots d’un titre.",
    targetMissing: "Saisissez où l’adresse doit mener.",
  },
  saved: (from, target) => `${from} mène désormais à ${target}.`,
  changedMeanwhile: "Quelqu’un d’autre l’a modifiée entre-temps. Fermez cette fenêtre et examinez-la de nouveau.",
}
