// Node and each browser have their own data for Intl, so a page drawn by both needs names of its own.
export const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
]

/** Monday comes first. */
export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

export const dates = {
  /** A text may have a time within it, such as "19:30". */
  clock: (text: string) => text,
  /** Corrects a date that the browser has written. */
  corrected: (date: string) => date,
  times: (start: string, end: string) => `${start}–${end}`,
  weekdayIn: (weekday: string, month: string) => `${weekday}, ${month}`,
  /** Some languages have a word of its own for the first day. */
  dayOfMonth: (day: number) => String(day),
  since: (when: string) => `since ${when}`,
  until: (when: string) => `until ${when}`,
  between: (start: string, end: string) => `${start} to ${end}`,
  days: (count: number) => (count === 1 ? "1 day" : `${count} days`),
  months: (count: number) => (count === 1 ? "1 month" : `${count} months`),
}
