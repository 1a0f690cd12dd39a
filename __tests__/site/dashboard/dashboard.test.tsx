import { Dashboard } from "#dashboard/dashboard.tsx"
import { visit } from "#support/browser/dashboard.tsx"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { axe } from "#support/axe.ts"
import { anEntity } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

function aPublication(label: string, fields: Record<string, string> = {}, status = true) {
  const alias = `/post/${label.toLowerCase().replaceAll(/\W+/g, "-")}`
  return anEntity("node--article", { label, alias, status, fields })
}

function aSite(...publications: readonly ReturnType<typeof aPublication>[]) {
  return aServer()
    .with(...publications)
    .withAccount({ name: "ines", uid: 7 })
    .withAccount({ name: "claire", uid: 9, roles: ["contributor"] })
    .start()
}

const some = [aPublication("Ten points", { field_kind: "position", field_date: "2026-11-12" }), aPublication("Half a thought", {}, false)]

test("a member sees published items, with kind, date and a link to the page", async () => {
  await visit(aSite(...some), "/admin/post/", { as: "ines", show: <Dashboard /> })
  const row = await screen.findByRole("row", { name: /Ten points/ })
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["Ten pointsEN", "Position", "Nov 12, 2026"])
  expect(within(row).getByRole("link", { name: "Ten points" })).toHaveAttribute("href", "/post/ten-points/")
  expect(screen.queryByText("Half a thought")).not.toBeInTheDocument()
  expect(screen.getByText("1–1 of 1")).toBeInTheDocument()
  await waitFor(() => {
    expect(document.title).toBe("Publications - G30")
  })
})

test("a contributor sees drafts too, whose titles lead to their editor", async () => {
  await visit(aSite(...some), "/admin/post/", { as: "claire", show: <Dashboard /> })
  const row = await screen.findByRole("row", { name: /Half a thought/ })
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent),
  ).toEqual(["", "Half a thoughtEN", "Draft", "", "No date", "EN (draft)", expect.any(String), ""])
  expect(within(row).getByRole("link", { name: "Half a thought" })).toHaveAttribute("href", expect.stringMatching(/^\/post\/\d+\/edit\/$/))
})

test("a page has fifty publications, and the next page the others", async () => {
  const user = userEvent.setup()
  const server = aSite(...Array.from({ length: 53 }, (_, index) => aPublication(`Publication ${index + 1}`)))
  const { address, settle } = await visit(server, "/admin/post/", { as: "ines", show: <Dashboard /> })
  expect(await screen.findAllByRole("row")).toHaveLength(51)
  expect(screen.queryByRole("link", { name: "Previous page" })).not.toBeInTheDocument()
  await user.click(screen.getByRole("link", { name: "Next page" }))
  await settle()
  expect(address()).toBe("/admin/post/?page=2")
  expect(await screen.findByText("51–53 of 53")).toBeInTheDocument()
  expect(screen.queryByRole("link", { name: "Next page" })).not.toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Previous page" })).toHaveAttribute("href", "/admin/post/")
})

test("a page after the last leads back to the first", async () => {
  await visit(aSite(...some), "/admin/post/?page=9", { as: "ines", show: <Dashboard /> })
  expect(await screen.findByRole("link", { name: "Back to the first page" })).toHaveAttribute("href", "/admin/post/")
})

test("a list that failed to load says so, and loads again on request", async () => {
  const user = userEvent.setup()
  let isDown = true
  let arrive: () => void = () => undefined
  const late = new Promise<void>((resolve) => (arrive = resolve))
  const { browser, settle, container } = await visit(aSite(...some), "/admin/post/", {
    as: "ines",
    show: <Dashboard />,
    through: (network) => async (sent) => {
      if (!sent.url.includes("node/article")) return network(sent)
      if (isDown) throw new Error("down")
      await late
      return network(sent)
    },
  })
  expect(await screen.findByRole("alert")).toHaveTextContent("The list could not be loaded")
  expect(screen.getByRole("alert")).toHaveTextContent("Failed to fetch /jsonapi/node/article")
  expect(await axe(container)).toHaveNoViolations()
  isDown = false
  await user.click(screen.getByRole("button", { name: "Retry" }))
  expect(screen.getByText("Loading publications")).toBeInTheDocument()
  arrive()
  await settle()
  expect(await screen.findByText("Ten points")).toBeInTheDocument()
  expect(browser.asked("node/article")).toHaveLength(2)
})

test("the notice of a redirect stays until the user closes it", async () => {
  const user = userEvent.setup()
  const { address } = await visit(aSite(...some), "/admin/people/", { as: "ines", show: <Dashboard /> })
  await waitFor(() => {
    expect(address()).toBe("/admin/post/")
  })
  const notice = screen.getByRole("status", { name: "Notice" })
  await waitFor(() => {
    expect(notice).toHaveTextContent("Only contributors and administrators see that page.")
  })
  await user.click(within(notice).getByRole("button", { name: "Close" }))
  expect(notice).toBeEmptyDOMElement()
  expect(screen.getByRole("main")).toHaveFocus()
  expect(window.history.state).not.toMatchObject({ reason: "admins-list" })
})

test("an address of the dashboard with no screen is not found", async () => {
  await visit(aSite(), "/admin/nothing/", { as: "ines", show: <Dashboard /> })
  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeInTheDocument()
  expect(screen.getByText("/admin/nothing/")).toBeInTheDocument()
  await waitFor(() => {
    expect(document.title).toBe("Page not found - G30")
  })
})
