import type { Langcode } from "#contract/fields.ts"
import { dayAndMonth } from "#lib/strings/fr/clock.ts"
import type * as english from "../en/translations.ts"
import { quoted } from "./quoted.ts"

type ByLanguage = Readonly<Record<Langcode, string>>

const inWords: ByLanguage = { en: "en anglais", fr: "en français", nl: "en néerlandais" }
const adjectives: ByLanguage = { en: "anglais", fr: "français", nl: "néerlandais" }

export const translations: typeof english.translations = {
  tabs: "Langues",
  original: "original",
  states: { published: "publié", draft: "brouillon", missing: "manquant", outdated: "à revoir" },
  missing: {
    title: (code) => `Il n’y a pas encore de texte ${inWords[code]}`,
    text: (original) =>
      `Une nouvelle traduction est un brouillon : les visiteurs la voient une fois publiée. Elle peut commencer par le texte ${adjectives[original]}, à traduire passage par passage, ou être vide.`,
    copy: "Partir de l’original",
    empty: "Partir d’une page vide",
    making: "Création de la traduction…",
    failed: "La traduction n’a pas pu être créée.",
  },
  notAllowed: (code) => `Il n’y a pas de texte ${inWords[code]}.`,
  shared: (original) =>
    `Les dates, les lieux, les images et autres données sont les mêmes dans toutes les langues : modifiez-les avec le texte ${adjectives[original]}.`,
  sharedLink: (original) => `Ouvrir le texte ${adjectives[original]}`,
  untouched: "C’est encore le texte de l’original. Traduisez-le avant de le publier.",
  beside: {
    title: (original) => `Original ${inWords[original]}`,
    show: "Afficher l’original",
    hide: "Masquer l’original",
    loading: "Chargement de l’original",
    failed: "L’original n’a pas pu être chargé.",
    empty: "L’original n’a pas de texte.",
    label: "Original :",
  },
  outdated: {
    title: "L’original a changé depuis",
    text: (at) =>
      at === null
        ? "Cette traduction ne dit peut-être plus la même chose. Voici ce qui a changé."
        : `L’original a été modifié le ${dayAndMonth(at)} : cette traduction ne dit peut-être plus la même chose. Voici ce qui a changé.`,
    same: "Le texte de l’original ne diffère pas de ce qu’il était alors.",
    failed: "La modification de l’original n’a pas pu être chargée.",
    confirm: "La traduction est à jour",
  },
  otherLanguage: "une autre langue a été modifiée",
  publicIn: (codes) => `public ${codes.map((code) => inWords[code]).join(", ")}`,
  remove: {
    button: "Supprimer cette traduction",
    title: (code) => `Supprimer le texte ${inWords[code]} ?`,
    text: (title, code) =>
      `${quoted(title)} disparaît, avec son adresse ${inWords[code]}, ses textes alternatifs et ses pièces jointes. Ses anciennes versions disparaissent aussi. Les autres langues restent.`,
    live: "Les visiteurs ne trouveront plus sa page.",
    confirm: "Supprimer la traduction",
    cancel: "La garder",
    done: (code) => `Le texte ${inWords[code]} est supprimé.`,
  },
  gone: {
    title: "Quelqu’un a supprimé cette traduction",
    text: "Ce que vous avez écrit est toujours là, et ce navigateur le garde. Vous pouvez recréer la traduction avec votre texte : ce sera un brouillon.",
    again: "La recréer avec mon texte",
    failed: "La traduction n’a pas pu être recréée.",
  },
  list: {
    filters: {
      allTodo: "Traduit ou non",
    },
  },
  todo: {
    entry: "Traductions",
    title: "Traductions à faire",
    text: "Les textes qui manquent dans une langue, et les traductions dont l’original a changé depuis.",
    missing: (code) => `À traduire ${inWords[code]}`,
    outdated: (code) => `À revoir ${inWords[code]}`,
    count: (count) => `${count} ${count < 2 ? "texte" : "textes"}`,
    loading: "Chargement des traductions à faire",
    none: "Rien ne manque, rien n’est à revoir.",
    failed: "La liste n’a pas pu être chargée.",
  },
  names: (code) => `Nom ${inWords[code]}`,
  nameNeeded: (code) => `Indiquez le nom ${inWords[code]} : c’est l’original.`,
  nameOutdated: "Le nom original a changé depuis. Enregistrer confirme celui-ci.",
}
