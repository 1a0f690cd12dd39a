import { screen, within } from "@testing-library/react"
import { EventDays } from "#features/agenda/event-days.tsx"
import { renderAt } from "#support/at.tsx"

type Dated = Queries.EventDayFragment

function aDate(start: string, title: string, changes: Partial<Dated> = {}): Dated {
  const event = {
    id: title,
    path: "/agenda/talk/",
    title,
    langcode: "en",
    location: "Hall",
    locality: "Ixelles",
    online: false,
    category: { name: "Talk", langcode: "en" },
  }
  return { start, end: null, isCancelled: false, movedFrom: null, event, ...changes }
}

const dates = [
  aDate("2026-12-03T18:00:00+01:00", "Early"),
  aDate("2026-12-03T20:00:00+01:00", "Late", { isCancelled: true }),
  aDate("2026-12-10T18:00:00+01:00", "Moved", { movedFrom: "2026-12-08T18:00:00+01:00" }),
]

test("events of a day stand together; what is cancelled or moved says so in words", () => {
  renderAt("/agenda/", <EventDays dates={dates} thisYear={2026} />)
  // Each day is an entry that has a list of its own.
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Early", "Late", "Moved"])
  expect(screen.getAllByRole("list").map((list) => within(list).getAllByRole("link").length)).toEqual([3, 2, 1])
  expect(screen.getAllByText("Cancelled")).toHaveLength(1)
  expect(screen.getByText("Originally planned for 8 December 2026")).toBeInTheDocument()
})

test("a date of another year names it, and each event its town once", () => {
  const inNamur = {
    ...aDate("2027-01-14", "Visit"),
    event: { ...aDate("", "Visit").event, location: "Town hall, Namur", locality: "Namur" },
  }
  renderAt("/agenda/", <EventDays dates={[...dates.slice(0, 1), inNamur]} thisYear={2026} />)
  expect(screen.getAllByRole("time").flatMap((time) => (time.textContent.includes(",") ? time.textContent : []))).toEqual([
    "3Thursday, December",
    "14Thursday, January 2027",
  ])
  expect(screen.getByText("Hall, Ixelles")).toBeInTheDocument()
  expect(screen.getByText("Town hall, Namur")).toBeInTheDocument()
})
