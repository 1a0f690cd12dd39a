import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { boardMeeting } from "#support/agenda-site.ts"
import { aSiteOf } from "#support/contributor-site.ts"
import { visit } from "#support/browser/dashboard.tsx"
import { eventEditor } from "#support/browser/screens/event-editor.ts"
import { anEvent, to } from "#support/entities.ts"

const board = () => boardMeeting({ field_exdates: ["2031-01-07T18:00:00+01:00"] })

const group = (name: string) => within(screen.getByRole("group", { name }))
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))
/** Replaces what a control for a date or a time says. */
const fill = (control: HTMLElement, value: string) => userEvent.type(control, value, { initialSelectionStart: 0, initialSelectionEnd: 10 })

test("an admin creates a monthly meeting; the end and the rule follow the start", async () => {
  const site = aSiteOf()
  const { address, settle } = await visit(site, "/agenda/create/?date=2030-12-06", { as: "claire", screens: eventEditor })
  await userEvent.type(await screen.findByLabelText("Title"), "Site visit")
  expect(group("Start").getByLabelText("Date")).toHaveValue("2030-12-06")
  await userEvent.selectOptions(group("Repeat").getByLabelText("Repeat"), "Monthly")
  expect(screen.getByText("Repeat on the first Friday of the month")).toBeInTheDocument()
  await fill(group("Start").getByLabelText("Date"), "2030-12-14")
  await fill(group("Start").getByLabelText("Time"), "18:30")
  expect(group("End").getByLabelText("Date")).toHaveValue("2030-12-14")
  expect(group("End").getByLabelText("Time")).toHaveValue("19:30")
  expect(screen.getByText("Repeat on the second Saturday of the month")).toBeInTheDocument()
  const next = within(screen.getByRole("list", { name: "The next dates" })).getAllByRole("listitem")
  expect(next.map(({ textContent }) => textContent)).toEqual([
    "Saturday 14 December 2030, 18:30",
    "Saturday 11 January 2031, 18:30",
    "Saturday 8 February 2031, 18:30",
    "Saturday 8 March 2031, 18:30",
    "Saturday 12 April 2031, 18:30",
  ])
  expect(screen.getByText("Its audience sees it in the agenda at once.")).toBeInTheDocument()
  await userEvent.click(screen.getByLabelText("Public"))
  expect(screen.queryByText("Its audience sees it in the agenda at once.")).not.toBeInTheDocument()
  expect(screen.getByText(/^Goes live with the next build/)).toBeInTheDocument()
  await press("Publish")
  await settle()
  expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeInTheDocument()
  expect(address()).toMatch(/^\/agenda\/\d+\/edit\/$/)
  const breadcrumb = within(screen.getByRole("navigation", { name: "Breadcrumb" }))
  expect(breadcrumb.getByRole("link", { name: "Agenda" })).toHaveAttribute("href", "/admin/agenda/?date=2030-12-14")
  const { data } = (await site.read("/jsonapi/node/agenda", { authorization: await site.signIn("claire") })).body
  expect(data[0]?.attributes).toMatchObject({
    field_event_start: "2030-12-14T18:30:00+01:00",
    field_event_end: "2030-12-14T19:30:00+01:00",
    field_rrule: "FREQ=MONTHLY;BYDAY=2SA",
  })
  await press("Unpublish")
  expect(await screen.findByText(/^Members are not told of it/)).toBeInTheDocument()
})

test("an end before the start, a time that clocks skip and a series without its start are refused at their fields", async () => {
  await visit(aSiteOf(), "/agenda/create/?date=2030-12-06", { as: "claire", screens: eventEditor })
  await userEvent.type(await screen.findByLabelText("Title"), "Site visit")
  await fill(group("End").getByLabelText("Time"), "09:00")
  await press("Save")
  expect(group("End").getByText("The end is before the start.")).toBeInTheDocument()
  await fill(group("Start").getByLabelText("Date"), "2030-03-31")
  await fill(group("Start").getByLabelText("Time"), "02:30")
  await press("Save")
  expect(group("Start").getByText(/^There is no such time on Sunday 31 March 2030/)).toBeInTheDocument()
  await fill(group("Start").getByLabelText("Time"), "12:00")
  await userEvent.selectOptions(group("Repeat").getByLabelText("Repeat"), "Weekly")
  await userEvent.click(group("Repeat").getByLabelText("Monday"))
  await userEvent.click(group("Repeat").getByLabelText("Sunday"))
  await press("Save")
  expect(group("Repeat").getByText(/^The start is not a day of this series: the first one is Monday 1 April 2030/)).toBeInTheDocument()
})

