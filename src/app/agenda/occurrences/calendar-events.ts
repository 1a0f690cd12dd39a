import { placeWords } from "#app/agenda/popover/place.ts"
import { textIn, type Row } from "#app/lists/rows/row.ts"
import type { CalendarEvent } from "#contract/agenda/icalendar.ts"
import { inertBody } from "#lib/prose/inert-body.ts"
import { isRecord } from "#lib/session/problem.ts"
import { eventOf } from "./read-events.ts"

export function calendarEventOf(row: Row): CalendarEvent {
  const { id, title, version, changed, publicPath, attributes } = row
  const { start, end, rule, exdates, series, recurrenceId, isCancelled, place, category } = eventOf(row)
  return {
    uuid: id,
    title,
    description: plainTextOf(attributes.body),
    location: placeWords(place) || null,
    url: publicPath === null ? null : window.location.origin + publicPath,
    start,
    end,
    rule,
    exdates,
    series,
    recurrenceId,
    isCancelled,
    created: textIn(attributes.created) || changed,
    changed,
    vid: Number(version ?? 0),
    categories: category === null || category.label === "" ? [] : [category.label],
  }
}

/** The blocks of a text as paragraphs. */
function plainTextOf(body: unknown): string | null {
  if (!isRecord(body)) return null
  const blocks = [...inertBody(textIn(body.value)).childNodes].map(({ textContent }) => (textContent ?? "").trim())
  return blocks.filter((block) => block !== "").join("\n\n") || null
}
