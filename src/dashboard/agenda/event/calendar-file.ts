import type { CalendarEvent } from "#contract/agenda/calendar-event.ts"
import { calendarOf } from "#contract/agenda/icalendar.ts"
import { fold } from "#contract/fold.ts"
import { slugFrom } from "#contract/slug.ts"
import { language } from "#lib/strings/language.ts"
import { saveFile } from "#lib/save-file.ts"

export function saveCalendarFile(title: string, events: readonly CalendarEvent[]): void {
  saveFile(calendarOf(events, { name: title, use: "file", language, now: new Date() }), "text/calendar", `${slugFrom(fold(title))}.ics`)
}
