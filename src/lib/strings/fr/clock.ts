import { dates, months } from "./dates.ts"

/** "14 h 02" */
export function clock(at: Date): string {
  return dates.clock(`${at.getHours()}:${String(at.getMinutes()).padStart(2, "0")}`)
}

/** "3 mars" */
export function dayAndMonth(at: Date): string {
  return `${dates.dayOfMonth(at.getDate())} ${months[at.getMonth()] ?? ""}`
}

/** "3 mars 2026 à 14 h 02" */
export function moment(at: Date): string {
  return `${dayAndMonth(at)} ${at.getFullYear()} à ${clock(at)}`
}
