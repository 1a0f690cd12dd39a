import { isDay } from "#contract/agenda/brussels.ts"
import { formatDay, parseDay } from "#contract/agenda/days.ts"
import type { Audience } from "#contract/permissions.ts"
import { searchOf } from "#lib/navigation/search-of.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import type { Condition } from "#dashboard/items/requests.ts"
import type { Filter } from "#dashboard/lists/rows/kind.ts"
import { words } from "#lib/strings/words.ts"
import { appWords } from "#dashboard/strings/words.ts"

export const views = ["month", "week", "list"] as const
export type View = (typeof views)[number]

/** All of this state is in the address of the agenda. */
export type AgendaState = {
  /** With null, the width of the window decides. */
  readonly view: View | null
  /** Null means today. */
  readonly day: number | null
  /** A UUID; empty for all. */
  readonly category: string
  readonly audience: Audience | ""
  readonly text: string
  /** Is set if the user extended the list. */
  readonly until: number | null
}

const longestText = 200

/** Ignores unknown values, so that an old link still shows something. */
export function agendaStateOf(search: string): AgendaState {
  const parameters = new URLSearchParams(search)
  const value = (name: string) => parameters.get(name) ?? ""
  const category = value("category")
  return {
    view: views.find((view) => view === value("view")) ?? null,
    day: dayIn(value("date")),
    category: /^[\w-]{1,64}$/.test(category) ? category : "",
    audience: (["members", "board", "public"] as const).find((audience) => audience === value("audience")) ?? "",
    text: value("q").trim().slice(0, longestText),
    until: dayIn(value("until")),
  }
}

/** Default values have no parameters. */
export function agendaAddress({ view, day, category, audience, text, until }: AgendaState): string {
  const date = day === null ? "" : formatDay(day)
  const parameters = { view, date, category, audience, q: text.trim(), until: until === null ? "" : formatDay(until) }
  return screenPath({ kind: "list", of: "agenda" }) + searchOf(parameters)
}

export function isAgendaFiltered({ category, audience, text }: AgendaState): boolean {
  return category !== "" || audience !== "" || text !== ""
}

/** The server stores events from 1970 to 2199. */
function dayIn(text: string): number | null {
  return isDay(text) && /^(19[7-9]|2[01])\d/.test(text) ? parseDay(text) : null
}

type Name = "category" | "audience"

export const agendaFilters: readonly (Filter & { readonly name: Name })[] = [
  {
    name: "category",
    label: words.event.category,
    all: appWords.agenda.allCategories,
    options: { from: "items", type: "taxonomy_term--event_categories" },
    conditions: (value) => [{ path: "field_category.id", value }],
  },
  {
    name: "audience",
    label: appWords.agenda.audience,
    all: appWords.agenda.allAudiences,
    options: { from: "words", values: appWords.agenda.audiences },
    conditions: (value) => [{ path: "field_audience", value }],
  },
]

export function conditionsOf(state: AgendaState): readonly Condition[] {
  return agendaFilters.flatMap(({ name, conditions }) => (state[name] === "" ? [] : conditions(state[name])))
}
