import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { fakeAgendaWindow } from "#support/browser/agenda-window.ts"
import { without } from "#support/browser/back-end.ts"
import { visit } from "#support/browser/dashboard.tsx"
import { agenda } from "#support/browser/screens/agenda.ts"
import { anEvent, to } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

beforeEach(fakeAgendaWindow)

afterEach(() => jest.restoreAllMocks())

const series = () =>
  anEvent({
    id: 50,
    label: "Board meeting",
    fields: {
      field_event_start: "2030-12-03T18:00:00+01:00",
      field_event_end: "2030-12-03T20:00:00+01:00",
      field_rrule: "FREQ=MONTHLY;BYDAY=1TU",
    },
  })
const february = "2031-02-04T18:00:00+01:00"
test.each([
  [
    "Retry",
    [
      ["Board meeting", "FREQ=MONTHLY;BYDAY=1TU;UNTIL=20310106T225959Z", null, false],
      ["At Ines’s", null, february, true],
      ["Board meeting", "FREQ=MONTHLY;BYDAY=1TU", null, true],
    ],
  ],
  [
    "Take back",
    [
      ["Board meeting", "FREQ=MONTHLY;BYDAY=1TU", null, false],
      ["At Ines’s", null, february, true],
    ],
  ],
] as const)("a split that the end of the browser broke off is offered later: %s", async (choice, expected) => {
  const former = series()
  const exception = anEvent({
    id: 51,
    label: "At Ines’s",
    fields: { field_event_start: "2031-02-05T18:00:00+01:00", field_recurrence_id: february },
    references: { field_series: to(former) },
  })
  const site = aServer()
    .with(former, exception)
    .withAccount({ name: "claire", uid: 9, roles: ["contributor"] })
    .start()
  let written = 0
  const broken = await visit(site, "/admin/agenda/?view=month&date=2031-01-07", {
    as: "claire",
    screens: agenda,
    // The changed event arrives with the new series; the end of the former one never does.
    through: (network) => (sent) =>
      sent.method === "PATCH" && ++written > 1 ? new Promise(() => undefined) : without("split")(network)(sent),
  })
  await userEvent.click(await screen.findByRole("button", { name: /Board meeting/ }))
  await userEvent.click(screen.getByRole("button", { name: "Cancel the event" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Cancel which events?" }))
  await userEvent.click(dialog.getByLabelText("This and following"))
  await userEvent.click(dialog.getByRole("button", { name: "Cancel the event" }))
  await waitFor(() => expect(written).toBe(2))
  broken.unmount()
  const clock = Date.now
  jest.spyOn(Date, "now").mockImplementation(() => clock() + 120_000)
  const { settle, unmount } = await visit(site, "/admin/agenda/", { as: "claire", screens: agenda })
  const text = "A new series was made of what follows from Tuesday 7 January 2031 on"
  expect(await screen.findByText(new RegExp(`^${text}`))).toBeInTheDocument()
  await userEvent.click(screen.getByRole("button", { name: choice }))
  await settle()
  await waitFor(() => expect(screen.queryByText(new RegExp(`^${text}`))).not.toBeInTheDocument())
  const { data: left } = (await site.read("/jsonapi/node/agenda?sort=drupal_internal__nid", { authorization: await site.signIn("claire") }))
    .body
  const shown = left.map(({ attributes }) =>
    ["title", "field_rrule", "field_recurrence_id", "field_cancelled"].map((name) => attributes[name]),
  )
  expect(shown).toEqual(expected)
  unmount()
  await visit(site, "/admin/agenda/", { as: "claire", screens: agenda })
  await screen.findByRole("heading", { level: 2 })
  expect(screen.queryByText(new RegExp(`^${text}`))).not.toBeInTheDocument()
})
