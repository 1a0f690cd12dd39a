import type * as english from "../en/editor.ts"
import { clock, dayAndMonth } from "#lib/strings/fr/clock.ts"
import { ofName } from "./names.ts"
import { lowered, nounOf } from "./nouns.ts"
import { quoted } from "./quoted.ts"

const toFix = (count: number) => (count < 2 ? `${count} point à corriger` : `${count} points à corriger`)

export const editor: typeof english.editor = {
  create: (kind) => nounOf(kind).fresh,
  edit: (kind) => `Modifier ${nounOf(kind).the}`,
  loading: (kind) => `Chargement ${nounOf(kind).of}`,
  failed: {
    title: "Ceci n’a pas pu être chargé",
  },
  sections: {
    publishing: "Mise en ligne",
    place: "Adresse",
    venue: "Lieu",
    event: "Événement",
    contact: "Coordonnées",
    practice: "Bureau",
    account: "Compte",
    role: "Rôle",
  },
  optional: "facultatif",
  count: (used, most) => `${used} / ${most}`,
  summary: "Résumé",
  summaryHint: "Affiché sur l’accueil et dans les résultats de recherche.",
  status: {
    draftHint: "Seuls les rédacteurs et les administrateurs le voient.",
  },
  address: {
    ofNewSeries: "Elle en reçoit une à l’enregistrement. L’ancienne série garde la sienne.",
    follows: "Suit le titre tant que vous ne la modifiez pas.",
    taken: (title, free) => `Cette adresse est déjà utilisée par ${quoted(title)}. Adresse libre : ${free}`,
    takenBySomeone: "un autre contenu",
    take: (free) => `Utiliser ${free}`,
    redirects: (former) => `L’adresse actuelle, ${former}, mènera à la nouvelle.`,
    ends: (former) => `L’adresse actuelle, ${former}, ne mènera plus nulle part : les liens d’autres sites seront rompus.`,
  },
  saveBar: {
    saving: "Enregistrement…",
    unsaved: "Pas encore enregistré",
    saved: (at) => `Enregistré à ${clock(at)}`,
    notPublished: ", non publié",
    unchanged: "Tout est enregistré",
    offline: { words: "Hors ligne", rest: ". Conservé dans ce navigateur" },
    failed: "Échec de l’enregistrement.",
    gone: "Cette traduction a été supprimée.",
    conflict: { words: "Conflit", rest: " : une autre version a été enregistrée entre-temps" },
    withdraws: "L’enregistrement retire ceci du site.",
    newSeries: "Nouvelle série",
    more: "Autres actions",
  },
  toFix: (count) => `${toFix(count)} avant l’enregistrement`,
  toFixToPublish: (count) => `${toFix(count)} avant la mise en ligne`,
}

export const editorLabels: typeof english.editorLabels = {
  all: { path: "Adresse", langcode: "Langue" },
  "node--member": { title: "Nom du bureau", path: "Adresse de la page" },
  "node--agenda": { body: "Texte", field_location: "Nom du lieu" },
}

const range = (min: number | undefined, max: number | undefined) => {
  if (min !== undefined && max !== undefined) return ` entre ${min} et ${max}`
  if (min !== undefined) return min === 0 ? ", pas inférieur à 0" : ` d’au moins ${min}`
  return max === undefined ? "" : ` d’au plus ${max}`
}

const listed = (numbers: readonly number[]) => `${numbers.slice(0, -1).join(", ")} et ${numbers.at(-1) ?? ""}`

export const editorRules: typeof english.editorRules = {
  titleMissing: (kind) => {
    if (kind === "Utilisateur") return "Indiquez le nom de l’utilisateur."
    return kind === "Membre" ? "Indiquez le nom du bureau." : `Indiquez le titre ${nounOf(kind).of}.`
  },
  missing: (label) => `Complétez ${quoted(label)}.`,
  tooLong: (most) => `C’est trop long : ${most} caractères au plus.`,
  summaryTooLong: (most) => `Le résumé est trop long : ${most} caractères au plus.`,
  pattern: (label) => `${quoted(label)} : cette valeur n’est pas valable.`,
  mail: "Cette adresse de courriel est incomplète.",
  phone: "Ce numéro de téléphone est incomplet.",
  vat: "Ce n’est pas un numéro de TVA. Un numéro belge compte dix chiffres et commence par 0 ou 1 : vérifiez-les.",
  wholeNumber: (min, max) => `Indiquez un nombre entier${range(min, max)}.`,
  number: (min, max) => `Indiquez un nombre${range(min, max)}.`,
  date: "Cette date n’existe pas dans le calendrier.",
  choice: "Choisissez dans la liste.",
  link: "Ce lien est incomplet : commencez par https://, mailto:, tel: ou /.",
  linkMissing: "Indiquez le lien, ou supprimez la ligne.",
  personNameMissing: "Indiquez le nom de chaque personne, ou supprimez la ligne.",
  alt: (label) => `${quoted(label)} : décrivez ce que montre l’image, ou marquez-la comme décorative.`,
  alts: (numbers, label) =>
    numbers.length === 1
      ? `${quoted(label)} : décrivez ce que montre l’image ${numbers[0] ?? 1}, ou marquez-la comme décorative.`
      : `${quoted(label)} : décrivez ce que montrent les images ${listed(numbers)}, ou marquez-les comme décoratives.`,
  inRow: (number, sentence) => `Ligne ${number} : ${sentence}`,
  endBeforeStart: "La fin précède le début.",
  early:
    "Ce jour est encore à venir, et ce qui est publié se voit aussitôt\u00a0: prenez la date d’aujourd’hui, ou gardez un brouillon jusque-là.",
  earlyOriginal:
    "La date de cet élément est encore à venir, et ce qui est publié se voit aussitôt\u00a0: changez-la dans l’original, ou gardez un brouillon jusque-là.",
  untouched: "C’est encore le texte de l’original\u00a0: traduisez-le, ou gardez un brouillon.",
  form: "Une adresse contient des lettres, des chiffres et des traits d’union, sans espaces, barres obliques, ?, # ni %.",
  reserved: "Cette adresse appartient au site lui-même. Choisissez-en une autre.",
}

