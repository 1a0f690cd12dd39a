/** The constant has a file of its own because browsers read it, and contract/paths.ts would bring the content model along. */
export const publicCalendarPath = "/agenda/calendar.ics"
