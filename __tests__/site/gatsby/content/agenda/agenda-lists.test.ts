import type { Langcode } from "#contract/fields.ts"
import { agendaLists } from "../../../../../src/gatsby/content/agenda/agenda-lists.ts"
import { datesOfAll } from "../../../../../src/gatsby/content/agenda/dates.ts"
import type { Entity } from "../../../../../src/gatsby/content/source-entity.ts"
import { anEntity } from "#support/build/source-entity.ts"

type Given = { number: number; category?: string; series?: Entity; fields?: Record<string, unknown> }

function anEvent({ number, category, series, fields }: Given, start: string, end: string | null = null): Entity {
  const reference = (id: string | undefined) => (id === undefined ? [] : [{ id, meta: {} }])
  return anEntity({
    ...{ type: "node--agenda", number, label: `Event ${number}` },
    attributes: { field_event_start: start, field_event_end: end, field_all_day: start.length === 10, ...fields },
    relationships: { field_category: reference(category), field_series: reference(series?.uuid) },
  })
}

const aCategory = (number: number, label: string) => anEntity({ type: "taxonomy_term--event_categories", number, label })

const french = new Map([["Lectures", "Conférences"]])
const translationFor = (category: Entity, language: Langcode): Entity => {
  const name = language === "fr" ? french.get(category.label) : undefined
  return name === undefined ? category : { ...category, label: name, langcode: language, language }
}

function listsIn(language: Langcode, today: string, events: readonly Entity[], categories: readonly Entity[] = []) {
  const dates = datesOfAll(events, today)
  return agendaLists({ dates, categories, today, language, translationFor, nodeId: (uuid) => uuid.replace("node--agenda-", "") })
}

function listsOn(today: string, events: readonly Entity[], categories: readonly Entity[] = []) {
  const lists = listsIn("en", today, events, categories)
  const line = ({ event, start, isCancelled, movedFrom }: (typeof lists)[number]["next"][number]) =>
    `${event} on ${start.slice(0, 16)}${isCancelled ? ", cancelled" : ""}${movedFrom === null ? "" : `, moved from ${movedFrom.slice(0, 16)}`}`
  const group = ({ name, dates }: (typeof lists)[number]["upcoming"][number]) => [name, dates.map(line)]
  return lists.map(({ path, filters, next, upcoming, past }) => ({
    path,
    filters: filters.map(({ name }) => name),
    next: next.map(line),
    upcoming: upcoming.map(group),
    past: past.map(group),
  }))
}

test("upcoming events come by month, past ones by year, the newest first", () => {
  const [all] = listsOn("2026-11-23", [
    anEvent({ number: 1 }, "2026-12-03T19:00:00+01:00"),
    anEvent({ number: 2 }, "2026-12-01"),
    anEvent({ number: 3 }, "2027-02-01T10:00:00+01:00"),
    anEvent({ number: 4 }, "2026-11-22T10:00:00+01:00"),
    anEvent({ number: 5 }, "2025-06-01"),
    anEvent({ number: 6 }, "2026-01-07"),
  ])
  expect(all?.upcoming).toEqual([
    ["2026-12", ["2 on 2026-12-01", "1 on 2026-12-03T19:00"]],
    ["2027-02", ["3 on 2027-02-01T10:00"]],
  ])
  expect(all?.past).toEqual([
    ["2026", ["4 on 2026-11-22T10:00", "6 on 2026-01-07"]],
    ["2025", ["5 on 2025-06-01"]],
  ])
})

test("an event is upcoming until the end of its last day in Brussels, under the month that it is in", () => {
  const events = [anEvent({ number: 1 }, "2026-10-06", "2026-12-01"), anEvent({ number: 2 }, "2026-12-01T00:30:00+02:00")]
  expect(listsOn("2026-11-30", events)[0]).toMatchObject({
    upcoming: [["2026-11", ["1 on 2026-10-06", "2 on 2026-11-30T23:30"]]],
    past: [],
  })
  expect(listsOn("2026-12-01", events)[0]).toMatchObject({
    upcoming: [["2026-12", ["1 on 2026-10-06"]]],
    past: [["2026", ["2 on 2026-11-30T23:30"]]],
  })
  expect(listsOn("2026-12-02", events)[0]).toMatchObject({
    upcoming: [],
    past: [["2026", ["2 on 2026-11-30T23:30", "1 on 2026-10-06"]]],
  })
})

test("a series shows its dates of three months, or else its next one; once it is over, its last one", () => {
  const weekly = anEvent({ number: 1, fields: { field_rrule: "FREQ=WEEKLY;UNTIL=20261231" } }, "2026-09-07T12:00:00+02:00")
  const yearly = anEvent({ number: 2, fields: { field_rrule: "FREQ=YEARLY" } }, "2020-06-01")
  const over = anEvent({ number: 3, fields: { field_rrule: "FREQ=DAILY;COUNT=3" } }, "2026-03-01")
  const [all] = listsOn("2026-12-15", [weekly, yearly, over])
  expect(all?.upcoming).toEqual([
    ["2026-12", ["1 on 2026-12-21T12:00", "1 on 2026-12-28T12:00"]],
    ["2027-06", ["2 on 2027-06-01"]],
  ])
  expect(all?.past).toEqual([["2026", ["3 on 2026-03-03"]]])
})

