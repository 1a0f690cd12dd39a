import type * as english from "../en/actions.ts"

export const actions: typeof english.actions = {
  title: "Acties en projecten",
  lead: "Een actie verandert hoe we samenwerken. Een project wordt gebouwd. Beide worden door leden geleid en staan open voor anderen.",
  all: "Alle",
  actions: "Acties",
  projects: "Projecten",
  kind: "Soort",
  count: (count) => (count === 1 ? "1 resultaat" : `${count} resultaten`),
  none: "Er zijn nog geen acties of projecten.",
}
