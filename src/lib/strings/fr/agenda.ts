import type * as english from "../en/agenda.ts"

export const agenda: typeof english.agenda = {
  title: "Agenda",
  lead: "Conférences, visites et expositions ouvertes à toutes et à tous.",
  upcoming: "À venir",
  past: "Passés",
  all: "Tous",
  category: "Catégorie",
  none: "Rien de prévu. Profitez du calme.",
  noneNow: "Ce que nous préparons paraît ici dès que c’est public.",
  subscribe: "S’abonner",
  feed: "Événements publics de G30",
  allEvents: "Tous les événements",
}

export const event: typeof english.event = {
  facts: "En bref",
  when: "Quand",
  where: "Où",
  online: "En ligne",
  joinOnline: "Vous pouvez participer en ligne",
  category: "Catégorie",
  cancelled: "Annulé",
  moved: (from) => `Initialement prévu le ${from}`,
  movedTime: (from) => `Initialement prévu à ${from}`,
  allDay: "Toute la journée",
  // The end is an hour, or a day.
  until: (end) => (/^\d+\sh/.test(end) ? `jusqu’à ${end}` : `jusqu’au ${end}`),
  map: "Voir sur la carte",
  dates: "Prochaines dates",
  over: "Cet événement est passé.",
  add: "Ajouter à mon agenda",
  neighbours: "Événements",
  previous: "Événement précédent",
  next: "Événement suivant",
}

export const subscription: typeof english.subscription = {
  meaning: "Votre logiciel d’agenda consulte cette adresse plusieurs fois par jour et suit chaque changement.",
  copy: "Copier l’adresse",
  program: "Ouvrir dans un logiciel d’agenda",
  google: "Google Agenda",
  outlook: "Outlook (Microsoft 365)",
}
