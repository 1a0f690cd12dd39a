/** What follows in a series is changed in the agenda with one request. */
import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { seriesChangePath } from "#contract/paths.ts"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { fakeAgendaWindow } from "#support/browser/agenda-window.ts"
import { anAgendaSite, boardMeeting, eventsOf } from "#support/agenda-site.ts"
import { visit } from "#support/browser/dashboard.tsx"
import { agenda } from "#support/browser/screens/agenda.ts"
import { anEvent, to } from "#support/entities.ts"

beforeEach(fakeAgendaWindow)

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))
const openEvent = async (name: RegExp) => userEvent.click(await screen.findByRole("button", { name }))

async function cancelFollowing() {
  await openEvent(/Board meeting/)
  await press("Cancel the event")
  const dialog = within(await screen.findByRole("dialog", { name: "Cancel which events?" }))
  await userEvent.click(dialog.getByLabelText("This and following"))
  await userEvent.click(dialog.getByRole("button", { name: "Cancel the event" }))
}

test("what follows in a series is cancelled with one request, and Undo leaves the series as it was", async () => {
  const former = boardMeeting()
  const february = "2031-02-04T18:00:00+01:00"
  const exception = anEvent({
    id: 51,
    label: "At Ines’s",
    fields: { field_event_start: "2031-02-05T18:00:00+01:00", field_recurrence_id: february },
    references: { field_series: to(former) },
  })
  const site = anAgendaSite(former, exception)
  const { settle, browser } = await visit(site, "/admin/agenda/?view=month&date=2031-01-07", { as: "claire", screens: agenda })
  await cancelFollowing()
  await settle()
  expect(browser.asked(`POST ${seriesChangePath(former.uuid)}`)).toHaveLength(1)
  expect(browser.asked("PATCH /jsonapi/node/agenda")).toHaveLength(0)
  expect(await eventsOf(site)).toMatchObject([
    { field_rrule: "FREQ=MONTHLY;BYDAY=1TU;UNTIL=20310106T225959Z", field_cancelled: false },
    { field_recurrence_id: february, field_cancelled: true },
    { field_rrule: "FREQ=MONTHLY;BYDAY=1TU", field_cancelled: true },
  ])
  await userEvent.click(await screen.findByText("Undo"))
  await settle()
  await waitFor(async () => expect(await eventsOf(site)).toHaveLength(2))
  expect(await eventsOf(site)).toMatchObject([
    { field_rrule: "FREQ=MONTHLY;BYDAY=1TU", field_cancelled: false },
    { field_recurrence_id: february, field_cancelled: false },
  ])
})

const refusal = { errors: [{ status: "422", detail: "The series has ended.", source: { pointer: "/at" } }] }

test("a change that the back end refuses changes nothing, and says why", async () => {
  const site = anAgendaSite(boardMeeting())
  const { settle } = await visit(site, "/admin/agenda/?view=month&date=2031-01-07", {
    as: "claire",
    screens: agenda,
    through: (network) => (sent) =>
      /\/change\b/.test(sent.url) ? Promise.resolve(Response.json(refusal, { status: 422 })) : network(sent),
  })
  await cancelFollowing()
  await settle()
  expect(await screen.findByRole("alertdialog", { name: "This could not be saved" })).toHaveTextContent("The series has ended.")
  expect(await eventsOf(site)).toMatchObject([{ field_rrule: "FREQ=MONTHLY;BYDAY=1TU", field_cancelled: false }])
})
