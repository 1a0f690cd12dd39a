/** Events as iCalendar (RFC 5545), on the server, in a build and in a browser. */
import { ICalCalendar, ICalEvent, ICalEventBusyStatus, ICalEventStatus, ICalEventTransparency, type ICalEventData } from "ical-generator"
import type { Langcode } from "../field-groups.ts"
import { isDay, toSeconds, unixSeconds } from "./brussels.ts"
import type { CalendarEvent } from "./calendar-event.ts"
import { formatDay, parseDay } from "./days.ts"
import { localOf, localUntil, momentOf, nextOccurrence, stored, type OccurrenceTimes } from "./occurrences.ts"

export type CalendarOptions = {
  readonly name: string
  readonly use: "file" | "subscription"
  /** Of the reader. */
  readonly language: Langcode
  readonly now: Date
}

const cancelled: Readonly<Record<Langcode, (title: string) => string>> = {
  en: (title) => `Cancelled: ${title}`,
  fr: (title) => `Annulé\u00a0: ${title}`,
  nl: (title) => `Geannuleerd: ${title}`,
}

/** Seconds after which calendar programs ask again, if they heed it. */
const refreshInterval = 3600

/**
 * Google hides what is STATUS:CANCELLED and Apple keeps it for ever. So a subscription shows a cancelled event as a confirmed one
 * that takes no time, until it is past.
 */
export function calendarOf(events: readonly CalendarEvent[], { name, use, language, now }: CalendarOptions): string {
  const isShown = (event: CalendarEvent) => !(use === "subscription" && event.isCancelled && isPast(event, now))
  const shown = events.filter(isShown)
  const series = new Map(events.map((event) => [event.uuid, event]))
  const gone = events.filter((event) => event.series !== null && !isShown(event))
  const calendar = new ICalCalendar({
    // ical-generator escapes texts of events only.
    name: name.replaceAll(/[\\;,]/g, String.raw`\$&`),
    prodId: "//G30//Agenda//EN",
    ttl: use === "subscription" ? refreshInterval : null,
  })
  const written = shown.flatMap((event) => {
    const hidden = gone.flatMap(({ series: replaced, recurrenceId }) => (replaced === event.uuid ? (recurrenceId ?? []) : []))
    const times = timesOf({ ...event, exdates: [...event.exdates, ...hidden] }, series.get(event.series ?? ""))
    return times === null ? [] : [new ICalEvent({ ...times, ...factsOf(event), ...stateOf(event, { use, language }) }, calendar).toString()]
  })
  const frame = calendar.toString().split("\r\n")
  return [...frame.slice(0, -1), ...brusselsRules, ...written.flatMap(linesOf), ...frame.slice(-1), ""].join("\r\n")
}

// ical-generator writes RECURRENCE-ID as a time in the zone of the event, and not as its series writes DTSTART.
const replacedTime = /^X-RECURRENCE-ID:(\w+)$/

function linesOf(event: string): readonly string[] {
  const lines = event.trimEnd().split("\r\n")
  return lines.map((line) => folded(line.replace(replacedTime, (_, time: string) => `RECURRENCE-ID${valueOf(time)}`)))
}

const longestLine = 75

