/** Occurrences as the agenda's views get them. */
import type { AgendaEvent, Occurrence } from "#dashboard/agenda/occurrences/occurrence.ts"

const anEvent: AgendaEvent = {
  type: "node--agenda",
  id: "3b8e0a51-52a3-4f0b-9a51-0c1f5f0a7b11",
  version: "1",
  title: "Board",
  number: 401,
  langcode: "en",
  languages: null,
  original: "en",
  isPublished: true,
  changed: "2026-11-01T10:00:00+01:00",
  publicPath: null,
  attributes: {},
  related: {},
  meta: {},
  isCancelled: false,
  start: "2026-11-21T10:00:00+01:00",
  end: null,
  rule: null,
  exdates: [],
  series: null,
  recurrenceId: null,
  place: { words: "", address: "", latitude: null, longitude: null, isOnline: false },
  audience: "members",
  category: null,
  files: [],
}

export function anOccurrence(start: string, end: string | null, event: Partial<AgendaEvent> = {}): Occurrence {
  const whole = { ...anEvent, ...event, start, end }
  return { key: `${whole.id} ${start}`, event: whole, start, end }
}
