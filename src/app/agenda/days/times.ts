/** When an occurrence takes place, in words: in Brussels and, where clocks differ, where the reader is. */
import { parseDay } from "#contract/agenda/calendar.ts"
import { daysOf, isAllDay, type Occurrence } from "#app/agenda/occurrences/occurrence.ts"
import { agenda as strings } from "#lib/strings/members-area/agenda.ts"
import { clockOf, dayWords } from "./words.ts"

type Times = Pick<Occurrence, "start" | "end">

/** "Saturday 21 November" and "10:00 to 12:45". Of whole days there is no second line. */
export function whenWords(times: Times, today: number): readonly string[] {
  const { start, end } = times
  const { first, last } = daysOf(times)
  const day = dayWords(first, today)
  if (isAllDay(times))
    return [first === last ? day : strings.between(day, dayWords(last, today)), ...(first === last ? [strings.allDay] : [])]
  if (first === last) return [day, withZone(times, end === null ? clockOf(start) : strings.between(clockOf(start), clockOf(end)))]
  const ends = end === null ? day : `${dayWords(parseDay(end), today)}, ${clockOf(end)}`
  return [withZone(times, strings.between(`${day}, ${clockOf(start)}`, ends))]
}

/** "10:00–12:45" */
export function hoursOf({ start, end }: Times): string {
  const [from, to] = [clockOf(start), end === null ? "" : clockOf(end)]
  return to === "" || to === from ? from : `${from}–${to}`
}

function withZone(times: Times, inBrussels: string): string {
  const here = hoursHere(times)
  return here === null ? inBrussels : strings.inBrussels(inBrussels, here)
}

/** The same times on the reader's clock; null where it shows what clocks in Brussels show. */
function hoursHere({ start, end }: Times): string | null {
  const own = [start, ...(end === null ? [] : [end])].map((time) => ({ brussels: time.slice(0, 16), here: localTime(time) }))
  if (own.every(({ brussels, here }) => brussels === here)) return null
  const [from = "", to] = own.map(({ here }) => here)
  const clocks = to === undefined ? clockOf(from) : strings.between(clockOf(from), clockOf(to))
  return from.slice(0, 10) === start.slice(0, 10) ? clocks : strings.on(clocks, dayWords(parseDay(from), parseDay(start)))
}

/** `2026-11-21T10:00` on this device's clock. */
function localTime(time: string): string {
  const date = new Date(time)
  const pad = (value: number, length = 2) => String(value).padStart(length, "0")
  const day = [pad(date.getFullYear(), 4), pad(date.getMonth() + 1), pad(date.getDate())].join("-")
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}

/** Whether this device's clock differs from that of Brussels at some of these times. */
export function isElsewhere(occurrences: readonly Times[]): boolean {
  return occurrences.some((times) => !isAllDay(times) && hoursHere(times) !== null)
}
