/** Drupal can't store a day: it stores the moment at which the day begins in Brussels. The embedded server stores the day, and accepts both. */
import type { Field } from "../fields.ts"
import { fromSeconds, isDay, toSeconds, withOffset } from "./brussels.ts"

export function holdsDays(field: Field, attributes: Readonly<Record<string, unknown>>): boolean {
  return field.type === "datetime" && field.allDay !== undefined && attributes[field.allDay] === true
}

export function dayIn(time: string): string | null {
  const seconds = toSeconds(time)
  const day = (seconds === null ? time : fromSeconds(seconds)).slice(0, 10)
  return isDay(day) ? day : null
}

/** Returns the first moment of a day in Brussels, which every back end accepts for that day. Other values stay unchanged. */
export function midnightOf(day: string): string {
  return isDay(day) ? (withOffset(`${day}T00:00:00`) ?? day) : day
}
