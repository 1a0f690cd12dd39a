import { visit } from "#support/browser/dashboard.tsx"
import { lists } from "#support/browser/screens/lists.ts"
import "#support/browser/dialogs.ts"
import { act, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { axe } from "#support/axe.ts"
import type { Network } from "#support/browser/adapter.ts"
import { aTag, anEntity, to } from "#support/entities.ts"
import { aServer, type TestServer } from "#support/server.ts"
import { patch } from "#support/writing.ts"

const tag = aTag("Reuse")

function aPublication(label: string, status = true, fields: Record<string, string> = {}) {
  const alias = `/post/${label.toLowerCase().replaceAll(/\W+/g, "-")}`
  return anEntity("node--article", { label, alias, status, fields, references: { field_tags: to(tag) } })
}

const alpha = aPublication("Alpha", true, { field_date: "2024-03-01" })
const beta = aPublication("Béta", true, { field_date: "2025-03-01" })
const gamma = aPublication("Gamma", false)

function aSite() {
  return aServer()
    .with(tag, alpha, beta, gamma)
    .withAccount({ name: "claire", uid: 9, roles: ["administrator"] })
    .start()
}

const titles = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("link")[0]?.textContent)

async function openList(server: TestServer = aSite(), address = "/admin/post/?sort=title", through?: (network: Network) => Network) {
  const user = userEvent.setup()
  const shown = await visit(server, address, { as: "claire", screens: lists, ...(through && { through }) })
  await screen.findByText("Gamma")
  return { ...shown, user, server }
}

const select = (title: string) => screen.getByRole("checkbox", { name: `Select ${title}` })

async function statusesOf(server: TestServer): Promise<Record<string, boolean>> {
  const authorization = await server.signIn("claire")
  const { body } = await server.read("/jsonapi/node/article?sort=title", { authorization })
  return Object.fromEntries(body.data.map(({ attributes }) => [String(attributes.title), attributes.status === true]))
}

test("a row's link that is pressed right after typing opens, and the search does not take it back", async () => {
  const { user, address, settle } = await openList()
  const loadPage = (path: string) => new Promise((resolve) => setTimeout(() => resolve({ page: { path } }), 400))
  Object.assign(window, { ___loader: { ...window.___loader, loadPage } })
  await user.type(screen.getByRole("searchbox"), "be")
  await user.click(screen.getByRole("link", { name: "Gamma" }))
  await waitFor(() => {
    expect(address()).toMatch(/^\/post\/\d+\/edit\/$/)
  })
  await settle()
  expect(address()).toMatch(/^\/post\/\d+\/edit\/$/)
})

test("an answer that comes late never replaces a newer one", async () => {
  let release: () => void = () => undefined
  const late = new Promise<void>((resolve) => (release = resolve))
  const { user, settle } = await openList(aSite(), undefined, (network) => async (sent) => {
    const answer = await network(sent)
    if (decodeURIComponent(sent.url).includes("value]=alp")) await late
    return answer
  })
  const box = screen.getByRole("searchbox")
  await user.type(box, "alp")
  await waitFor(() => {
    expect(window.location.search).toContain("q=alp")
  })
  await user.clear(box)
  await user.type(box, "gam")
  await waitFor(() => {
    expect(titles()).toEqual(["Gamma"])
  })
  release()
  await settle()
  expect(titles()).toEqual(["Gamma"])
})

test("arrows move between rows, Space selects, Shift takes the next one too, and select all is then mixed", async () => {
  const { user, container } = await openList()
  screen.getByRole("link", { name: "Alpha" }).focus()
  await user.keyboard("{ArrowDown}")
  expect(screen.getByRole("link", { name: "Béta" })).toHaveFocus()
  await user.keyboard(" ")
  expect(select("Béta")).toBeChecked()
  await user.keyboard("{Shift>}{ArrowUp}{/Shift}")
  expect(screen.getByRole("link", { name: "Alpha" })).toHaveFocus()
  expect(screen.getByText("2 selected")).toBeInTheDocument()
  expect(screen.getByRole("checkbox", { name: "Select all on this page" })).toBePartiallyChecked()
  expect(await axe(container)).toHaveNoViolations()
})

