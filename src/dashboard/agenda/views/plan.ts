import { capitalised } from "#lib/text/capitalised.ts"
import type { AgendaState, View } from "#dashboard/agenda/occurrences/agenda-state.ts"
import { addMonths, monthOf, weekOf, weeksOfMonth } from "#dashboard/agenda/days/grid.ts"
import { dayWords, monthWords, weekWords } from "#dashboard/agenda/days/words.ts"
import { daysOfList, daysOfSearch, monthsAround } from "./list-days.ts"
import type { DayRange } from "#dashboard/agenda/occurrences/agenda-request.ts"
import { appWords } from "#dashboard/strings/words.ts"

export type ViewPlan = {
  readonly title: string
  readonly day: number
  readonly days: DayRange
  /** Previous and Next lead to these days; null for the results of a search. */
  readonly steps: { readonly previous: number; readonly next: number } | null
}

export function viewPlanOf(
  { view, day: chosen, text, until }: AgendaState & { readonly view: View },
  today: number,
  weekStarts: number,
): ViewPlan {
  const day = chosen ?? today
  if (text !== "") return { title: appWords.agenda.found(text), day, days: daysOfSearch(today), steps: null }
  switch (view) {
    case "month": {
      const { first } = monthOf(day)
      const days = endsOf(weeksOfMonth(day, weekStarts).flat())
      return { title: capitalised(monthWords(day)), day, days, steps: { previous: addMonths(first, -1), next: addMonths(first, 1) } }
    }
    case "week": {
      const week = weekOf(day, weekStarts)
      return { title: weekWords(week), day, days: endsOf(week), steps: { previous: day - 7, next: day + 7 } }
    }
    case "list": {
      const title = day === today ? appWords.agenda.fromToday : appWords.agenda.fromDate(dayWords(day, today))
      return { title, day, days: daysOfList(day, until), steps: monthsAround(day) }
    }
  }
}

function endsOf(days: readonly number[]): DayRange {
  return { first: days[0] ?? 0, last: days.at(-1) ?? 0 }
}
