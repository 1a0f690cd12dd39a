/** Sends random agendas through iCalendar, and compares what ical.js reads with our own occurrences. */
import ICAL from "ical.js"
import { fromSeconds, isDay } from "#contract/agenda/brussels.ts"
import { formatDay, parseDay } from "#contract/agenda/days.ts"
import type { CalendarEvent } from "#contract/agenda/calendar-event.ts"
import { calendarOf } from "#contract/agenda/icalendar.ts"
import { momentOf, occurrencesOf } from "#contract/agenda/occurrences.ts"
import { randomOf, type Random } from "../random.ts"
import { faultsOf } from "./rfc5545.ts"

const from = momentOf("2025-11-01", 0)
const to = momentOf("2029-11-01", 0)

export function compareFeeds({ feeds, seed }: { readonly feeds: number; readonly seed: number }) {
  const random = randomOf(seed)
  const problems: string[] = []
  let occurrences = 0
  for (let made = 0; made < feeds; made++) {
    const events = anAgenda(random, `${seed}-${made}`)
    const calendar = calendarOf(events, { name: "Agenda", use: "file", language: "en", now: new Date("2026-11-23T09:00:00Z") })
    const [ours, theirs] = [ourTimes(events), theirTimes(calendar)]
    occurrences += ours.length
    problems.push(...faultsOf(calendar).map((fault) => `feed ${made}: ${fault}`))
    if (ours.join("\n") !== theirs.join("\n")) problems.push(`feed ${made} of ${JSON.stringify(events)}: ${difference(ours, theirs)}`)
  }
  return { feeds, occurrences, problems }
}

const rules = [
  "FREQ=DAILY;INTERVAL=3",
  "FREQ=WEEKLY",
  "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH",
  "FREQ=WEEKLY;BYDAY=TU,WE,SU",
  "FREQ=MONTHLY",
  "FREQ=MONTHLY;BYMONTHDAY=31",
  "FREQ=MONTHLY;BYDAY=1TU",
  "FREQ=MONTHLY;INTERVAL=2;BYDAY=-1FR",
  "FREQ=YEARLY",
  "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
] as const

/** One series with what was left out, moved, cancelled and split of it, and an event that doesn't repeat. */
function anAgenda(random: Random, name: string): readonly CalendarEvent[] {
  const day = formatDay(parseDay("2025-11-01") + random.whole(500))
  const hour = random.pick(["", "T00:15", "T09:00", "T18:30", "T23:00"])
  const lasts = random.pick([0, 0, 1, 3])
  const series = anEvent(`${name}-series`, {
    start: stored(day + hour),
    end: random.chance(0.2) ? null : stored(formatDay(parseDay(day) + lasts) + (hour === "" ? "" : "T23:30")),
    rule: random.pick(rules) + (random.chance(0.3) ? `;COUNT=${2 + random.whole(30)}` : ""),
  })
  const starts = startsOf(series)
  const exdates = starts.filter(() => random.chance(0.1)).map((start) => (random.chance(0.5) ? start.slice(0, 10) : start))
  const replaced = starts.filter((start) => !exdates.includes(start) && !exdates.includes(start.slice(0, 10)) && random.chance(0.1))
  const exceptions = replaced.map((start, index) => anException(random, { series, start, name: `${name}-${index}` }))
  const split = random.chance(0.3) && !series.rule?.includes("COUNT") ? starts.at(Math.floor(starts.length / 2)) : undefined
  const whole = { ...series, exdates, isCancelled: random.chance(0.1) }
  const once = anEvent(`${name}-once`, { start: stored(`${day}T14:00`), end: stored(`${day}T15:00`) })
  if (split === undefined) return [whole, ...exceptions, once]
  const until = new Date(momentOf(split, 0) * 1000 - 1000).toISOString().replaceAll(/[-:]|\.000/g, "")
  const later = anEvent(`${name}-later`, { start: split, end: null, rule: "FREQ=WEEKLY;COUNT=4" })
  return [
    { ...whole, rule: `${whole.rule};UNTIL=${until}` },
    ...exceptions.filter(({ recurrenceId }) => (recurrenceId ?? "") < split),
    later,
    once,
  ]
}

