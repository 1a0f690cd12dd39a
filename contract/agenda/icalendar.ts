import type { Langcode } from "../field-groups.ts"
import { isDay, toSeconds, unixSeconds } from "./brussels.ts"
import type { CalendarEvent } from "./calendar-event.ts"
import { formatDay, parseDay } from "./days.ts"
import { localOf, localUntil, momentOf, nextOccurrence, storedTime, type Times } from "./occurrences.ts"

export type CalendarOptions = {
  readonly name: string
  readonly use: "file" | "subscription"
  readonly language: Langcode
  readonly now: Date
}

const cancelled: Readonly<Record<Langcode, (title: string) => string>> = {
  en: (title) => `Cancelled: ${title}`,
  fr: (title) => `Annulé\u00a0: ${title}`,
  nl: (title) => `Geannuleerd: ${title}`,
}

/** Writes a cancelled event of a subscription as confirmed and free until it is past: Google hides STATUS:CANCELLED, and Apple keeps it for ever. */
export function calendarOf(events: readonly CalendarEvent[], options: CalendarOptions): string {
  const { name, use, now } = options
  const isShown = (event: CalendarEvent) => !(use === "subscription" && event.isCancelled && isPast(event, now))
  const hiddenExceptions = events.filter((event) => event.series !== null && !isShown(event))
  const linesOf = (event: CalendarEvent) => {
    const hidden = hiddenExceptions.flatMap(({ series, recurrenceId }) => (series === event.uuid ? (recurrenceId ?? []) : []))
    const series = events.find(({ uuid }) => uuid === event.series)
    const times = timeLines({ ...event, exdates: [...event.exdates, ...hidden] })
    return times === null ? [] : eventLines(event, { ...options, times, series: series ?? event })
  }
  const lines = [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//G30//Agenda//EN"],
    ...textLine("NAME", name),
    ...textLine("X-WR-CALNAME", name),
    ...(use === "subscription" ? ["REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H"] : []),
    ...brusselsRules,
    ...events.filter(isShown).flatMap(linesOf),
    ...["END:VCALENDAR", ""],
  ]
  return lines.map(foldedLine).join("\r\n")
}

type EventOptions = Pick<CalendarOptions, "use" | "language"> & {
  readonly times: readonly string[]
  readonly series: CalendarEvent
}

function eventLines(event: CalendarEvent, { use, language, times, series }: EventOptions): readonly string[] {
  const { title, isCancelled, recurrenceId, changed } = event
  const stamp = instantOf(changed)
  return [
    ...["BEGIN:VEVENT", `UID:${event.series ?? event.uuid}`, `SEQUENCE:${event.vid}`],
    // RFC 5545: without a METHOD, DTSTAMP is the time of the last change.
    `DTSTAMP:${stamp}`,
    ...times,
    ...textLine("SUMMARY", isCancelled && use === "subscription" ? cancelled[language](title) : title),
    `TRANSP:${isCancelled ? "TRANSPARENT" : "OPAQUE"}`,
    ...textLine("LOCATION", event.location),
    ...textLine("DESCRIPTION", event.description),
    ...(event.categories.length === 0 ? [] : [`CATEGORIES:${event.categories.map(escaped).join(",")}`]),
    ...textLine("URL;VALUE=URI", event.url),
    `STATUS:${isCancelled && use === "file" ? "CANCELLED" : "CONFIRMED"}`,
    ...(isCancelled ? ["X-MICROSOFT-CDO-BUSYSTATUS:FREE"] : []),
    ...(recurrenceId === null ? [] : [`RECURRENCE-ID${valueOf(compact(nominal(series, recurrenceId)))}`]),
    ...[`CREATED:${instantOf(event.created)}`, `LAST-MODIFIED:${stamp}`, "END:VEVENT"],
  ]
}

function textLine(property: string, text: string | null): readonly string[] {
  return text === null || text === "" ? [] : [`${property}:${escaped(text)}`]
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
}

const longestLine = 75

export function foldedLine(line: string): string {
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

function valueOf(time: string): string {
  return time.includes("T") ? `;TZID=${brussels}:${time}` : `;VALUE=DATE:${time}`
}

function isPast(event: CalendarEvent, now: Date): boolean {
  return nextOccurrence({ ...event, replaced: [] }, unixSeconds(now)) === undefined
}

function timeLines(event: CalendarEvent): readonly string[] | null {
  const first = firstOf(event)
  if (first === null) return null
  const isAllDay = isDay(first.start)
  const end = isAllDay ? formatDay(parseDay(first.end ?? first.start) + 1) : first.end
  return [
    `DTSTART${valueOf(compact(first.start))}`,
    // RFC 5545, 3.8.2.2: an end comes after the start.
    ...(end === null || end <= first.start ? [] : [`DTEND${valueOf(compact(end))}`]),
    ...(isAllDay ? ["X-MICROSOFT-CDO-ALLDAYEVENT:TRUE", "X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE"] : []),
    ...(event.rule === null ? [] : [`RRULE:${ruleOf(event.rule, isAllDay)}`, ...exclusionsOf(event)]),
  ]
}

/** RFC 5545 counts DTSTART as the first occurrence, even if the rule does not give it. */
function firstOf(event: CalendarEvent): Times | null {
  const local = { start: localOf(event.start), end: event.end === null ? null : localOf(event.end) }
  if (event.rule === null) return local
  const first = nextOccurrence({ ...event, exdates: [], replaced: [] }, momentOf(event.start, 0))
  if (first === undefined) return null
  const later = parseDay(localOf(first.start)) - parseDay(local.start)
  const movedTime = (time: string) => formatDay(parseDay(time) + later) + time.slice(10)
  return { start: movedTime(local.start), end: local.end === null ? null : movedTime(local.end) }
}

/** UNTIL has the form of DTSTART: a day, or a time in UTC if DTSTART has a zone. */
function ruleOf(rule: string, isAllDay: boolean): string {
  return rule.replace(/(?<=(?:^|;)UNTIL=)[^;]+/, (until) => {
    const last = localUntil(until)
    return isAllDay ? compact(last.slice(0, 10)) : instantOf(storedTime(last))
  })
}

function exclusionsOf(event: CalendarEvent): readonly string[] {
  const times = [...new Set(event.exdates.map((time) => nominal(event, time)))].toSorted()
  return times.map((time) => `EXDATE${valueOf(compact(time))}`)
}

/** Returns the occurrence at the hour at which its series begins, because clocks may skip that hour on the day. */
function nominal(series: Pick<CalendarEvent, "start">, recurrenceId: string): string {
  const local = formatDay(parseDay(localOf(recurrenceId))) + localOf(series.start).slice(10)
  const isNamed = isDay(recurrenceId) || isDay(local) || toSeconds(storedTime(local)) === toSeconds(recurrenceId)
  return isNamed ? local : localOf(recurrenceId)
}

function instantOf(time: string): string {
  return `${compact(new Date(time).toISOString().slice(0, 19))}Z`
}

function compact(local: string): string {
  return local.replaceAll(/[-:]/g, "")
}

const brussels = "Europe/Brussels"

/** The rules of the European Union hold since 1996. */
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
