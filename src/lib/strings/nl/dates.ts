import type * as english from "../en/dates.ts"

export const months: typeof english.months = [
  "januari",
  "februari",
  "maart",
  "april",
  "mei",
  "juni",
  "juli",
  "augustus",
  "september",
  "oktober",
  "november",
  "december",
]

export const weekdays: typeof english.weekdays = ["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"]

export const dates: typeof english.dates = {
  clock: (text) => text,
  corrected: (date) => date,
  times: (start, end) => `${start}–${end}`,
  weekdayIn: (weekday, month) => `${weekday} ${month}`,
  dayOfMonth: String,
  since: (when) => `sinds ${when}`,
  until: (when) => `tot ${when}`,
  between: (start, end) => `${start} tot ${end}`,
  days: (count) => (count === 1 ? "1 dag" : `${count} dagen`),
  months: (count) => (count === 1 ? "1 maand" : `${count} maanden`),
}
