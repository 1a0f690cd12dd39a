import { formatDay } from "#contract/agenda/calendar.ts"
import { screenPath } from "#contract/screens.ts"

/** The form of a new event; on a day, where one is chosen. */
export function newEventPath(day: number | null): string {
  return `${screenPath({ kind: "create", of: "agenda" })}${day === null ? "" : `?date=${formatDay(day)}`}`
}

export function editEventPath(number: number): string {
  return screenPath({ kind: "edit", of: "agenda", id: number })
}
