import type * as english from "../en/lists.ts"
import { counted } from "./counted.ts"
import { lowered, nounOf, ofMany } from "./nouns.ts"
import { quoted } from "./quoted.ts"

export const lists: typeof english.lists = {
  sections: "Sections du tableau de bord",
  title: "Titre",
  name: "Nom",
  status: "Statut",
  account: "Compte",
  date: "Date",
  changed: "Modifié",
  actions: "Actions",
  language: "Langue",
  tag: "Mot-clé",
  author: "Auteur",
  kind: "Type",
  phase: "Phase",
  year: "Année",
  region: "Région",
  dates: "Dates",
  address: "Adresse",
  role: "Rôle",
  linkedMember: "Membre lié",
  lastSeen: "Dernière visite",
  members: "Membres",
  yes: "Oui",
  no: "Non",
  sortBy: "Trier par",
  moreFilters: "Plus de filtres",
  all: {
    status: "Tous les statuts",
    language: "Toutes les langues",
    tag: "Tous les mots-clés",
    author: "Tous les auteurs",
    kind: "Tous les types",
    phase: "Toutes les phases",
    year: "Toutes les années",
    region: "Toutes les régions",
    role: "Tous les rôles",
    account: "Tous les comptes",
    field: (label) => `${label} : tout`,
  },
  sorts: {
    changed: "Dernière modification",
    newest: "Date, plus récentes",
    oldest: "Date, plus anciennes",
    title: "Titre A–Z",
    titleBack: "Titre Z–A",
    name: "Nom A–Z",
    nameBack: "Nom Z–A",
  },
  states: { draft: "Brouillon", published: "Publié", active: "Actif", blocked: "Bloqué", invited: "Invité" },
  noDate: "Sans date",
  never: "Jamais",
  selectAll: "Tout sélectionner sur cette page",
  select: (title) => `Sélectionner ${title}`,
  actionsFor: (title) => `Actions pour ${title}`,
  keys: "Les touches fléchées passent d’une ligne à l’autre, Espace sélectionne, Maj avec une flèche en sélectionne plusieurs, Entrée ouvre.",
  pages: "Pages",
  page: (page) => `Page ${page}`,
  previous: "Page précédente",
  next: "Page suivante",
  range: (from, to, count) => (count === null ? `${from}–${to}` : `${from}–${to} sur ${count}`),
  noSuchPage: { title: "Il n’y a rien sur cette page", first: "Retour à la première page" },
  filtered: { text: "Moins de mots ou de filtres donnent plus de résultats.", clear: "Tout effacer" },
  failed: {
    title: "La liste n’a pas pu être chargée",
    text: "Le serveur n’a pas répondu. Ce que vous avez écrit est conservé dans ce navigateur ; rien n’est perdu.",
    detail: (address) => `Échec du chargement de ${address}`,
    detailWithStatus: (address, status) => `Échec du chargement de ${address} (${status})`,
    retryIn: (seconds) => `Nouvel essai dans ${seconds} s`,
    stale: "La liste n’a pas pu être actualisée.",
  },
  export: {
    start: "Export CSV",
    failed: "L’exportation a échoué.",
  },
}

type OwnWords = Pick<ReturnType<typeof english.wordsOfKind>, "search" | "empty">

const kindWords = (label: string, plural: string, own: OwnWords) => {
  const { word, fresh, none } = nounOf(label)
  return {
    title: plural,
    create: fresh,
    loading: `Chargement des ${lowered(plural)}`,
    noMatch: `${none} ne répond à tous ces critères`,
    count: counted(word, lowered(plural)),
    ...own,
  }
}

export const listKinds: typeof english.listKinds = {
  publications: kindWords("Publication", "Publications", {
    search: "Rechercher une publication",
    empty: {
      title: "Rien n’est encore écrit",
      text: "La première publication paraît sur l’accueil dès qu’elle est en ligne. Les brouillons restent entre nous.",
      first: "Écrire la première",
    },
  }),
  members: kindWords("Membre", "Membres", {
    search: "Rechercher un membre",
    empty: {
      title: "Pas encore de membres",
      text: "Chaque membre reçoit une page dans l’annuaire du site public.",
      first: "Ajouter le premier",
    },
  }),
  actionsProjects: {
    ...kindWords("Action ou projet", "Actions et projets", {
      search: "Rechercher une action ou un projet",
      empty: {
        title: "Rien n’est encore prévu",
        text: "Les actions et projets montrent ce que fait l’association. Les plus récents figurent sur l’accueil.",
        first: "Présenter la première action",
      },
    }),
    count: counted("élément", "éléments"),
  },
  users: kindWords("Utilisateur", "Utilisateurs", {
    search: "Rechercher par nom ou courriel",
    empty: { title: "Pas encore d’utilisateurs", text: "Les utilisateurs se connectent à l’espace membres.", first: "Inviter le premier" },
  }),
  pages: kindWords("Page", "Pages", {
    search: "Rechercher une page",
    empty: {
      title: "Pas encore de pages",
      text: "Commencez par « Accueil », « À propos » et « Mentions légales » : l’accueil et le pied de page les attendent. Les autres pages ont une adresse à elles.",
      first: "Écrire la première",
    },
  }),
}