test("a changed occurrence stands in the place of the regular one", () => {
  const series = anEvent({ number: 1, fields: { field_rrule: "FREQ=WEEKLY;COUNT=4" } }, "2026-12-01T18:00:00+01:00")
  const replaces = (time: string) => ({ field_recurrence_id: time })
  const moved = anEvent({ number: 2, series, fields: replaces("2026-12-08T18:00:00+01:00") }, "2026-12-10T18:00:00+01:00")
  const cancelled = { ...replaces("2026-12-15T17:00:00+00:00"), field_cancelled: true }
  const off = anEvent({ number: 3, series, fields: cancelled }, "2026-12-15T18:00:00+01:00")
  expect(listsOn("2026-11-30", [series, moved, off])[0]?.upcoming).toEqual([
    [
      "2026-12",
      [
        "1 on 2026-12-01T18:00",
        "2 on 2026-12-10T18:00, moved from 2026-12-08T18:00",
        "3 on 2026-12-15T18:00, cancelled",
        "1 on 2026-12-22T18:00",
      ],
    ],
  ])
})

test("the start page gets three events, each once, without cancelled dates", () => {
  const series = anEvent({ number: 1, fields: { field_rrule: "FREQ=DAILY" } }, "2026-01-01")
  const off = anEvent({ number: 2, fields: { field_cancelled: true } }, "2026-11-24")
  const others = [3, 4, 5].map((number) => anEvent({ number }, `2026-12-0${number}`))
  expect(listsOn("2026-11-23", [off, ...others, series])[0]?.next).toEqual(["1 on 2026-11-23", "3 on 2026-12-03", "4 on 2026-12-04"])
})

test("categories stand by their weights and names, whatever numbers a back end gave them", () => {
  const categories = [aCategory(1, "Workshop"), aCategory(2, "Élan"), aCategory(3, "Exhibition"), aCategory(4, "Assembly")]
  const [workshop] = categories.map((category) => ({ ...category, attributes: { weight: category.label === "Workshop" ? -1 : 0 } }))
  const events = categories.map(({ uuid }, index) => anEvent({ number: index + 1, category: uuid }, "2026-12-01"))
  const [all] = listsOn("2026-11-23", events, [...categories.slice(1), ...(workshop ? [workshop] : [])])
  expect(all?.filters).toEqual(["Workshop", "Assembly", "Élan", "Exhibition"])
})

test("each category with events has a list of its own", () => {
  const categories = [aCategory(1, "Lectures & talks"), aCategory(2, "Lectures, talks"), aCategory(3, "Unused")]
  const [first, second] = categories.map(({ uuid }) => uuid)
  const events = [
    anEvent({ number: 1, category: String(first) }, "2026-12-01"),
    anEvent({ number: 2, category: String(second) }, "2025-12-01"),
    anEvent({ number: 3 }, "2026-12-02"),
  ]
  const lists = listsOn("2026-11-23", events, categories)
  expect(lists.map(({ path, upcoming, past }) => ({ path, upcoming, past }))).toEqual([
    { path: "/agenda/", upcoming: [["2026-12", ["1 on 2026-12-01", "3 on 2026-12-02"]]], past: [["2025", ["2 on 2025-12-01"]]] },
    { path: "/agenda/category/lectures-talks/", upcoming: [["2026-12", ["1 on 2026-12-01"]]], past: [] },
    { path: "/agenda/category/lectures-talks-2/", upcoming: [], past: [["2025", ["2 on 2025-12-01"]]] },
  ])
  expect(lists.map(({ filters }) => filters)).toEqual(Array(3).fill(["Lectures & talks", "Lectures, talks"]))
})

test("each language has the same lists, whose addresses lead to each other; a category without a translation keeps its name and language", () => {
  const categories = [aCategory(1, "Lectures"), aCategory(2, "Visits")]
  const events = categories.map(({ uuid }, index) => anEvent({ number: index, category: uuid }, "2026-12-01"))
  const [all, lectures, visits] = listsIn("fr", "2026-11-23", events, categories)
  const between = (en: string, fr: string, nl: string) => [
    { language: "en", path: en },
    { language: "fr", path: fr },
    { language: "nl", path: nl },
  ]
  expect(all).toMatchObject({
    path: "/fr/agenda/",
    isWhole: true,
    translations: between("/agenda/", "/fr/agenda/", "/nl/agenda/"),
    filters: [
      { name: "Conférences", langcode: "fr", path: "/fr/agenda/category/conferences/" },
      { name: "Visits", langcode: "en", path: "/fr/agenda/category/visits/" },
    ],
  })
  const ofLectures = ["/agenda/category/lectures/", "/fr/agenda/category/conferences/", "/nl/agenda/category/lectures/"] as const
  expect(lectures).toMatchObject({ path: ofLectures[1], isWhole: false, category: "Conférences", translations: between(...ofLectures) })
  expect(visits).toMatchObject({ category: "Visits", langcode: "en", language: "fr" })
})
