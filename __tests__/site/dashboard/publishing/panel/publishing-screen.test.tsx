import { visit } from "#support/browser/dashboard.tsx"
import { publishingScreen } from "#support/browser/screens/publishing-screen.ts"
import "#support/browser/dialogs.ts"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { axe } from "#support/axe.ts"
import type { Build, NamedItem } from "#contract/publishing.ts"
import { aBuild, aBuildStamp, aPublishing, aStatus, at } from "#support/publishing.ts"
import { aServer } from "#support/server.ts"

const jury: NamedItem = { type: "node--article", number: 50, title: "A jury you can argue with" }
const linteau: NamedItem = { type: "node--member", number: 40, title: "Atelier Linteau" }

const steps: Build["steps"] = [
  { name: "queued", ended: at(0), done: null, total: null },
  { name: "content", ended: at(2), done: 312, total: 312 },
  { name: "pages", ended: null, done: 118, total: 184 },
]
const changes = { changes: [jury, linteau], changeCount: 2 }
const queued = aBuild({ id: 9, state: "waiting", started: null, ended: null, ...changes })
const building = aBuild({ id: 9, state: "building", started: at(0), ended: null, steps, ...changes })
const before = aBuild({ id: 8, started: at(-90), ended: at(-88) })

async function openPanel(publishing = aPublishing(), as = "claire") {
  const server = aServer()
    .withAccount({ name: "claire", uid: 9, roles: ["contributor"] })
    .withAccount({ name: "ines", uid: 7 })
    .start()
  const shown = await visit(server, "/admin/publishing/", { as, screens: publishingScreen, through: publishing.through })
  return { ...shown, publishing, user: userEvent.setup() }
}

const heading = (name: string) => screen.findByRole("heading", { name })
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))
const orders = (publishing: ReturnType<typeof aPublishing>) => publishing.asked("POST")

test("a queued build says when it starts, and starts at once on request", async () => {
  const publishing = aPublishing(aStatus({ now: queued, starts: new Date(Date.now() + 50_000).toISOString() }))
  await openPanel(publishing)
  await screen.findByRole("heading", { name: /^Starts in \d+ s$/ })
  expect(
    screen.getByText(/^“A jury you can argue with” and “Atelier Linteau”\. More changes made now join the same build\.$/),
  ).toBeVisible()
  await press("Start now")
  await waitFor(() => {
    expect(orders(publishing)).toEqual(["POST /publishing/rebuild"])
  })
})

test("a running build shows its progress and its steps; the percentage itself is not read out", async () => {
  await openPanel(aPublishing(aStatus({ now: building, usualSeconds: 110, builds: [before] })))
  expect(await heading("Two changes are on their way")).toBeVisible()
  const bar = screen.getByRole("progressbar", { name: "Build" })
  expect(bar).toHaveValue(60)
  const [step, ...others] = screen.getAllByRole("listitem", { current: "step" })
  expect(step).toHaveTextContent("Pages built118 of 184")
  expect(others).toEqual([])
  expect(screen.getByText("Live", { selector: "li" })).toHaveTextContent("Checked on the site itself")
  expect(screen.getByText("The build is half done")).toHaveAttribute("role", "status")
  for (const region of screen.getAllByRole("status")) expect(region).not.toHaveTextContent("%")
  expect(screen.getByRole("button", { name: "Rebuild now" })).toHaveAttribute("aria-disabled", "true")
  expect(screen.getByRole("link", { name: "Publishing: Building 60%" })).toHaveAttribute("href", "/admin/publishing/")
})

test("a build that has become live is called so after the site itself was looked at", async () => {
  const publishing = aPublishing(aStatus({ now: building, builds: [before] }))
  publishing.deploy(aBuildStamp({ id: "8", built: at(-88) }))
  const { settle } = await openPanel(publishing)
  await heading("Two changes are on their way")
  publishing.tell(aStatus({ builds: [aBuild({ id: 9, ...changes }), { ...before, state: "replaced" }] }))
  await settle()
  expect(await heading("Everything is live")).toBeVisible()
  expect(await screen.findByText(/The site does not show this build yet\.$/)).toBeVisible()
  publishing.deploy(aBuildStamp({ id: "9" }))
  publishing.tell(aStatus({ builds: [aBuild({ id: 10, ...changes })] }))
  await settle()
  expect(await screen.findByText(/The site shows your last change; we looked\.$/)).toBeVisible()
  expect(screen.getByText("Everything is live", { selector: "[role=status]" })).toBeInTheDocument()
})

test("a failed build says in words what failed and names the item, and is built again; a refusal says why", async () => {
  const problem = { message: "sharp: Input buffer contains unsupported image format", code: "item", item: linteau, asks: null } as const
  const publishing = aPublishing(aStatus({ builds: [aBuild({ id: 9, state: "failed", problem, ...changes }), before] }))
  publishing.onOrder(() => Response.json({ message: "A build is under way." }, { status: 409 }))
  await openPanel(publishing)
  expect(await heading("The last good site is still up")).toBeVisible()
  const sentence = "The site could not be built: something in an item stopped it."
  const [toDo] = within(screen.getByRole("region", { name: "To do" })).getAllByRole("listitem")
  expect(screen.getAllByText(sentence)).toHaveLength(2)
  expect(toDo).toHaveTextContent(sentence)
  expect(screen.getByText(problem.message)).not.toBeVisible()
  await userEvent.click(screen.getByText("Details"))
  expect(screen.getByText(problem.message)).toBeVisible()
  expect(screen.getByRole("link", { name: "Atelier Linteau" })).toHaveAttribute("href", "/member/40/edit/")
  await press("Build again")
  expect(await screen.findByRole("alert")).toHaveTextContent("That did not work. A build is under way.")
})

test("an empty site is published only after a question", async () => {
  const problem = { message: "There were 47 publications, and now there are none.", item: null, asks: "confirm-empty" } as const
  const publishing = aPublishing(aStatus({ builds: [aBuild({ id: 9, state: "failed", problem }), before] }))
  await openPanel(publishing)
  await heading("The last good site is still up")
  await press("Answer the question")
  const question = await screen.findByRole("alertdialog", { name: "Publish without this content?" })
  await userEvent.click(within(question).getByRole("button", { name: "Keep the last good site" }))
  expect(orders(publishing)).toEqual([])
  await press("Answer the question")
  await press("Yes, publish it empty")
  await waitFor(() => {
    expect(orders(publishing)).toEqual(["POST /publishing/confirm-empty"])
  })
})

test("a status that doesn't come is waited for, said to have failed, and asked for again", async () => {
  let isDown = true
  const publishing = aPublishing()
  const { container } = await openPanel({
    ...publishing,
    through: (network) => {
      const other = publishing.through(network)
      return (sent) => (isDown && sent.url === "/publishing/status" ? Promise.reject(new Error("down")) : other(sent))
    },
  })
  expect(await screen.findByRole("alert")).toHaveTextContent("The state of publishing could not be loaded")
  expect(await axe(container)).toHaveNoViolations()
  isDown = false
  await press("Retry")
  expect(await heading("Everything is live")).toBeVisible()
})

test("on a back end without publishing the site itself tells when it was built", async () => {
  const publishing = aPublishing(null)
  publishing.deploy(aBuildStamp())
  await openPanel(publishing)
  expect(await heading("This back end does not tell of builds")).toBeVisible()
  expect(screen.getByText(/^The site that visitors see was built .*\. /)).toBeVisible()
  expect(screen.queryByRole("button", { name: "Rebuild now" })).not.toBeInTheDocument()
})
