import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { act, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { fakeAgendaWindow } from "#support/browser/agenda-window.ts"
import { boardMeeting, eventsOf } from "#support/agenda-site.ts"
import { aSiteOf } from "#support/contributor-site.ts"
import { visit } from "#support/browser/dashboard.tsx"
import { agenda } from "#support/browser/screens/agenda.ts"
import { eventEditor } from "#support/browser/screens/event-editor.ts"
import { drag } from "#support/browser/synthetic-events.ts"
import { anEvent } from "#support/entities.ts"

beforeEach(fakeAgendaWindow)

const talk = () =>
  anEvent({
    id: 60,
    label: "Talk",
    fields: { field_event_start: "2030-12-10T12:00:00+01:00", field_event_end: "2030-12-10T13:00:00+01:00" },
  })

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))
const openEvent = async (name: RegExp) => userEvent.click(await screen.findByRole("button", { name }))

test("the dialog creates a monthly meeting over the agenda; what it lacks is among more fields, with what was typed", async () => {
  const site = aSiteOf()
  const { address, settle } = await visit(site, "/admin/agenda/?view=month&date=2030-12-06", {
    as: "claire",
    screens: { ...agenda, ...eventEditor },
  })
  await userEvent.click(await screen.findByRole("button", { name: "New event" }))
  const dialog = within(await screen.findByRole("dialog", { name: "New event" }))
  expect(dialog.getByLabelText("Date")).toHaveValue("2030-12-06")
  await userEvent.click(dialog.getByRole("button", { name: "Create event" }))
  expect(await dialog.findByRole("link", { name: "Give the event a title." })).toBeInTheDocument()
  await userEvent.type(dialog.getByLabelText("Title"), "Site visit")
  await userEvent.click(dialog.getByLabelText("Repeat on the first Friday of the month"))
  await userEvent.type(dialog.getByLabelText("Place"), "Charleroi")
  await userEvent.selectOptions(dialog.getByLabelText("Audience"), "Public")
  await userEvent.type(dialog.getByLabelText("Text"), "Bring boots & a helmet.")
  await userEvent.click(dialog.getByRole("button", { name: "Create event" }))
  await settle()
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "New event" })).not.toBeInTheDocument())
  expect(address()).toBe("/admin/agenda/?view=month&date=2030-12-06")
  const [created] = await eventsOf(site)
  expect(created).toMatchObject({
    title: "Site visit",
    status: true,
    field_event_start: "2030-12-06T10:00:00+01:00",
    field_event_end: "2030-12-06T11:00:00+01:00",
    field_rrule: "FREQ=MONTHLY;BYDAY=1FR",
    field_location: "Charleroi",
    field_audience: "public",
    body: { value: "<p>Bring boots &amp; a helmet.</p>" },
  })
  await press("New event")
  await userEvent.type(await screen.findByLabelText("Title"), "Trip")
  await press("More fields")
  await waitFor(() => expect(address()).toBe("/agenda/create/"))
  // The editor's code loads first.
  await screen.findByLabelText("Title")
  await waitFor(() => expect(screen.getByLabelText("Title")).toHaveValue("Trip"))
})

test("an event moves by keyboard, each step is announced, and Undo takes the move back", async () => {
  const site = aSiteOf(talk())
  const { settle } = await visit(site, "/admin/agenda/?view=month&date=2030-12-10", { as: "claire", screens: agenda })
  await openEvent(/Talk/)
  await press("Move")
  const bar = screen.getByRole("group", { name: "Moving “Talk”" })
  expect(bar).toHaveFocus()
  await userEvent.keyboard("{ArrowRight}")
  await settle()
  expect(within(bar).getByRole("status")).toHaveTextContent("Wednesday 11 December 2030, 12:00")
  await userEvent.keyboard("{ArrowDown}{Enter}")
  await settle()
  expect((await eventsOf(site))[0]).toMatchObject({
    field_event_start: "2030-12-18T12:00:00+01:00",
    field_event_end: "2030-12-18T13:00:00+01:00",
  })
  expect(screen.getByRole("button", { name: /Talk/ })).toHaveFocus()
  await userEvent.click(await screen.findByText("Undo"))
  await settle()
  await waitFor(async () => expect((await eventsOf(site))[0]).toMatchObject({ field_event_start: "2030-12-10T12:00:00+01:00" }))
  await settle()
  expect(screen.getByRole("button", { name: /Talk/ })).toHaveFocus()
})

