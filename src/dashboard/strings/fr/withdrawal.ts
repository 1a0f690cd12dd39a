import type * as english from "../en/withdrawal.ts"
import { counted } from "./counted.ts"
import { nounOf } from "./nouns.ts"
import { quoted } from "./quoted.ts"

const links = counted("lien mène", "liens mènent")
const others = counted("autre", "autres")

export const withdrawal: typeof english.withdrawal = {
  unpublish: (kind) =>
    `Ceci retire ${nounOf(kind).the} du site, avec le statut de brouillon. Toutes vos autres modifications sont également enregistrées.`,
  delete: (kind) => `Ceci supprime ${nounOf(kind).the} avec toutes ses versions.`,
  languages: {
    legend: "Retirer du site en",
    none: "Cochez les langues dans lesquelles cela quitte le site.",
    one: (names) => `Langues publiques\u00a0: ${names.join(", ")}.`,
    all: (names) => `Langues publiques\u00a0: ${names.join(", ")}. Toutes quittent le site.`,
  },
  looking: "Recherche des liens qui mènent ici…",
  lookFailed: "Les liens qui mènent ici n’ont pas pu être chargés.",
  lookFailedOf: (title) => `Les liens vers ${quoted(title)} n’ont pas pu être chargés.`,
  nothing: "Aucun lien du site ne mène ici.",
  referrers: (count) => `${links(count)} ici :`,
  more: (count) => `et ${others(count)}`,
  hidden: (count) =>
    count < 2
      ? `${count} contenu que vous ne pouvez pas voir comporte aussi un lien vers ici.`
      : `${count} contenus que vous ne pouvez pas voir comportent aussi un lien vers ici.`,
  redirect: {
    label: (count) => (count === 1 ? "Rediriger les visiteurs vers" : `Rediriger les visiteurs des ${count} adresses vers`),
    hint: (path) => `Une adresse de ce site ou une adresse web complète. Sans indication, ${path} affiche « Page introuvable ».`,
    hintForMany: "Une adresse de ce site ou une adresse web complète. Sans indication, les adresses affichent « Page introuvable ».",
    wrong: "Ce n’est pas l’adresse d’une page.",
    same: (count) => (count === 1 ? "C’est l’adresse qui disparaît." : "C’est une des adresses qui disparaissent."),
    failed: (what) => `C’est fait, mais la redirection n’a pas pu être enregistrée : ${what}`,
  },
}
