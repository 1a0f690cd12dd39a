import { dates, months } from "./dates.ts"

export function clock(at: Date): string {
  return dates.clock(`${at.getHours()}:${String(at.getMinutes()).padStart(2, "0")}`)
}

export function dayAndMonth(at: Date): string {
  return `${dates.dayOfMonth(at.getDate())} ${months[at.getMonth()] ?? ""}`
}

/** With seconds, the time has colons: "3 mars 2026 à 14:02:07". */
export function moment(at: Date, hasSeconds = false): string {
  const time = hasSeconds ? at.toTimeString().slice(0, 8) : clock(at)
  return `${dayAndMonth(at)} ${at.getFullYear()} à ${time}`
}