export const editorWidgets: typeof english.editorWidgets = {
  none: "Aucun choix",
  loading: "Chargement…",
  loadFailed: "Le chargement a échoué.",
  personRole: "Fonction",
  addPerson: "Ajouter une personne",
  addLink: (label) => `Ajouter à ${quoted(label)}`,
  remove: (what) => `Supprimer ${what}`,
  move: (what) => `Déplacer ${what} avec les touches fléchées`,
  moved: (what, to, of) => `${what} : position ${to} sur ${of}`,
  unnamed: (number) => `ligne ${number}`,
  today: "Prendre la date d’aujourd’hui",
  keepDraft: "Garder un brouillon",
  typed: (text) => `${quoted(text)} est saisi, mais pas choisi\u00a0: choisissez dans la liste, ou effacez.`,
  clear: "Effacer",
  noResults: "Aucun résultat",
  searching: "Recherche…",
  searchFailed: "La recherche a échoué. Saisissez de nouveau pour réessayer.",
  create: (name) => `Créer ${quoted(name)}`,
  createHint: (kind) => lowered(nounOf(kind).fresh),
  newTerm: "nouveau",
  country: "À choisir",
  region: "À choisir",
  takeFromLocality: "Localiser d’après la commune",
  noPlaceFound: (locality) => `Aucune commune de Belgique ne s’appelle ${quoted(locality)}.`,
  pointOf: (name) => `Centre de la commune : ${name}`,
  noLocality: "Indiquez d’abord la localité.",
}

const draftTitle = "Ce navigateur contient un texte non enregistré"
const foundAt = (at: Date) => `Vous l’avez écrit le ${dayAndMonth(at)} à ${clock(at)}, sans l’enregistrer.`

export const editorSafety: typeof english.editorSafety = {
  leave: {
    title: "Quitter sans enregistrer ?",
    text: "Vos modifications ne sont pas enregistrées sur le serveur. Ce navigateur les conserve et vous les proposera à votre retour.",
    leave: "Quitter sans enregistrer",
  },
  draft: {
    title: draftTitle,
    titleAt: (place) => `${draftTitle}, ${place}`,
    place: (number, count) => `${number} sur ${count}`,
    found: foundAt,
    foundOf: (title, at) => `${quoted(title)} : ${foundAt(at)}`,
    untitled: "Sans titre",
    olderBase: "Quelqu’un a enregistré ceci depuis. Les champs qu’un seul côté a modifiés sont réunis.",
    compare: "Comparer",
    take: "Reprendre le texte non enregistré",
    discard: "L’abandonner",
    discarded: "Le texte non enregistré est abandonné.",
    taken: "Le formulaire contient maintenant le texte non enregistré.",
    undo: "Annuler cela",
  },
  otherTabs: (count) =>
    count === 1 ? "Ceci est aussi ouvert dans un autre onglet." : `Ceci est aussi ouvert dans ${count} autres onglets.`,
  trouble: {
    blocked: "Ce navigateur ne conserve rien pour ce site : enregistrez avant de quitter.",
    full: "Ce navigateur n’a plus de place : enregistrez avant de quitter.",
  },
  conflict: {
    title: "Quelqu’un d’autre a enregistré ceci entre-temps",
    text: (name, kind, at) =>
      `${name ?? "Quelqu’un"} a enregistré ${nounOf(kind).this}${at === null ? "" : ` à ${clock(at)}`}. Votre texte est à l’abri dans ce navigateur. Choisissez la suite.`,
    yours: (at) => `Votre version, ${clock(at)}`,
    theirs: (name, at) => `${name === null ? "L’autre version" : `Version ${ofName(name)}`}${at === null ? "" : `, ${clock(at)}`}`,
    choose: (label) => `${quoted(label)} : quelle version ?`,
    mine: "La mienne",
    their: (name) => (name === null ? "L’autre" : `Celle ${ofName(name)}`),
    joined: "Les champs qu’un seul de vous deux a modifiés sont réunis.",
    takeTheirs: (name) => (name === null ? "Prendre l’autre version" : `Prendre la version ${ofName(name)}`),
    save: (mine, theirs, name) =>
      theirs === 0
        ? "Enregistrer la mienne comme nouvelle version"
        : `Enregistrer ${mine} de mes choix, ${theirs} ${name === null ? "de l’autre" : ofName(name)}`,
    empty: "Vide",
    own: {
      title: "Vous avez enregistré ceci entre-temps dans un autre onglet",
      text: (_name, kind, at) =>
        `Vous avez enregistré ${nounOf(kind).this} dans un autre onglet${at === null ? "" : ` à ${clock(at)}`}. Le texte d’ici est à l’abri dans ce navigateur. Choisissez la suite.`,
      theirs: (_name, at) => `Version de l’autre onglet${at === null ? "" : `, ${clock(at)}`}`,
      mine: "Celle de cet onglet",
      their: () => "Celle de l’autre onglet",
      joined: "Les champs modifiés dans un seul onglet sont réunis.",
      takeTheirs: () => "Prendre la version de l’autre onglet",
      save: (mine, theirs) =>
        theirs === 0 ? "Enregistrer celle de cet onglet comme nouvelle version" : `Enregistrer ${mine} de cet onglet, ${theirs} de l’autre`,
    },
  },
}
