import { agendaAddress, agendaStateOf } from "#dashboard/agenda/occurrences/agenda-state.ts"
import { parseDay } from "#contract/agenda/days.ts"

const search = "?view=week&date=2026-11-21&category=3b8e0a51-52a3-4f0b-9a51-0c1f5f0a7b11&audience=board&q=jury&until=2026-12-31"

test("the state of the agenda is the same after a round trip through its address", () => {
  expect(agendaStateOf(search)).toEqual({
    view: "week",
    day: parseDay("2026-11-21"),
    category: "3b8e0a51-52a3-4f0b-9a51-0c1f5f0a7b11",
    audience: "board",
    text: "jury",
    until: parseDay("2026-12-31"),
  })
  expect(agendaAddress(agendaStateOf(search))).toBe(`/admin/agenda/${search}`)
})

test("what the agenda doesn't know is dropped", () => {
  const nothing = { view: null, day: null, category: "", audience: "", text: "", until: null }
  expect(agendaStateOf("?view=year&date=2026-02-30&category=%22%3E&audience=all&until=0021-01-01")).toEqual(nothing)
  expect(agendaAddress(agendaStateOf(""))).toBe("/admin/agenda/")
})