test("a change of several rows reports for each why it failed, and the others are changed", async () => {
  const { user, server } = await openList()
  await patch(server, beta, { attributes: { title: "Béta, edited" }, headers: { authorization: await server.signIn("claire") } })
  await user.click(select("Alpha"))
  await user.click(select("Béta"))
  await user.click(screen.getByRole("button", { name: "Unpublish" }))
  const question = await screen.findByRole("alertdialog", { name: "Unpublish 2 publications?" })
  await user.click(within(question).getByRole("button", { name: "Unpublish" }))
  const dialog = await screen.findByRole("alertdialog", { name: "1 of 2 could not be changed" })
  expect(within(dialog).getByRole("listitem")).toHaveTextContent("BétaSomebody changed it meanwhile.")
  expect(await statusesOf(server)).toEqual({ Alpha: false, "Béta, edited": true, Gamma: false })
})

test("a copy is a draft with a title of its own, and all else of the original", async () => {
  const { user, server } = await openList()
  await user.click(screen.getByRole("button", { name: "Actions for Alpha" }))
  await user.click(screen.getByRole("button", { name: "Duplicate" }))
  expect(await screen.findByRole("row", { name: /Copy of Alpha/ })).toHaveTextContent(/Reuse, EN.*Mar 1, 2024/)
  expect(await statusesOf(server)).toMatchObject({ Alpha: true, "Copy of Alpha": false })
})

test("a tag is added to all selected rows", async () => {
  const other = aTag("Fees")
  const server = aSite()
  server.put(other)
  const { user } = await openList(server)
  await user.click(select("Alpha"))
  await user.click(screen.getByRole("button", { name: "Add tag" }))
  const dialog = await screen.findByRole("dialog", { name: "Add a tag" })
  await within(dialog).findByRole("option", { name: "Fees" })
  await user.selectOptions(within(dialog).getByRole("combobox", { name: "Tag" }), "Fees")
  await user.click(within(dialog).getByRole("button", { name: "Add" }))
  expect(await screen.findByText("Reuse, Fees, EN")).toBeInTheDocument()
  expect(screen.getByRole("button", { name: "Add tag" })).toHaveFocus()
  await user.click(screen.getByRole("button", { name: "Clear selection" }))
  expect(select("Alpha")).toHaveFocus()
})

test("tags that can't be loaded are said to fail at the filter and in the dialog, and Retry brings them", async () => {
  let isDown = true
  const { user } = await openList(aSite(), undefined, (network) => (sent) => {
    return isDown && sent.url.startsWith("/jsonapi/taxonomy_term/tags") ? Promise.reject(new Error("down")) : network(sent)
  })
  await user.click(screen.getByRole("button", { name: "More filters" }))
  const filter = screen.getByRole("combobox", { name: "Tag" })
  expect(await screen.findByText(/^Could not be loaded/)).toBeInTheDocument()
  expect(filter).toHaveAccessibleDescription(/^Could not be loaded/)
  await user.click(select("Alpha"))
  await user.click(screen.getByRole("button", { name: "Add tag" }))
  const dialog = within(await screen.findByRole("dialog", { name: "Add a tag" }))
  expect(await dialog.findByText(/^Could not be loaded/)).toBeInTheDocument()
  isDown = false
  await user.click(dialog.getByRole("button", { name: "Retry" }))
  expect(await dialog.findByRole("option", { name: "Reuse" })).toBeInTheDocument()
  expect(within(filter).getByRole("option", { name: "Reuse" })).toBeInTheDocument()
})

test("Retry is offered at once, and the list tries again by itself", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "queueMicrotask", "nextTick", "Date", "performance", "requestAnimationFrame"] })
  try {
    let isDown = true
    await visit(aSite(), "/admin/post/", {
      as: "claire",
      screens: lists,
      through: (network) => (sent) => (isDown && sent.url.includes("node/article") ? Promise.reject(new Error("down")) : network(sent)),
    })
    expect(await screen.findByText("Trying again in 15 s")).toBeInTheDocument()
    isDown = false
    for (let second = 0; second < 15; second += 1) act(() => jest.advanceTimersByTime(1000))
    expect(await screen.findByText("Gamma")).toBeInTheDocument()
  } finally {
    jest.useRealTimers()
  }
})
