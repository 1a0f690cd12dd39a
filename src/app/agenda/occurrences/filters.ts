import type { AgendaState } from "./agenda-state.ts"
import type { Condition, Filter } from "#app/lists/rows/kind.ts"
import { agenda as strings } from "#app/strings/agenda.ts"

type Name = "category" | "audience"

export const filters: readonly (Filter & { readonly name: Name })[] = [
  {
    name: "category",
    label: strings.category,
    all: strings.allCategories,
    options: { from: "items", type: "taxonomy_term--event_categories" },
    conditions: (value) => [{ path: "field_category.id", value }],
  },
  {
    name: "audience",
    label: strings.audience,
    all: strings.allAudiences,
    options: { from: "words", values: strings.audiences },
    conditions: (value) => [{ path: "field_audience", value }],
  },
]

export function conditionsOf(state: AgendaState): readonly Condition[] {
  return filters.flatMap(({ name, conditions }) => (state[name] === "" ? [] : conditions(state[name])))
}