/** Folds a line of a calendar or vCard after 75 octets. ical-generator's own folding takes a second for a thousand events. */
export function folded(line: string): string {
  if (line.length * 3 <= longestLine) return line
  let text = ""
  let octets = 0
  for (const character of line) {
    const code = character.codePointAt(0) ?? 0
    const size = code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4
    if (octets + size > longestLine) {
      text += "\r\n "
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}

/** A compact time or day with its parameters. */
function valueOf(time: string): string {
  return time.includes("T") ? `;TZID=${brussels}:${time}` : `;VALUE=DATE:${time}`
}

function isPast(event: CalendarEvent, now: Date): boolean {
  return nextOccurrence({ ...event, replaced: [] }, unixSeconds(now)) === undefined
}

function factsOf({ uuid, title, description, location, url, series, created, changed, vid, categories }: CalendarEvent) {
  return {
    id: series ?? uuid,
    summary: title,
    description,
    location,
    url,
    categories: categories.map((category) => ({ name: category })),
    // Of what is sent without a METHOD, DTSTAMP is the time of the last change.
    stamp: new Date(changed),
    created: new Date(created),
    lastModified: new Date(changed),
    sequence: vid,
  }
}

function stateOf(
  { title, isCancelled }: CalendarEvent,
  { use, language }: Pick<CalendarOptions, "use" | "language">,
): Partial<ICalEventData> {
  if (!isCancelled) return { status: ICalEventStatus.CONFIRMED, transparency: ICalEventTransparency.OPAQUE }
  const takesNoTime = { transparency: ICalEventTransparency.TRANSPARENT, busystatus: ICalEventBusyStatus.FREE }
  return use === "file"
    ? { ...takesNoTime, status: ICalEventStatus.CANCELLED }
    : { ...takesNoTime, status: ICalEventStatus.CONFIRMED, summary: cancelled[language](title) }
}

/** Null for a rule that never occurs. */
function timesOf(event: CalendarEvent, series: CalendarEvent | undefined) {
  const first = firstOf(event)
  if (first === null) return null
  const isAllDay = isDay(first.start)
  const last = first.end ?? first.start
  const end = isAllDay ? formatDay(parseDay(last) + 1) : first.end
  return {
    allDay: isAllDay,
    timezone: isAllDay ? null : brussels,
    start: asWritten(first.start),
    end: end === null ? null : asWritten(end),
    repeating: event.rule === null ? null : [`RRULE:${ruleOf(event.rule, isAllDay)}`, ...exclusionsOf(event)].join("\n"),
    x: event.recurrenceId === null ? {} : { "X-RECURRENCE-ID": compact(nominal(series ?? event, event.recurrenceId)) },
  }
}

/** Local times of the first occurrence: RFC 5545 counts DTSTART as one, even if the rule does not. */
function firstOf(event: CalendarEvent): Pick<OccurrenceTimes, "start" | "end"> | null {
  const local = { start: localOf(event.start), end: event.end === null ? null : localOf(event.end) }
  if (event.rule === null) return local
  const first = nextOccurrence({ ...event, exdates: [], replaced: [] }, momentOf(event.start, 0))
  if (first === undefined) return null
  const later = parseDay(localOf(first.start)) - parseDay(local.start)
  const moved = (time: string) => formatDay(parseDay(time) + later) + time.slice(10)
  return { start: moved(local.start), end: local.end === null ? null : moved(local.end) }
}

/** UNTIL has the form of DTSTART: a day, or a time in UTC if DTSTART has a zone. */
function ruleOf(rule: string, isAllDay: boolean): string {
  return rule.replace(/(?<=(?:^|;)UNTIL=)[^;]+/, (until) => {
    const last = localUntil(until)
    return isAllDay ? compact(last.slice(0, 10)) : `${compact(utc(stored(last)))}Z`
  })
}

function exclusionsOf(event: CalendarEvent): readonly string[] {
  const times = [...new Set(event.exdates.map((time) => nominal(event, time)))].toSorted()
  return times.map((time) => `EXDATE${valueOf(compact(time))}`)
}

/** The occurrence of a series that a time or day names, at the hour at which the series begins: clocks may skip that hour on the day. */
function nominal(series: Pick<CalendarEvent, "start">, named: string): string {
  const local = formatDay(parseDay(localOf(named))) + localOf(series.start).slice(10)
  const isNamed = isDay(named) || isDay(local) || toSeconds(stored(local)) === toSeconds(named)
  return isNamed ? local : localOf(named)
}

function utc(time: string): string {
  return new Date(time).toISOString().slice(0, 19)
}

function compact(local: string): string {
  return local.replaceAll(/[-:]/g, "")
}

/** A local time for ical-generator, which would read a text or a Date in the zone of the machine. */
function asWritten(local: string) {
  const time = local.padEnd(19, "T00:00:00")
  const itself = {
    format: (pattern?: string) => (pattern === "YYYYMMDD" ? compact(time.slice(0, 10)) : compact(time.slice(11))),
    isValid: () => true,
    toDate: () => new Date(`${time}Z`),
    toJSON: () => time,
    utc: () => itself,
  }
  return itself
}

const brussels = "Europe/Brussels"

/** The lines of the zone as iCalendar, by the rules of the European Union since 1996. */
const brusselsRules = `BEGIN:VTIMEZONE
TZID:${brussels}
BEGIN:DAYLIGHT
TZNAME:CEST
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZNAME:CET
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`.split("\n")
