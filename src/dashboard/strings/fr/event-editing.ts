import type * as english from "../en/event-editing.ts"
import { dates } from "#lib/strings/fr/dates.ts"
import { counted } from "./counted.ts"
import { quoted } from "./quoted.ts"

const ordinals: Readonly<Record<number, string>> = { 1: "premier", 2: "deuxième", 3: "troisième", 4: "quatrième", [-1]: "dernier" }
const eachUnit: Readonly<Record<string, string>> = {
  DAILY: "chaque jour",
  WEEKLY: "chaque semaine",
  MONTHLY: "chaque mois",
  YEARLY: "chaque année",
}
const everyUnit: Readonly<Record<string, readonly [every: string, units: string]>> = {
  DAILY: ["tous les", "jours"],
  WEEKLY: ["toutes les", "semaines"],
  MONTHLY: ["tous les", "mois"],
  YEARLY: ["tous les", "ans"],
}

const list = new Intl.ListFormat("fr")

export const repeatWords: typeof english.repeatWords = {
  frequency: "Répétition",
  frequencies: { DAILY: "Chaque jour", WEEKLY: "Chaque semaine", MONTHLY: "Chaque mois", YEARLY: "Chaque année" },
  own: "Selon sa propre règle",
  intervalOf: (frequency) => {
    const [every, units] = everyUnit[frequency] ?? ["tous les", ""]
    return `${every.charAt(0).toUpperCase()}${every.slice(1)} … ${units}`
  },
  on: "Le",
  ends: "Fin",
  endings: { never: "Jamais", on: "À une date", after: "Après un nombre de fois" },
  lastDay: "Dernier jour",
  times: "Nombre de fois",
  next: "Les prochaines dates",
  noNext: "Cette série est terminée.",
  needsStart: "Indiquez d’abord le début.",
  ownRule:
    "Cet événement se répète selon une règle que le formulaire ne peut pas montrer. Elle reste telle quelle si vous n’en choisissez pas d’autre.",
  every: (frequency, interval) => {
    const [every, units] = everyUnit[frequency] ?? ["tous les", ""]
    return interval === 1 ? (eachUnit[frequency] ?? "") : `${every} ${interval} ${units}`
  },
  onWeekdays: (days) => list.format(days.map((day) => `le ${day}`)),
  onDate: (date) => `le ${dates.dayOfMonth(date)}`,
  onWeekday: (nth, weekday) => `le ${ordinals[nth] ?? ""} ${weekday}`,
  ofTheMonth: (on) => `${on} du mois`,
  onDayOfYear: (day) => `le ${day}`,
  until: (day) => `jusqu’au ${day}`,
  after: (count) => (count === 1 ? "une fois" : `${count} fois`),
  sentence: (what) => `Répétition : ${what}`,
}

export const eventRules: typeof english.eventRules = {
  skipped: (day) => `Cette heure n’existe pas le ${day} : l’horloge passe de 2 h à 3 h. Indiquez une heure avant 2 h ou à partir de 3 h.`,
  dateMissing: "Indiquez la date.",
  timeMissing: "Indiquez l’heure.",
  restOfPublished:
    "La série est publiée et se terminerait avant ces événements : publiez-les aussi. D’ici là, ce que vous avez saisi est conservé dans ce navigateur.",
  series: {
    unknown: "Ce n’est pas une règle de la RFC 5545.",
    never: "Aucun jour ne correspond à cette règle : choisissez-en une autre.",
    ended: "La série se termine avant de commencer : choisissez un dernier jour plus tardif.",
    later: (first) => `Le début n’est pas un jour de cette série : le premier est le ${first}. Modifiez le début ou la règle.`,
  },
}