test("of a series one event is moved or cancelled; the others stay", async () => {
  const site = aSiteOf(boardMeeting())
  const { settle } = await visit(site, "/admin/agenda/?view=month&date=2031-01-07", { as: "claire", screens: agenda })
  await openEvent(/Board meeting/)
  await press("Move")
  await userEvent.keyboard("{ArrowRight}{Enter}")
  const dialog = within(await screen.findByRole("dialog", { name: "Move which events?" }))
  expect(dialog.getByLabelText("This event")).toBeChecked()
  await userEvent.click(dialog.getByRole("button", { name: "Move" }))
  await settle()
  expect(await eventsOf(site)).toMatchObject([
    { field_rrule: "FREQ=MONTHLY;BYDAY=1TU", field_event_start: "2030-12-03T18:00:00+01:00" },
    { field_event_start: "2031-01-08T18:00:00+01:00", field_recurrence_id: "2031-01-07T18:00:00+01:00", field_rrule: null, status: true },
  ])
  expect(screen.getByRole("button", { name: /Board meeting/ })).toHaveFocus()
  await openEvent(/Board meeting/)
  await press("Cancel the event")
  const question = within(await screen.findByRole("dialog", { name: "Cancel “Board meeting”?" }))
  expect(question.getByText("More than 72 hours away: no email is sent.")).toBeInTheDocument()
  await userEvent.click(question.getByRole("button", { name: "Cancel the event" }))
  await settle()
  expect((await eventsOf(site))[1]).toMatchObject({ field_cancelled: true, field_event_start: "2031-01-08T18:00:00+01:00" })
})

test("an edit of all events of a series leads to the form of the whole series", async () => {
  const site = aSiteOf(boardMeeting())
  const screens = { ...agenda, ...eventEditor }
  const { address } = await visit(site, "/admin/agenda/?view=month&date=2031-01-07", { as: "claire", screens })
  await openEvent(/Board meeting/)
  await press("Edit")
  const question = within(await screen.findByRole("dialog", { name: "Edit which events?" }))
  await userEvent.click(question.getByLabelText("All events"))
  await userEvent.click(question.getByRole("button", { name: "Edit" }))
  expect(await screen.findByText("What you save here changes all events of the series.")).toBeInTheDocument()
  expect(address()).toBe("/agenda/50/edit/")
})

