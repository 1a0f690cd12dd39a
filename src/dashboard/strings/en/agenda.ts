import { counted } from "./counted.ts"

const events = counted("event", "events")

export const agendaViews = { month: "Month", week: "Week", list: "List" }

export const agenda = {
  titleOf: (shown: string) => `Agenda: ${shown}`,
  create: "New event",
  view: "View",
  today: "Today",
  previous: "Previous",
  next: "Next",
  goTo: "Go to date",
  options: (filters: number) => ["View, search and filters", ...(filters === 0 ? [] : [`${filters} on`])].join(", "),
  search: "Search events and places",
  allCategories: "All categories",
  audience: "Audience",
  allAudiences: "All audiences",
  audiences: { members: "Members", board: "Board", public: "Public" },
  loading: "Loading events",
  weekShort: "Wk",
  weekName: (number: number) => `Week ${number}`,
  now: (time: string) => `Now, ${time}`,
  dayName: (date: string, isToday: boolean, count: number) =>
    [date, ...(isToday ? ["today"] : []), ...(count === 0 ? [] : [events(count)])].join(", "),
  more: (count: number) => `${count} more`,
  moreOn: (count: number, date: string) => `${count} more on ${date}`,
  dayOf: (day: number, days: number) => `day ${day} of ${days}`,
  fromToday: "From today",
  fromDate: (date: string) => `From ${date}`,
  found: (text: string) => `Results for “${text}”`,
  earlier: "Earlier",
  noMore: (month: string) => `Nothing more is planned until the end of ${month}.`,
  show: (month: string) => `Show ${month}`,
  addFailed: "The calendar file could not be made. Try again.",
  files: "Files",
  map: "Show on a map",
  text: "About this event",
  textFailed: "The text of this event could not be loaded.",
  between: (start: string, end: string) => `${start} to ${end}`,
  inBrussels: (brussels: string, here: string) => `${brussels} in Brussels, ${here} here`,
  on: (times: string, date: string) => `${times} on ${date}`,
  allTimes: "Brussels time. Open an event to see yours.",
  noMatch: "No event matches all of this",
}

export const agendaSubscription = {
  title: "Subscribe to the agenda",
  failed: "Your address could not be loaded",
  none: "Get an address that your calendar program reads. It shows what you may see, and follows each change.",
  intro: "Your calendar program asks this address for changes. It is yours alone: whoever has it can read your agenda.",
  make: "Make an address",
  renew: "Make a new address",
  stop: "Stop",
  consequence: "A new address and Stop end the present one: programs that read it get no more changes.",
  fetched: (when: string) => `Last read: ${when}`,
  neverFetched: "No program has read it yet.",
}
