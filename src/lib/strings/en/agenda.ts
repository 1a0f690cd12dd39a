export const agenda = {
  title: "Agenda",
  lead: "Lectures, visits and exhibitions that are open to everyone.",
  upcoming: "Upcoming",
  past: "Past",
  all: "All",
  category: "Category",
  none: "Nothing planned. Enjoy the quiet.",
  noneNow: "What we plan appears here as soon as it is public.",
  subscribe: "Subscribe",
  feed: "Public events of G30",
  allEvents: "All events",
}

export const event = {
  facts: "Facts",
  when: "When",
  where: "Where",
  online: "Online",
  joinOnline: "You can take part online",
  category: "Category",
  cancelled: "Cancelled",
  moved: (from: string) => `Originally planned for ${from}`,
  movedTime: (from: string) => `Originally planned for ${from}`,
  allDay: "All day",
  until: (end: string) => `until ${end}`,
  map: "Show on the map",
  dates: "Next dates",
  over: "This event is over.",
  add: "Add to my calendar",
  neighbours: "Events",
  previous: "Previous event",
  next: "Next event",
}

export const subscription = {
  meaning:
    "Your calendar program looks at this address for changes, mostly every few hours: new, moved and cancelled events then appear in your calendar by themselves.",
  copy: "Copy the address",
  program: "Open in a calendar program",
  google: "Google Calendar",
  outlook: "Outlook (Microsoft 365)",
}