test("whole days replace hours, and the hours come back", async () => {
  const site = aSiteOf(board())
  const { settle } = await visit(site, "/agenda/50/edit/", { as: "claire", screens: eventEditor })
  await userEvent.click(await screen.findByLabelText(/^All day/))
  expect(group("Start").queryByLabelText("Time")).not.toBeInTheDocument()
  await press("Save")
  await settle()
  const stored = async () =>
    (await site.read("/jsonapi/node/agenda", { authorization: await site.signIn("claire") })).body.data[0]?.attributes
  expect(await stored()).toMatchObject({ field_event_start: "2030-12-03", field_event_end: "2030-12-03", field_exdates: ["2031-01-07"] })
  await userEvent.click(screen.getByLabelText(/^All day/))
  expect(group("Start").getByLabelText("Time")).toHaveValue("18:00")
  await press("Take back Tuesday 7 January 2031")
  expect(screen.queryByRole("group", { name: "Left out of the series" })).not.toBeInTheDocument()
  await press("Save")
  await settle()
  expect(await stored()).toMatchObject({ field_event_start: "2030-12-03T18:00:00+01:00", field_exdates: [] })
})

test("an exception names its series; the rule that the form can't show stays", async () => {
  const series = board()
  const exception = anEvent({
    id: 51,
    label: "Board meeting, at Ines’s",
    fields: { field_event_start: "2031-02-05T18:00:00+01:00", field_recurrence_id: "2031-02-04T18:00:00+01:00" },
    references: { field_series: to(series) },
  })
  const own = anEvent({
    id: 52,
    label: "Own",
    fields: { field_event_start: "2030-12-03T18:00:00+01:00", field_rrule: "FREQ=MONTHLY;BYDAY=1TU,3TU" },
  })
  const site = aSiteOf(series, exception, own)
  const { unmount } = await visit(site, "/agenda/51/edit/", { as: "claire", screens: eventEditor })
  expect(
    await screen.findByText("This is a changed event of a series, in place of the one on Tuesday 4 February 2031."),
  ).toBeInTheDocument()
  expect(await screen.findByRole("link", { name: "Open the series" })).toHaveAttribute("href", "/agenda/50/edit/")
  expect(screen.queryByRole("group", { name: "Repeat" })).not.toBeInTheDocument()
  expect(group("Audience").getByLabelText("Members")).toBeDisabled()
  expect(screen.getByText(/^An event of a series has the audience of its series/)).toBeInTheDocument()
  unmount()
  await visit(site, "/agenda/52/edit/", { as: "claire", screens: eventEditor })
  expect(await screen.findByText("FREQ=MONTHLY;BYDAY=1TU,3TU")).toBeInTheDocument()
})

test("the form of a series never claims that no event of it was changed before the count has come", async () => {
  let isDown = true
  const isCount = (url: string) => decodeURIComponent(url).includes("filter[field_series.id]")
  await visit(aSiteOf(board()), "/agenda/50/edit/", {
    as: "claire",
    screens: eventEditor,
    through: (network) => (sent) => (isDown && isCount(sent.url) ? Promise.reject(new Error("down")) : network(sent)),
  })
  expect(await screen.findByText(/^How many were changed could not be loaded/)).toBeInTheDocument()
  expect(screen.getByText(/changes all events of the series, except changed ones/)).toBeInTheDocument()
  isDown = false
  await press("Retry")
  expect(await screen.findByText("What you save here changes all events of the series.")).toBeInTheDocument()
})

test("a changed event whose series can't be loaded says so, and Retry brings the link", async () => {
  let isDown = true
  const series = board()
  const exception = anEvent({ id: 51, label: "Moved", references: { field_series: to(series) } })
  await visit(aSiteOf(series, exception), "/agenda/51/edit/", {
    as: "claire",
    screens: eventEditor,
    through: (network) => (sent) => (isDown && sent.url.includes(series.uuid) ? Promise.reject(new Error("down")) : network(sent)),
  })
  expect(await screen.findByText(/^Could not be loaded/)).toBeInTheDocument()
  isDown = false
  await press("Retry")
  expect(await screen.findByRole("link", { name: "Open the series" })).toBeInTheDocument()
})

test("an event is cancelled in its form, which says whom that is mailed to; a new one can't be", async () => {
  const site = aSiteOf(board())
  const { settle, unmount } = await visit(site, "/agenda/50/edit/", { as: "claire", screens: eventEditor })
  await userEvent.click(await screen.findByRole("checkbox", { name: /^Cancelled\s*Members get an email/ }))
  await press("Save")
  await settle()
  const { data } = (await site.read("/jsonapi/node/agenda", { authorization: await site.signIn("claire") })).body
  expect(data[0]?.attributes).toMatchObject({ field_cancelled: true })
  unmount()
  await visit(site, "/agenda/create/", { as: "claire", screens: eventEditor })
  await screen.findByLabelText("Title")
  expect(screen.queryByRole("checkbox", { name: /^Cancelled/ })).not.toBeInTheDocument()
})
