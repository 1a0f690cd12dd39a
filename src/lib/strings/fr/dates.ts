import type * as english from "../en/dates.ts"

export const months: typeof english.months = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre",
]

export const weekdays: typeof english.weekdays = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"]

const from = (month: string) => (/^[ao]/.test(month) ? `d’${month}` : `de ${month}`)

export const dates: typeof english.dates = {
  // French writes "9 h" and "19 h 30".
  clock: (text) =>
    text.replace(
      /(^|[^:\d])0?(\d+):(\d\d)(?!:)/,
      (_, before: string, hour: string, minutes: string) => `${before}${hour}\u00a0h${minutes === "00" ? "" : `\u00a0${minutes}`}`,
    ),
  corrected: (date) => date.replace(/(?<!\d)1 (?=\p{L})/u, "1er "),
  times: (start, end) => `${start} – ${end}`,
  weekdayIn: (weekday, month) => `${weekday} ${month}`,
  dayOfMonth: (day) => (day === 1 ? "1er" : String(day)),
  since: (when) => `depuis ${when}`,
  until: (when) => `jusqu’en ${when}`,
  // The start and the end are two days, or two months.
  between: (start, end) => (/^\d/.test(start) ? `du ${start} au ${end}` : `${from(start)} à ${end}`),
  days: (count) => (count < 2 ? `${count} jour` : `${count} jours`),
  months: (count) => `${count} mois`,
}
