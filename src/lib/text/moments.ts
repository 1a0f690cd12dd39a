import type { Langcode } from "#contract/fields.ts"
import { language } from "../strings/language.ts"
import { words } from "../strings/words.ts"
import { capitalised } from "./capitalised.ts"

/** A language has this form if the browser has none of its own. */
export const regional = { en: "en-GB", fr: "fr-BE", nl: "nl-BE" } as const satisfies Record<Langcode, string>

/** A Briton reads "12 Nov 2026", an American "Nov 12, 2026". */
export function ownLocale(): string {
  const own = typeof navigator === "undefined" ? undefined : navigator.languages.find((own) => own.startsWith(`${language}-`))
  return own ?? regional[language]
}

const dayForm = { day: "numeric", month: "short", year: "numeric" } as const
const clockForm = { hour: "2-digit", minute: "2-digit" } as const

export function shortDate(date: string): string {
  const day = dateOf(`${date.slice(0, 10)}T00:00:00Z`)
  return day === null ? date : dateWords(day, { ...dayForm, timeZone: "UTC" })
}

/** Uses this device's calendar: "Today 11:42", "Yesterday", "12 Nov 2026". */
export function momentInWords(moment: string, now = new Date()): string {
  const then = dateOf(moment)
  if (then === null) return ""
  const days = dayOf(now) - dayOf(then)
  if (days !== 0 && days !== 1) return dateWords(then, dayForm)
  const day = new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-days, "day")
  const word = capitalised(day)
  return days === 1 ? word : `${word} ${clockTime(moment, clockForm)}`
}

function dateOf(moment: string): Date | null {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? null : date
}

function dateWords(date: Date, form: Intl.DateTimeFormatOptions): string {
  return words.dates.corrected(date.toLocaleDateString(ownLocale(), form))
}

function dayOf(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000)
}

/** Uses this device's calendar. */
export function isToday(moment: string, now = new Date()): boolean {
  return dayOf(new Date(moment)) === dayOf(now)
}

/** A moment of today has its time, an earlier one its date. */
export function timeOrDate(moment: string, now = new Date()): string {
  if (isToday(moment, now)) return clockTime(moment, clockForm)
  const date = dateOf(moment)
  return date === null ? "" : dateWords(date, dayForm)
}

export function momentWithTime(moment: string, now = new Date()): string {
  const words = momentInWords(moment, now)
  return words === "" || isToday(moment, now) ? words : `${words} ${clockTime(moment, clockForm)}`
}

export function clockTime(moment: string, form: Intl.DateTimeFormatOptions = { ...clockForm, second: "2-digit" }): string {
  return words.dates.clock(dateOf(moment)?.toLocaleTimeString(ownLocale(), form) ?? "")
}
