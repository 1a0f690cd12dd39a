import { visit } from "#support/browser/dashboard.tsx"
import { agenda } from "#support/browser/screens/agenda.ts"
import "#support/browser/dialogs.ts"
import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { Network } from "#support/browser/adapter.ts"
import { fakeAgendaWindow } from "#support/browser/agenda-window.ts"
import { anEvent } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

beforeEach(fakeAgendaWindow)

const events = [
  anEvent({ label: "Assembly", fields: { field_event_start: "2031-05-14T10:00:00+02:00", field_event_end: "2031-05-14T12:45:00+02:00" } }),
  anEvent({ label: "Reuse clauses", fields: { field_event_start: "2031-05-15T18:00:00+02:00", field_cancelled: true } }),
  anEvent({ label: "Perhaps", status: false, fields: { field_event_start: "2031-05-16T18:00:00+02:00" } }),
]

const aSite = () =>
  aServer()
    .with(...events)
    .withAccount({ name: "claire", uid: 9, roles: ["administrator"] })
    .withAccount({ name: "ines", uid: 7 })
    .start()

const may = "/admin/agenda/?view=month&date=2031-05-14"

test("an administrator sees drafts, marked as such", async () => {
  await visit(aSite(), may, { as: "claire", screens: agenda })
  expect(await screen.findByRole("button", { name: "18:00 Perhaps Draft" })).toBeInTheDocument()
  expect(screen.getByRole("button", { name: "New event" })).toBeInTheDocument()
})

test("the week shows no starting time on the second day of an overnight event", async () => {
  const night = { field_event_start: "2031-05-14T22:00:00+02:00", field_event_end: "2031-05-15T02:00:00+02:00" }
  const site = aServer()
    .with(anEvent({ label: "Night walk", fields: night }))
    .withAccount({ name: "ines", uid: 7 })
    .start()
  await visit(site, "/admin/agenda/?view=week&date=2031-05-14", { as: "ines", screens: agenda })
  expect(await screen.findByRole("button", { name: "22:00 Night walk (day 1 of 2)" })).toBeInTheDocument()
  expect(screen.getByRole("button", { name: "Night walk (day 2 of 2)" })).toBeInTheDocument()
})

const failing =
  (isDown: () => boolean) =>
  (network: Network): Network =>
  (request) =>
    isDown() && request.url.startsWith("/jsonapi/node/agenda") ? Promise.resolve(new Response("", { status: 503 })) : network(request)

test("a month that can't be loaded shows an error, and Retry loads it", async () => {
  let isDown = true
  const user = userEvent.setup()
  await visit(aSite(), may, { as: "ines", screens: agenda, through: failing(() => isDown) })
  expect(await screen.findByRole("heading", { name: "The list could not be loaded" })).toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole("button", { name: "Retry" }))
  expect(await screen.findByRole("button", { name: /Assembly/ })).toBeInTheDocument()
})

test("the text of an event says that it loads and that it failed, and Retry brings it", async () => {
  let isDown = true
  let refuse: (answer: Response) => void = () => {}
  const refusal = new Promise<Response>((done) => (refuse = done))
  const user = userEvent.setup()
  const body = { value: "<p>Bring a chair.</p>", format: "basic_html", summary: "" }
  const site = aServer()
    .with(anEvent({ label: "Assembly", fields: { field_event_start: "2031-05-14T10:00:00+02:00", body } }))
    .withAccount({ name: "ines", uid: 7 })
    .start()
  await visit(site, may, {
    as: "ines",
    screens: agenda,
    through: (network) => (request) => (isDown && /node\/agenda\/[0-9a-f-]{36}/.test(request.url) ? refusal : network(request)),
  })
  await user.click(await screen.findByRole("button", { name: /Assembly/ }))
  expect(screen.getByText("Loading…")).toBeInTheDocument()
  refuse(new Response("", { status: 503 }))
  expect(await screen.findByText(/^The text of this event could not be loaded/)).toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole("button", { name: "Retry" }))
  expect(await screen.findByText("Bring a chair.")).toBeInTheDocument()
})

test.each([
  ["?view=list&date=2032-02-01", "Nothing planned. Enjoy the quiet."],
  ["?view=list&date=2031-05-14&audience=board", "No event matches all of this"],
])("a list without events, %s, says %s", async (search, words) => {
  await visit(aSite(), `/admin/agenda/${search}`, { as: "ines", screens: agenda })
  expect(await screen.findByRole("heading", { name: words })).toBeInTheDocument()
})

const isCalendar = (url: string) => /^\/user\/\d+\/calendar/.test(url)

test("an address that can't be made says why, and is made by another press", async () => {
  const user = userEvent.setup()
  let isBroken = true
  const { settle } = await visit(aSite(), may, {
    as: "ines",
    screens: agenda,
    through: (network) => (request) =>
      isBroken && isCalendar(request.url) && request.method === "POST"
        ? Promise.resolve(new Response("", { status: 500 }))
        : network(request),
  })
  await user.click(await screen.findByRole("button", { name: "Subscribe" }))
  await user.click(screen.getByRole("button", { name: "Make an address" }))
  await settle()
  expect(screen.getByRole("alert")).toHaveTextContent("Something went wrong on the server.")
  isBroken = false
  await user.click(screen.getByRole("button", { name: "Make an address" }))
  expect(await screen.findByRole("textbox", { name: "Address" })).toBeInTheDocument()
  expect(screen.getByRole("button", { name: "Copy the address" })).toHaveFocus()
  await user.click(screen.getByRole("button", { name: "Stop" }))
  expect(await screen.findByRole("button", { name: "Make an address" })).toHaveFocus()
})
