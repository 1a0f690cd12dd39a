import { counted } from "./counted.ts"

const ordinals: Readonly<Record<number, string>> = { 1: "first", 2: "second", 3: "third", 4: "fourth", [-1]: "last" }
const units: Readonly<Record<string, string>> = { DAILY: "day", WEEKLY: "week", MONTHLY: "month", YEARLY: "year" }

const list = new Intl.ListFormat("en-GB")

export const repeatWords = {
  frequency: "Repeat",
  frequencies: { DAILY: "Daily", WEEKLY: "Weekly", MONTHLY: "Monthly", YEARLY: "Yearly" },
  own: "By its own rule",
  intervalOf: (frequency: string) => `Every … ${units[frequency] ?? ""}s`,
  on: "On",
  ends: "Ends",
  endings: { never: "Never", on: "On a day", after: "After a number of times" },
  lastDay: "Last day",
  times: "Number of times",
  next: "The next dates",
  noNext: "This series is over.",
  needsStart: "Give the start first.",
  ownRule: "This event repeats by a rule that the form can’t show. It stays as it is unless you choose another one.",
  every: (frequency: string, interval: number) => {
    const unit = units[frequency] ?? ""
    return interval === 1 ? `every ${unit}` : `every ${interval} ${unit}s`
  },
  onWeekdays: (days: readonly string[]) => `on ${list.format(days)}`,
  onDate: (date: number) => `on day ${date}`,
  onWeekday: (nth: number, weekday: string) => `on the ${ordinals[nth] ?? ""} ${weekday}`,
  ofTheMonth: (on: string) => `${on} of the month`,
  onDayOfYear: (day: string) => `on ${day}`,
  until: (day: string) => `until ${day}`,
  after: (count: number) => (count === 1 ? "once" : `${count} times`),
  sentence: (what: string) => `Repeat ${what}`,
}

export const eventRules = {
  skipped: (day: string) => `There is no such time on ${day}: the clocks go from 02:00 to 03:00. Give one before 02:00 or from 03:00 on.`,
  dateMissing: "Give the date.",
  timeMissing: "Give the time.",
  restOfPublished:
    "The series is published, and would end before these events: publish them too. What you typed is kept in this browser until then.",
  series: {
    unknown: "This is not a rule of RFC 5545.",
    never: "No day fits this rule: choose another one.",
    ended: "The series ends before it begins: choose a later last day.",
    later: (first: string) => `The start is not a day of this series: the first one is ${first}. Change the start or the rule.`,
  },
}

export const eventForm = {
  time: "Time",
  brussels: "Brussels time.",
  leftOut: "Left out of the series",
  takeBack: "Take back",
  takeBackOf: (day: string) => `Take back ${day}`,
  takenBack: (day: string) => `${day} is a part of the series again.`,
  ofSeries: (day: string) => `This is a changed event of a series, in place of the one on ${day}.`,
  openSeries: "Open the series",
  audienceOfSeries: "An event of a series has the audience of its series. Change it there, for all of them.",
  following: (day: string, title: string) => `New series from ${day} on. It replaces the rest of “${title}”, which ends before it.`,
  publishedWithSave: "Published when you save.",
  /** `changed` is null while it isn't known. */
  isSeries: (changed: number | null) =>
    changed === 0
      ? "What you save here changes all events of the series."
      : `What you save here changes all events of the series, except ${changed === null ? "changed ones" : `the ${counted("changed one", "changed ones")(changed)}`}. A changed audience is for all of them.`,
  countFailed: "How many were changed could not be loaded.",
}

export const eventChanges = {
  scope: {
    title: {
      move: "Move which events?",
      cancel: "Cancel which events?",
      restore: "Take back which cancellation?",
      delete: "Delete which events?",
      edit: "Edit which events?",
    },
    one: "This event",
    following: "This and following",
    all: "All events",
    legend: "Events",
  },
  cancelQuestion: (title: string) => `Cancel “${title}”?`,
  cancelText: "It stays in the agenda, marked as cancelled, and in the calendars of those who subscribed.",
  mailed: "It starts within 72 hours: each member who may see it gets an email, except those who opted out.",
  mayMail: "Members get an email about each event that is cancelled or moved within 72 hours before it starts, except those who opted out.",
  notMailed: "More than 72 hours away: no email is sent.",
  untold:
    "Members are not told of it. If it does not take place, cancel it instead: it stays in the agenda, marked as cancelled, and within 72 hours before it starts they get an email.",
  restoreQuestion: (title: string) => `Take back the cancellation of “${title}”?`,
  restoreText: "It takes place again, as it was planned.",
  deleteQuestion: (title: string) => `Delete “${title}”?`,
  deleteText: "It is gone from the agenda, and from the calendars of those who subscribed.",
  exception: "It is a changed event of a series: the other events of the series stay as they are.",
  buttons: { move: "Move", cancel: "Cancel the event", restore: "Take back", delete: "Delete", edit: "Edit" },
  /** In the question about a cancellation, "Cancel" would mean both. */
  keepEvent: "Keep the event",
  done: {
    move: (title: string) => `“${title}” is moved.`,
    cancel: (title: string) => `“${title}” is cancelled.`,
    restore: (title: string) => `“${title}” takes place again.`,
    delete: (title: string) => `“${title}” is deleted.`,
  },
  undone: "All is as it was.",
  failed: {
    nothing: "This could not be saved",
  },
  loadFailed: "The event could not be loaded. Try again.",
}

export const newEventDialog = {
  none: "None",
  more: "More fields",
  create: "Create event",
  created: (title: string) => `“${title}” is in the agenda.`,
}

export const eventMove = {
  name: (title: string) => `Moving “${title}”`,
  hint: "Left and right move it by a day, up and down by a week. Enter drops it, Escape puts it back.",
  earlier: "A day earlier",
  later: "A day later",
  drop: "Drop it here",
  cancel: "Put it back",
}
