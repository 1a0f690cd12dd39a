import { months } from "./dates.ts"

export function clock(at: Date): string {
  return `${at.getHours()}.${String(at.getMinutes()).padStart(2, "0")} uur`
}

export function dayAndMonth(at: Date): string {
  return `${at.getDate()} ${months[at.getMonth()] ?? ""}`
}

/** With seconds, the time has colons: "3 maart 2026 om 14:02:07". */
export function moment(at: Date, hasSeconds = false): string {
  const time = hasSeconds ? at.toTimeString().slice(0, 8) : clock(at)
  return `${dayAndMonth(at)} ${at.getFullYear()} om ${time}`
}