export const eventForm: typeof english.eventForm = {
  time: "Heure",
  brussels: "Heure de Bruxelles.",
  leftOut: "Exclus de la série",
  takeBack: "Reprendre",
  takeBackOf: (day) => `Reprendre le ${day}`,
  takenBack: (day) => `La série comprend de nouveau le ${day}.`,
  ofSeries: (day) => `Ceci est un événement modifié d’une série ; il remplace celui du ${day}.`,
  openSeries: "Ouvrir la série",
  audienceOfSeries: "Un événement d’une série a le public de sa série. Modifiez-le là, pour tous.",
  following: (day, title) => `Nouvelle série à partir du ${day}. Elle remplace la suite de ${quoted(title)}, qui se termine avant.`,
  publishedWithSave: "Publiée à l’enregistrement.",
  isSeries: (changed) =>
    changed === 0
      ? "Ce que vous enregistrez ici modifie tous les événements de la série."
      : `Ce que vous enregistrez ici modifie tous les événements de la série, sauf ${changed === null ? "ceux déjà modifiés" : counted("événement déjà modifié", "événements déjà modifiés")(changed)}. Un changement de public vaut pour tous.`,
  countFailed: "Le nombre d’événements modifiés n’a pas pu être chargé.",
}

export const eventChanges: typeof english.eventChanges = {
  scope: {
    title: {
      move: "Quels événements déplacer ?",
      cancel: "Quels événements annuler ?",
      restore: "Quelle annulation lever ?",
      delete: "Quels événements supprimer ?",
      edit: "Quels événements modifier ?",
    },
    one: "Cet événement",
    following: "Celui-ci et les suivants",
    all: "Tous les événements",
    legend: "Événements",
  },
  cancelQuestion: (title) => `Annuler ${quoted(title)} ?`,
  cancelText: "Il reste dans l’agenda, avec la mention « Annulé », et dans les agendas des abonnés.",
  mailed: "Il commence dans les 72 heures : chaque membre qui peut le voir reçoit un courriel, sauf ceux qui y ont renoncé.",
  mayMail:
    "Les membres reçoivent un courriel pour chaque événement annulé ou déplacé dans les 72 heures qui précèdent, sauf ceux qui y ont renoncé.",
  notMailed: "Dans plus de 72 heures : aucun courriel n’est envoyé.",
  untold:
    "Les membres n’en sont pas avertis. S’il n’a pas lieu, annulez-le plutôt : il reste dans l’agenda, avec la mention « Annulé », et un courriel leur est envoyé s’il commence dans les 72 heures.",
  restoreQuestion: (title) => `Lever l’annulation de ${quoted(title)} ?`,
  restoreText: "Il a de nouveau lieu, comme prévu.",
  deleteQuestion: (title) => `Supprimer ${quoted(title)} ?`,
  deleteText: "Il disparaît de l’agenda et des agendas des abonnés.",
  exception: "C’est un événement modifié d’une série : les autres événements de la série restent tels quels.",
  buttons: { move: "Déplacer", cancel: "Annuler l’événement", restore: "Lever l’annulation", delete: "Supprimer", edit: "Modifier" },
  keepEvent: "Garder l’événement",
  done: {
    move: (title) => `${quoted(title)} : événement déplacé.`,
    cancel: (title) => `${quoted(title)} : événement annulé.`,
    restore: (title) => `${quoted(title)} a de nouveau lieu.`,
    delete: (title) => `${quoted(title)} : événement supprimé.`,
  },
  undone: "Tout est comme avant.",
  failed: {
    nothing: "Ceci n’a pas pu être enregistré",
  },
  loadFailed: "L’événement n’a pas pu être chargé. Réessayez.",
}

export const newEventDialog: typeof english.newEventDialog = {
  none: "Aucune",
  more: "Plus de champs",
  create: "Créer l’événement",
  created: (title) => `${quoted(title)} est dans l’agenda.`,
}

export const eventMove: typeof english.eventMove = {
  name: (title) => `Déplacement de ${quoted(title)}`,
  hint: "Gauche et droite déplacent d’un jour, haut et bas d’une semaine. Entrée dépose l’événement, Échap le remet à sa place.",
  earlier: "Un jour plus tôt",
  later: "Un jour plus tard",
  drop: "Déposer ici",
  cancel: "Remettre à sa place",
}