const termWords = (label: string, plural: string, { search, text }: { readonly search: string; readonly text: string }) => ({
  ...kindWords(label, plural, { search, empty: { title: `Pas encore ${ofMany(plural)}`, text, first: nounOf(label).fresh } }),
  noMatch: `${nounOf(label).none} ne correspond`,
})

export const termLists: typeof english.termLists = {
  tags: termWords("Mot-clé", "Mots-clés", {
    search: "Rechercher un mot-clé",
    text: "Les mots-clés disent de quoi traite une publication ou un projet.",
  }),
  specialities: termWords("Spécialité", "Spécialités", {
    search: "Rechercher une spécialité",
    text: "Les visiteurs filtrent les membres d’après leurs spécialités.",
  }),
  categories: {
    ...termWords("Catégorie", "Catégories", {
      search: "Rechercher une catégorie",
      text: "Une catégorie donne leur couleur aux événements de l’agenda.",
    }),
    title: "Catégories d’événements",
  },
}

export const wordsOfKind: typeof english.wordsOfKind = (label, plural) => ({
  ...kindWords(label, plural, {
    search: `Rechercher : ${lowered(plural)}`,
    empty: {
      title: `Pas encore ${ofMany(plural)}`,
      text: "Tout ce que vous écrivez ici commence comme brouillon.",
      first: "Commencer la rédaction",
    },
  }),
  loading: `Chargement : ${lowered(plural)}`,
})

const selected = counted("élément sélectionné", "éléments sélectionnés")

export const listActions: typeof english.listActions = {
  selection: "Sélection",
  selected,
  duplicate: "Dupliquer",
  publish: "Publier",
  unpublish: "Retirer du site",
  tag: "Ajouter un mot-clé",
  delete: "Supprimer",
  clear: "Effacer la sélection",
  block: "Bloquer",
  unblock: "Débloquer",
  invite: "Renvoyer l’invitation",
  add: "Ajouter",
  rename: "Renommer",
  colour: "Couleur",
  working: {
    publish: "Publication",
    unpublish: "Retrait du site",
    tag: "Ajout du mot-clé",
    invite: "Envoi",
    other: "Enregistrement",
  },
  progress: (what, done, total) => `${what}, ${done} sur ${total}`,
  // Titles and numbers of any gender follow, so these are nouns.
  done: {
    publish: (what) => `Publication effectuée : ${what}`,
    unpublish: (what) => `Retrait effectué : ${what}`,
    tag: (what) => `Mot-clé ajouté : ${what}`,
    duplicate: (title) => `Copie créée comme brouillon : ${quoted(title)}`,
    block: (what) => `Blocage effectué : ${what}`,
    unblock: (what) => `Déblocage effectué : ${what}`,
    invite: (what) => `Invitation envoyée : ${what}`,
    created: (name) => `Création effectuée : ${quoted(name)}`,
    saved: (name) => `Enregistrement effectué : ${quoted(name)}`,
  },
  deleting: (what) => `Suppression : ${what}`,
  copyOf: (title) => `Copie de ${title}`,
  report: {
    title: (failed, total) => `Échec de la modification : ${failed} sur ${total}`,
    redirectTitle: (failed, total) => `${failed} sur ${total} sans redirection`,
    noRedirect: (why) => `Le retrait du site est fait, mais la redirection n’a pas pu être enregistrée : ${why}`,
    rest: (done) => (done === 1 ? "L’autre est modifié." : `Les ${done} autres sont modifiés.`),
    changedMeanwhile: "Quelqu’un l’a modifié entre-temps. Examinez-le et réessayez.",
  },
  confirm: {
    title: { delete: (what) => `Supprimer ${what} ?`, unpublish: (what) => `Retirer ${what} du site ?` },
    named: quoted,
    unknown: "Tout ce qui y renvoie perd cette référence.",
    live: (count) => (count === 1 ? "Ce contenu disparaît du site public." : "Ces contenus disparaissent du site public."),
  },
  blocking: {
    title: (who) => `Bloquer ${who} ?`,
    text: "Un compte bloqué ne peut plus se connecter et est aussitôt déconnecté partout. Ce qu’il a écrit reste. Vous pouvez le débloquer à tout moment.",
  },
  dialogFailed: "La question n’a pas pu être chargée",
  tagging: { title: "Ajouter un mot-clé", choose: "Choisissez un mot-clé" },
}
