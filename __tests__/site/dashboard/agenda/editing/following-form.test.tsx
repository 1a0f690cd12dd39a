/** Tests the form that replaces the rest of a series: its save ends the former series. */
import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { seriesChangePath } from "#contract/paths.ts"
import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { boardMeeting } from "#support/agenda-site.ts"
import { aSiteOf } from "#support/contributor-site.ts"
import { visit } from "#support/browser/dashboard.tsx"
import { eventEditor } from "#support/browser/screens/event-editor.ts"
import type { anEvent } from "#support/entities.ts"
import type { TestServer } from "#support/server.ts"
import { patch } from "#support/writing.ts"

const board = () => boardMeeting({ field_exdates: ["2031-01-07T18:00:00+01:00"] })

const group = (name: string) => within(screen.getByRole("group", { name }))
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))
async function fill(control: HTMLElement, text: string) {
  await userEvent.clear(control)
  await userEvent.type(control, text)
}

const fromFebruary = ({ uuid }: ReturnType<typeof anEvent>) => {
  const start = "2031-02-04T18:00:00+01:00"
  const search = new URLSearchParams({ scope: "following", of: uuid, start, end: "2031-02-04T20:00:00+01:00" })
  return `/agenda/create/?${search.toString()}`
}

test("a changed series from one event on ends the former one, with one request", async () => {
  const series = board()
  const site = aSiteOf(series)
  const { settle, browser } = await visit(site, fromFebruary(series), { as: "claire", screens: eventEditor })
  await fill(await screen.findByLabelText("Title"), "Board, evenings")
  await press("Publish")
  await settle()
  await settle()
  const { data } = (await site.read("/jsonapi/node/agenda?sort=drupal_internal__nid", { authorization: await site.signIn("claire") })).body
  const of = (title: string) => data.find(({ attributes }) => attributes.title === title)
  expect(of("Board meeting")?.attributes.field_rrule).toBe("FREQ=MONTHLY;BYDAY=1TU;UNTIL=20310203T225959Z")
  expect(of("Board, evenings")?.attributes).toMatchObject({
    field_event_start: "2031-02-04T18:00:00+01:00",
    field_rrule: "FREQ=MONTHLY;BYDAY=1TU",
    field_exdates: [],
  })
  expect(browser.asked(`POST ${seriesChangePath(series.uuid)}`)).toHaveLength(1)
  expect(browser.asked("PATCH /jsonapi/node/agenda")).toEqual([])
})

async function rulesIn(site: TestServer) {
  const { data } = (await site.read("/jsonapi/node/agenda?sort=drupal_internal__nid", { authorization: await site.signIn("claire") })).body
  return data.map(({ attributes }) => attributes.field_rrule)
}

const ended = "FREQ=MONTHLY;BYDAY=1TU;UNTIL=20310203T225959Z"

test("what continues a series still ends it where a draft of it is opened again later", async () => {
  const series = board()
  const site = aSiteOf(series)
  const first = await visit(site, fromFebruary(series), { as: "claire", screens: eventEditor })
  await fill(await screen.findByLabelText("Title"), "Board, evenings")
  first.unmount()
  const { settle } = await visit(site, "/agenda/create/", { as: "claire", screens: eventEditor })
  const [newest] = await screen.findAllByRole("button", { name: "Restore" })
  if (newest !== undefined) await userEvent.click(newest)
  expect(await screen.findByText(/^New series from Tuesday 4 February 2031 on/)).toBeInTheDocument()
  await press("Publish")
  await settle()
  await settle()
  expect(await rulesIn(site)).toEqual([ended, "FREQ=MONTHLY;BYDAY=1TU"])
})

test("what continues a published series is no draft at the back end, which would end the series without it", async () => {
  const series = board()
  const site = aSiteOf(series)
  const { settle } = await visit(site, fromFebruary(series), { as: "claire", screens: eventEditor })
  await userEvent.click(await screen.findByLabelText(/^Draft/))
  await press("Save")
  expect(group("Status").getByText(/^The series is published, and would end before these events/)).toBeInTheDocument()
  await settle()
  expect(await rulesIn(site)).toEqual(["FREQ=MONTHLY;BYDAY=1TU"])
})

async function change(site: TestServer, series: ReturnType<typeof anEvent>, attributes: object) {
  expect((await patch(site, series, { attributes, headers: { Authorization: await site.signIn("claire") } })).status).toBe(200)
}

test("a series that was ended meanwhile is not made longer: the editor says so, and saves nothing", async () => {
  const series = board()
  const site = aSiteOf(series)
  const { settle } = await visit(site, fromFebruary(series), { as: "claire", screens: eventEditor })
  await fill(await screen.findByLabelText("Title"), "Board, evenings")
  await change(site, series, { field_rrule: "FREQ=MONTHLY;BYDAY=1TU;COUNT=2" })
  await press("Publish")
  await settle()
  expect(await screen.findByText(/^The series no longer takes place then/)).toBeInTheDocument()
  expect(screen.getByLabelText("Title")).toHaveValue("Board, evenings")
  expect(await rulesIn(site)).toEqual(["FREQ=MONTHLY;BYDAY=1TU;COUNT=2"])
})
