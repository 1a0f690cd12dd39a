/** The public events as a calendar to subscribe to, which the build writes. By itself, because the browser reads it, and contract/paths.ts needs the content model. */
export const publicCalendarPath = "/agenda/calendar.ics"
