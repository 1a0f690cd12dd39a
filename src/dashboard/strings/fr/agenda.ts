import type * as english from "../en/agenda.ts"
import { dates } from "#lib/strings/fr/dates.ts"
import { counted } from "./counted.ts"
import { lowered } from "./nouns.ts"
import { quoted } from "./quoted.ts"

const events = counted("événement", "événements")
const others = counted("autre", "autres")

export const agendaViews: typeof english.agendaViews = { month: "Mois", week: "Semaine", list: "Liste" }

export const agenda: typeof english.agenda = {
  titleOf: (shown) => `Agenda : ${lowered(shown)}`,
  create: "Nouvel événement",
  view: "Vue",
  today: "Aujourd’hui",
  previous: "Précédent",
  next: "Suivant",
  goTo: "Aller à la date",
  options: (filters) =>
    ["Vue, recherche et filtres", ...(filters === 0 ? [] : [filters === 1 ? "1 actif" : `${filters} actifs`])].join(", "),
  search: "Rechercher un événement ou un lieu",
  allCategories: "Toutes les catégories",
  audience: "Public",
  allAudiences: "Tous les publics",
  audiences: { members: "Membres", board: "Conseil d’administration", public: "Tout public" },
  loading: "Chargement des événements",
  weekShort: "Sem.",
  weekName: (number) => `Semaine ${number}`,
  now: (time) => `Maintenant, ${dates.clock(time)}`,
  dayName: (date, isToday, count) => [date, ...(isToday ? ["aujourd’hui"] : []), ...(count === 0 ? [] : [events(count)])].join(", "),
  more: others,
  moreOn: (count, date) => `${others(count)} le ${date}`,
  dayOf: (day, days) => `jour ${day} sur ${days}`,
  fromToday: "À partir d’aujourd’hui",
  fromDate: (date) => `À partir du ${date}`,
  found: (text) => `Résultats pour ${quoted(text)}`,
  earlier: "Plus tôt",
  noMore: (month) => `Rien d’autre n’est prévu jusqu’à fin ${month}.`,
  show: (month) => `Afficher : ${month}`,
  addFailed: "Le fichier d’agenda n’a pas pu être créé. Réessayez.",
  files: "Fichiers",
  map: "Voir sur une carte",
  text: "À propos de cet événement",
  textFailed: "Le texte de cet événement n’a pas pu être chargé.",
  between: (start, end) => `${start} – ${end}`,
  inBrussels: (brussels, here) => `${brussels} à Bruxelles, ${here} ici`,
  on: (times, date) => `${times}, le ${date}`,
  allTimes: "Heure de Bruxelles. Ouvrez un événement pour voir l’heure chez vous.",
  noMatch: "Aucun événement ne répond à tous ces critères",
}

export const agendaSubscription: typeof english.agendaSubscription = {
  title: "S’abonner à l’agenda",
  failed: "Votre adresse n’a pas pu être chargée",
  none: "Obtenez une adresse que votre logiciel d’agenda peut lire. Elle montre ce que vous pouvez voir et suit chaque changement.",
  intro:
    "Votre logiciel d’agenda interroge cette adresse pour connaître les changements. Elle est strictement personnelle : quiconque la possède peut lire votre agenda.",
  make: "Créer une adresse",
  renew: "Créer une nouvelle adresse",
  stop: "Arrêter",
  consequence:
    "Une nouvelle adresse ou l’arrêt met fin à l’adresse actuelle : les logiciels qui la lisent ne reçoivent plus de changements.",
  fetched: (when) => `Dernière lecture : ${lowered(when)}`,
  neverFetched: "Aucun logiciel ne l’a encore lue.",
}