function anException(
  random: Random,
  said: { readonly series: CalendarEvent; readonly start: string; readonly name: string },
): CalendarEvent {
  const moved = formatDay(parseDay(said.start) + random.whole(3))
  const start = random.chance(0.2) ? moved : stored(`${moved}T10:00`)
  // Times of one event have one form: days, or hours.
  const recurrenceId = isDay(start) ? said.start.slice(0, 10) : isDay(said.start) ? stored(`${said.start}T00:00`) : said.start
  return anEvent(said.name, { start, end: null, series: said.series.uuid, recurrenceId, isCancelled: random.chance(0.4), vid: 8 })
}

function anEvent(uuid: string, said: Partial<CalendarEvent>): CalendarEvent {
  const nothing = { description: null, location: null, url: null, end: null, rule: null, exdates: [], series: null, recurrenceId: null }
  const revision = { created: "2025-09-01T10:00:00+02:00", changed: "2025-09-02T10:00:00+02:00", vid: 7 }
  return { uuid, title: uuid, start: "", isCancelled: false, categories: ["Visit, by bus"], ...nothing, ...revision, ...said }
}

/** A local time with the offset of Brussels; none of these is one that the clocks skip. */
function stored(local: string): string {
  if (local.length === 10) return local
  const [summer, winter] = ["+02:00", "+01:00"].map((offset) => `${local}:00${offset}`)
  return [summer, winter].find((time) => time !== undefined && fromSeconds(Date.parse(time) / 1000) === time) ?? local
}

function startsOf(event: CalendarEvent): readonly string[] {
  return [...occurrencesOf({ ...event, replaced: [] }, { from, to })].map(({ start }) => start)
}

/** Each time with the event that it is of, in order. */
function ourTimes(events: readonly CalendarEvent[]): readonly string[] {
  const all = events.flatMap((event) => {
    const replaced = events.flatMap(({ series, recurrenceId }) => (series === event.uuid ? (recurrenceId ?? []) : []))
    return [...occurrencesOf({ ...event, replaced }, { from, to })].map(({ start }) => timeOf(event.title, start, event.isCancelled))
  })
  return all.toSorted()
}

function theirTimes(calendar: string): readonly string[] {
  const parsed: unknown[] = ICAL.parse(calendar)
  const whole = new ICAL.Component(parsed)
  for (const zone of whole.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone)
  const events = whole.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each))
  const exceptions = events.filter((event) => event.isRecurrenceException())
  return events
    .filter((event) => !event.isRecurrenceException())
    .flatMap((event) => {
      for (const exception of exceptions.filter(({ uid }) => uid === event.uid)) event.relateException(exception)
      return timesIn(event)
    })
    .toSorted()
}

function timesIn(event: ICAL.Event): readonly string[] {
  const cancelled = (item: ICAL.Event) => item.component.getFirstPropertyValue("status") === "CANCELLED"
  if (!event.isRecurring()) return isIn(event.startDate) ? [timeOf(event.summary, textOf(event.startDate), cancelled(event))] : []
  const found: string[] = []
  const iterator = event.iterator()
  // Its type doesn't tell that the end is undefined.
  const following = (): ICAL.Time | undefined => iterator.next()
  for (let next = following(); next !== undefined && secondsOf(next) < to + 5 * 86_400; next = following()) {
    const { item, startDate } = event.getOccurrenceDetails(next)
    if (isIn(startDate)) found.push(timeOf(item.summary, textOf(startDate), cancelled(item)))
  }
  return found
}

function isIn(time: ICAL.Time): boolean {
  return secondsOf(time) >= from && secondsOf(time) < to
}

function secondsOf(time: ICAL.Time): number {
  return momentOf(textOf(time), 0)
}

/** A day, or an instant by the zone that the calendar itself defines. */
function textOf(time: ICAL.Time): string {
  return time.isDate ? time.toString() : fromSeconds(time.toUnixTime())
}

function timeOf(title: string, start: string, isCancelled: boolean): string {
  return `${start} ${title}${isCancelled ? " cancelled" : ""}`
}

function difference(ours: readonly string[], theirs: readonly string[]): string {
  const missing = ours.filter((time) => !theirs.includes(time))
  const more = theirs.filter((time) => !ours.includes(time))
  return `missing ${missing.slice(0, 3).join("; ")}. Too many ${more.slice(0, 3).join("; ")}`
}
