import { repeatWords as words } from "#app/strings/event-editing.ts"
import type { Ends, MonthlyOn, Repeat } from "./repeat.ts"

/** "Repeat on the first Friday of the month, until Friday 4 June 2027". `startDay` is that of the series. */
export function repeatSentence({ pattern, interval, ends }: Repeat, startDay: string): string {
  const parts = [patternWords(pattern, interval, startDay), endWords(ends)]
  return words.sentence(parts.filter((part) => part !== "").join(", "))
}

function patternWords(pattern: Repeat["pattern"], interval: number, startDay: string): string {
  const every = words.every(pattern.frequency, interval)
  switch (pattern.frequency) {
    case "DAILY":
      return every
    case "WEEKLY":
      return `${every} ${words.onWeekdays(pattern.weekdays)}`
    case "MONTHLY":
      return interval === 1 ? words.ofTheMonth(monthlyWords(pattern.on)) : `${every} ${monthlyWords(pattern.on)}`
    case "YEARLY":
      return `${every} ${words.onDayOfYear(startDay)}`
  }
}

export function monthlyWords(on: MonthlyOn): string {
  return on.kind === "date" ? words.onDate(on.day) : words.onWeekday(on.nth, on.weekday)
}

function endWords(ends: Ends): string {
  if (ends.kind === "never") return ""
  return ends.kind === "on" ? words.until(ends.day) : words.after(ends.count)
}
