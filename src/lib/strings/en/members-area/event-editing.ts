import { months } from "../content/dates.ts"
import { counted } from "../counted.ts"

const weekdays: Readonly<Record<string, string>> = {
  MO: "Monday",
  TU: "Tuesday",
  WE: "Wednesday",
  TH: "Thursday",
  FR: "Friday",
  SA: "Saturday",
  SU: "Sunday",
}
const ordinals: Readonly<Record<number, string>> = { 1: "first", 2: "second", 3: "third", 4: "fourth", [-1]: "last" }
const units: Readonly<Record<string, string>> = { DAILY: "day", WEEKLY: "week", MONTHLY: "month", YEARLY: "year" }

const listed = (names: readonly string[]) => [names.slice(0, -1).join(", "), names.at(-1) ?? ""].filter(Boolean).join(" and ")

/** "Friday 4 December 2026", of `2026-12-04` */
const longDay = (day: string) => {
  const [year, month, date] = day.split("-").map(Number)
  const name = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`))
  return `${name} ${date ?? ""} ${months[(month ?? 0) - 1] ?? ""} ${year ?? ""}`
}
/** "4 December" */
const dayOfYear = (day: string) => longDay(day).split(" ").slice(1, 3).join(" ")

export const repeatWords = {
  frequency: "Repeat",
  never: "Never",
  frequencies: { DAILY: "Daily", WEEKLY: "Weekly", MONTHLY: "Monthly", YEARLY: "Yearly" },
  own: "By its own rule",
  /** The label of a number. */
  intervalOf: (frequency: string) => `Every … ${units[frequency] ?? ""}s`,
  on: "On",
  weekdays,
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
  onWeekdays: (days: readonly string[]) => `on ${listed(days.map((day) => weekdays[day] ?? day))}`,
  onDate: (date: number) => `on day ${date}`,
  onWeekday: (nth: number, weekday: string) => `on the ${ordinals[nth] ?? ""} ${weekdays[weekday] ?? ""}`,
  ofTheMonth: (on: string) => `${on} of the month`,
  onDayOfYear: (day: string) => `on ${dayOfYear(day)}`,
  until: (day: string) => `until ${longDay(day)}`,
  after: (count: number) => (count === 1 ? "once" : `${count} times`),
  sentence: (what: string) => `Repeat ${what}`,
  day: longDay,
  /** "Friday 4 December 2026, 12:00" */
  moment: (day: string, time: string) => (time === "" ? longDay(day) : `${longDay(day)}, ${time}`),
}

export const eventRules = {
  skipped: (date: string) =>
    `There is no such time on ${longDay(date)}: the clocks go from 02:00 to 03:00. Give one before 02:00 or from 03:00 on.`,
  dateMissing: "Give the date.",
  timeMissing: "Give the time.",
  series: {
    unknown: "This is not a rule of RFC 5545.",
    never: "No day fits this rule: choose another one.",
    ended: "The series ends before it begins: choose a later last day.",
    later: (first: string) => `The start is not a day of this series: the first one is ${longDay(first)}. Change the start or the rule.`,
  },
}

export const eventForm = {
  date: "Date",
  time: "Time",
  brussels: "Times are those of clocks in Brussels.",
  leftOut: "Left out of the series",
  takeBack: "Take back",
  takeBackOf: (day: string) => `Take back ${day}`,
  takenBack: (day: string) => `${day} is a part of the series again.`,
  ofSeries: (day: string) => `This is a changed event of a series, in place of the one on ${day}.`,
  openSeries: "Open the series",
  noSeries: "This was a changed event of a series that no longer exists.",
  isSeries: (changed: number) =>
    changed === 0
      ? "What you save here changes all events of the series."
      : `What you save here changes all events of the series, except the ${counted("changed one", "changed ones")(changed)}.`,
}