describe("a deleted event", () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ["setImmediate", "queueMicrotask", "nextTick", "Date", "performance", "requestAnimationFrame"] })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  const user = () => userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) })

  test("goes from the view at once and comes back by Undo, with the focus; without it the server hears when the toast ends", async () => {
    const site = aSiteOf(talk())
    const { settle, browser } = await visit(site, "/admin/agenda/?view=month&date=2030-12-10", { as: "claire", screens: agenda })
    const remove = async () => {
      await user().click(await screen.findByRole("button", { name: /Talk/ }))
      await user().click(screen.getByRole("button", { name: "Delete" }))
      const question = within(await screen.findByRole("dialog", { name: "Delete “Talk”?" }))
      await user().click(question.getByRole("button", { name: "Delete" }))
      await settle()
      await screen.findByText("Undo")
      expect(screen.queryByRole("button", { name: /Talk/ })).not.toBeInTheDocument()
    }
    await remove()
    expect(document.body).not.toHaveFocus()
    await user().click(screen.getByText("Undo"))
    expect(screen.getByRole("button", { name: /Talk/ })).toHaveFocus()
    await remove()
    expect(await eventsOf(site)).toHaveLength(1)
    act(() => jest.advanceTimersByTime(10_100))
    await settle()
    await waitFor(() => {
      expect(browser.asked("POST /jsonapi/node/agenda")).toHaveLength(1)
    })
    await settle()
    expect(await eventsOf(site)).toHaveLength(0)
  })

  test("of the editor is handed over to the agenda, whose Undo leads back", async () => {
    const site = aSiteOf(talk())
    const { settle, address } = await visit(site, "/agenda/60/edit/", { as: "claire", screens: { ...agenda, ...eventEditor } })
    await user().click(await screen.findByRole("button", { name: "Delete" }))
    const question = within(await screen.findByRole("alertdialog", { name: "Delete “Talk”?" }))
    await user().click(question.getByRole("button", { name: "Delete" }))
    await settle()
    expect(address()).toBe("/admin/agenda/?date=2030-12-10")
    await user().click(await screen.findByText("Undo"))
    await settle()
    await waitFor(() => {
      expect(address()).toBe("/agenda/60/edit/")
    })
    expect(await eventsOf(site)).toHaveLength(1)
  })
})

const refusal = { errors: [{ status: "422", detail: "The series has ended.", source: { pointer: "/at" } }] }

test("one request cancels the following events; a refused change is reported, and changes nothing", async () => {
  const site = aSiteOf(boardMeeting())
  let isRefused = true
  const { settle, browser } = await visit(site, "/admin/agenda/?view=month&date=2031-01-07", {
    as: "claire",
    screens: agenda,
    through: (network) => (request) =>
      isRefused && /\/change\b/.test(request.url) ? Promise.resolve(Response.json(refusal, { status: 422 })) : network(request),
  })
  await openEvent(/Board meeting/)
  await press("Cancel the event")
  const dialog = within(await screen.findByRole("dialog", { name: "Cancel which events?" }))
  await userEvent.click(dialog.getByLabelText("This and following"))
  await userEvent.click(dialog.getByRole("button", { name: "Cancel the event" }))
  await settle()
  expect(await screen.findByRole("alertdialog", { name: "This could not be saved" })).toHaveTextContent("The series has ended.")
  expect(await eventsOf(site)).toMatchObject([{ field_rrule: "FREQ=MONTHLY;BYDAY=1TU", field_cancelled: false }])
  isRefused = false
  await press("Retry")
  await settle()
  expect(browser.asked("PATCH /jsonapi/node/agenda")).toEqual([])
  expect(await eventsOf(site)).toMatchObject([{ field_cancelled: false }, { field_rrule: "FREQ=MONTHLY;BYDAY=1TU", field_cancelled: true }])
})

test("whole days are dragged within their row of the week, and from it never by hours", async () => {
  document.documentElement.style.fontSize = "16px"
  const fair = anEvent({
    id: 70,
    label: "Fair",
    fields: { field_event_start: "2030-12-10", field_event_end: "2030-12-11", field_all_day: true },
  })
  const site = aSiteOf(fair, talk())
  const { settle } = await visit(site, "/admin/agenda/?view=week&date=2030-12-10", { as: "claire", screens: agenda })
  const moveFair = async (place: HTMLElement, pageY: number) => {
    const [first] = await screen.findAllByRole("button", { name: /Fair/ })
    if (first === undefined) throw new Error("The fair is not shown.")
    drag(first, place, pageY)
    await settle()
  }
  const start = async () => (await eventsOf(site))[1]?.field_event_start
  await moveFair(screen.getByRole("list", { name: /^All day, (12 December|December 12)/ }), 0)
  expect(await start()).toBe("2030-12-12")
  await moveFair(screen.getByRole("list", { name: /^Thursday/ }), 2000)
  expect(await start()).toBe("2030-12-12")
})
