const twoDigits = { month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", second: "2-digit" } as const
const clock = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Brussels", hourCycle: "h23", year: "numeric", ...twoDigits })
const DAY = 86_400_000
const HOUR = 3_600_000

function wallClock(instant: number): string {
  return new Date(instant + offsetAt(instant) * 60_000).toISOString().slice(0, 19)
}

const mostKnown = 50_000
const offsetsByHour = new Map<number, number>()

/** Returns minutes. The cache has one offset for each hour: offsets change at whole hours, and Intl is slow. */
function offsetAt(instant: number): number {
  const hour = Math.floor(instant / HOUR)
  const before = offsetsByHour.get(hour)
  if (before !== undefined) return before
  const parts = new Map(clock.formatToParts(hour * HOUR).map(({ type, value }) => [type, Number(value)]))
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  const brusselsTime = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"))
  const offset = Math.round((brusselsTime - hour * HOUR) / 60_000)
  if (offsetsByHour.size >= mostKnown) offsetsByHour.clear()
  offsetsByHour.set(hour, offset)
  return offset
}

function offsetText(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, "0")
  return `${minutes < 0 ? "-" : "+"}${pad(Math.floor(Math.abs(minutes) / 60))}:${pad(Math.abs(minutes) % 60)}`
}

/** Adds `:00+02:00` to `2026-10-06T09:00`. In an hour that clocks show twice it chooses the first. Returns null for an hour that clocks skip. */
export function withOffset(local: string): string | null {
  const [, minutes, seconds = ":00"] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?$/.exec(local) ?? []
  if (minutes === undefined) return null
  const clockTime = Date.parse(`${minutes}${seconds}Z`)
  if (Number.isNaN(clockTime)) return null
  const offsets = [offsetAt(clockTime - DAY), offsetAt(clockTime + DAY)]
  const offset = offsets.find((candidate) => wallClock(clockTime - candidate * 60_000) === `${minutes}${seconds}`)
  return offset === undefined ? null : `${minutes}${seconds}${offsetText(offset)}`
}

/** Returns null for an offset that Brussels doesn't have at that time. */
export function withoutOffset(time: string): string | null {
  const local = time.slice(0, 16)
  return withOffset(local) === time ? local : null
}

export function fromSeconds(seconds: number): string {
  return `${wallClock(seconds * 1000)}${offsetText(offsetAt(seconds * 1000))}`
}

export function dayAt(now: Date): string {
  return wallClock(now.getTime()).slice(0, 10)
}

export function unixSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}

export function toSeconds(time: string): number | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/.test(time)) return null
  const instant = Date.parse(time)
  return Number.isNaN(instant) ? null : instant / 1000
}

export function isDay(text: string): boolean {
  const instant = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}
