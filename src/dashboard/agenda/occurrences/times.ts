/** Times are those of Brussels and, if clocks differ, also those of the reader. */
import { capitalised } from "#lib/text/capitalised.ts"
import { parseDay } from "#contract/agenda/days.ts"
import type { Times } from "#contract/agenda/occurrences.ts"
import { daysOf, isAllDay } from "./occurrence.ts"
import { clockOf, dayWords } from "#dashboard/agenda/days/words.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { words } from "#lib/strings/words.ts"

type Zoned = Times & { readonly zone?: string | undefined }

export function whenWords(times: Times, today: number, zone?: string): readonly string[] {
  const { start, end } = times
  const { first, last } = daysOf(times)
  const day = capitalised(dayWords(first, today))
  if (isAllDay(times))
    return [first === last ? day : appWords.agenda.between(day, dayWords(last, today)), ...(first === last ? [words.event.allDay] : [])]
  if (first === last)
    return [day, withZone({ ...times, zone }, end === null ? clockOf(start) : appWords.agenda.between(clockOf(start), clockOf(end)))]
  const ends = end === null ? day : `${dayWords(parseDay(end), today)}, ${clockOf(end)}`
  return [withZone({ ...times, zone }, appWords.agenda.between(`${day}, ${clockOf(start)}`, ends))]
}

export function hoursOf({ start, end }: Times): string {
  const [from, to] = [clockOf(start), end === null ? "" : clockOf(end)]
  return to === "" || to === from ? from : words.dates.times(from, to)
}

function withZone(times: Zoned, inBrussels: string): string {
  const here = hoursHere(times)
  return here === null ? inBrussels : appWords.agenda.inBrussels(inBrussels, here)
}

/** Returns null if the reader's clock doesn't differ from that of Brussels. */
function hoursHere({ start, end, zone }: Zoned): string | null {
  const own = [start, ...(end === null ? [] : [end])].map((time) => ({ brussels: time.slice(0, 16), here: localTime(time, zone) }))
  if (own.every(({ brussels, here }) => brussels === here)) return null
  const [from = "", to] = own.map(({ here }) => here)
  const clocks = to === undefined ? clockOf(from) : appWords.agenda.between(clockOf(from), clockOf(to))
  return from.slice(0, 10) === start.slice(0, 10) ? clocks : appWords.agenda.on(clocks, dayWords(parseDay(from), parseDay(start)))
}

/** Swedish dates have the form of ISO 8601. Without a time zone it uses that of this device. */
function localTime(time: string, timeZone: string | undefined): string {
  const digits = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" } as const
  return new Intl.DateTimeFormat("sv-SE", { timeZone, ...digits }).format(new Date(time)).replace(" ", "T")
}

export function isElsewhere(occurrences: readonly Times[]): boolean {
  return occurrences.some((times) => !isAllDay(times) && hoursHere(times) !== null)
}
