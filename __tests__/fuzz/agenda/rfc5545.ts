/** Our own checks of RFC 5545: lines, required properties, and values that must agree. */
const once = ["UID", "DTSTAMP", "DTSTART", "SEQUENCE", "SUMMARY", "STATUS", "TRANSP", "CREATED", "LAST-MODIFIED"]

export function faultsOf(calendar: string): readonly string[] {
  const lines = calendar.split("\r\n")
  const unfolded = calendar.replaceAll("\r\n ", "").split("\r\n")
  const head = unfolded.slice(0, unfolded.indexOf("BEGIN:VEVENT"))
  const events = calendar.replaceAll("\r\n ", "").match(/BEGIN:VEVENT[^]*?END:VEVENT/g) ?? []
  const ids = events.map((event) => `${valueOf(event, "UID")} ${valueOf(event, "RECURRENCE-ID")}`)
  return [
    ...lines.filter((line) => Buffer.byteLength(line) > 75).map((line) => `a line of more than 75 octets: ${line}`),
    ...(/[^\r]\n|\r[^\n]/.test(calendar) || lines.at(-1) !== "" ? ["a line doesn't end in CRLF"] : []),
    ...["BEGIN:VCALENDAR", "VERSION:2.0"].filter((line) => !head.includes(line)).map((line) => `${line} is missing`),
    ...(head.some((line) => line.startsWith("PRODID:")) ? [] : ["PRODID is missing"]),
    ...(calendar.includes("TZID=") && !head.includes("TZID:Europe/Brussels") ? ["VTIMEZONE is missing"] : []),
    ...(new Set(ids).size < ids.length ? ["two events have one UID and RECURRENCE-ID"] : []),
    ...events.flatMap((event) => eventFaults(event, events)),
  ]
}

function eventFaults(event: string, events: readonly string[]): readonly string[] {
  const uid = valueOf(event, "UID")
  const series = events.find((other) => valueOf(other, "UID") === uid && valueOf(other, "RECURRENCE-ID") === "")
  const start = valueOf(event, "DTSTART")
  const end = valueOf(event, "DTEND")
  const until = /UNTIL=(\w+)/.exec(event)?.[1]
  const untilForm = start.length === 8 ? /^\d{8}$/ : /^\d{8}T\d{6}Z$/
  return [
    ...once.filter((name) => linesOf(event, name).length !== 1).map((name) => `${uid} has ${name} ${linesOf(event, name).length} times`),
    ...(end !== "" && (end <= start || end.length !== start.length) ? [`${uid} ends at ${end} and starts at ${start}`] : []),
    ...(until !== undefined && !untilForm.test(until) ? [`${uid} has UNTIL=${until} and starts at ${start}`] : []),
    ...linesOf(event, "EXDATE").flatMap((line) => (formOf(line) === formOf(linesOf(event, "DTSTART")[0]) ? [] : [`${uid}: ${line}`])),
    ...(series === undefined ? [] : linesOf(event, "RECURRENCE-ID")).flatMap((line) =>
      formOf(line) === formOf(linesOf(series ?? "", "DTSTART")[0]) ? [] : [`${uid}: ${line}`],
    ),
  ]
}

function linesOf(event: string, name: string): readonly string[] {
  return event.split("\r\n").filter((line) => new RegExp(`^${name}[;:]`).test(line))
}

function valueOf(event: string, name: string): string {
  return linesOf(event, name)[0]?.replace(/^[^:]*:/, "") ?? ""
}

/** The parameters of a time, such as its zone. */
function formOf(line = ""): string {
  return line.replace(/^[^;:]*/, "").replace(/:.*$/, "")
}
