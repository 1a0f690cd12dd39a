import { visit } from "#support/browser/dashboard.tsx"
import { lists } from "#support/browser/screens/lists.ts"
import "#support/browser/dialogs.ts"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { redirectsPath } from "#contract/paths.ts"
import { redirectType } from "#contract/redirect.ts"
import { anArticle } from "#support/entities.ts"
import { aServer, type TestServer } from "#support/server.ts"
import { send } from "#support/writing.ts"

const article = anArticle({
  id: 41,
  label: "Ten points",
  alias: "/post/ten-points",
  formerAliases: [{ alias: "/post/nine", langcode: "en" }],
})

const draft = anArticle({ id: 42, label: "Not yet", alias: "/post/not-yet", status: false })

const aSite = () =>
  aServer()
    .with(article, draft)
    .withAccount({ name: "claire", uid: 9, roles: ["administrator"] })
    .start()

async function lead(server: TestServer, from: string, uri: string): Promise<void> {
  const attributes = { redirect_source: { path: from }, redirect_redirect: { uri } }
  const headers = { authorization: await server.signIn("claire") }
  const body = JSON.stringify({ data: { type: redirectType, attributes } })
  expect((await send(server, redirectsPath, { method: "POST", headers, body })).status).toBe(201)
}

async function openList(made: Readonly<Record<string, string>> = {}, search = "") {
  const server = aSite()
  for (const [from, uri] of Object.entries(made)) await lead(server, from, uri)
  const shown = await visit(server, `/admin/redirect/${search}`, { as: "claire", screens: lists })
  await screen.findByRole("heading", { level: 1, name: "Redirects" })
  await shown.settle()
  return { ...shown, server, user: userEvent.setup() }
}

function row(from: string): HTMLElement {
  const found = screen.getAllByRole("row").find((each) => within(each).queryByRole("button", { name: from }))
  if (found === undefined) throw new Error(`No redirect from ${from} is listed.`)
  return found
}

test("the list shows where each address leads in the end, over how many others, and who made it", async () => {
  await openList({
    b: "internal:/post/nine",
    a: "internal:/b",
    hidden: "entity:node/42",
    out: "https://example.org/x",
  })
  expect(row("/a")).toHaveTextContent("Ten points/post/ten-points3: /b → /post/nine → /post/ten-pointsBy hand")
  expect(within(row("/a")).getByRole("link", { name: "Ten points" })).toHaveAttribute("href", "/post/41/edit/")
  expect(row("/hidden")).toHaveTextContent("Not yet/post/not-yet, hidden item1By hand")
  expect(within(row("/out")).getByRole("link")).toHaveAttribute("href", "https://example.org/x")
  expect(row("/post/nine")).toHaveTextContent("Former address")
  expect(screen.getByText("1–5 of 5")).toBeInTheDocument()
})

async function fill(user: ReturnType<typeof userEvent.setup>, from: string, target: string): Promise<HTMLElement> {
  const dialog = screen.getByRole("dialog")
  for (const [label, text] of [
    ["From", from],
    ["To", target],
  ] as const) {
    await user.clear(within(dialog).getByLabelText(label))
    if (text !== "") await user.type(within(dialog).getByLabelText(label), text)
  }
  await user.click(within(dialog).getByRole("button", { name: "Save" }))
  return dialog
}

test.each([
  ["", "/x", "From", "Type the address"],
  ["old", "/x", "From", "begins with a slash"],
  ["/old", "", "To", "Type where the address shall lead"],
  ["/old", "mailto:ines@example.org", "To", "no address of a page"],
  ["/a", "/x", "From", "/a redirects already"],
  ["/b", "/a", "To", "It would lead back to where it starts: /b → /a → /b."],
])("%j to %j is refused at its field, which has the focus", async (from, target, label, words) => {
  const { user, settle } = await openList({ a: "internal:/b" })
  await user.click(screen.getByRole("button", { name: "New redirect" }))
  const dialog = await fill(user, from, target)
  await settle()
  const field = within(dialog).getByLabelText(label)
  await waitFor(() => {
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words))
  })
  expect(field).toHaveFocus()
})

test("a redirect is led elsewhere; a former address keeps its item while only the address changes", async () => {
  const { user, settle, server } = await openList({ a: "internal:/b" })
  await user.click(screen.getByRole("button", { name: "/a" }))
  await fill(user, "/a", "/members")
  await settle()
  await waitFor(() => {
    expect(row("/a")).toHaveTextContent("/members")
  })
  await user.click(screen.getByRole("button", { name: "/post/nine" }))
  await fill(user, "/post/eight", "/post/ten-points")
  await settle()
  await waitFor(() => {
    expect(row("/post/eight")).toHaveTextContent("Ten points")
  })
  const { body } = await server.read(redirectsPath, { authorization: await server.signIn("claire") })
  expect(body.data.map(({ attributes }) => attributes.redirect_redirect)).toContainEqual({ uri: "entity:node/41", title: "" })
})

test("a redirect from a French address is listed with its prefix, and is one in French alone", async () => {
  const { user, settle, server } = await openList()
  const languages = async () => {
    const { body } = await server.read(redirectsPath, { authorization: await server.signIn("claire") })
    return body.data.map(({ attributes }) => attributes.language)
  }
  await user.click(screen.getByRole("button", { name: "New redirect" }))
  await fill(user, "/fr/vieux", "/post/ten-points")
  await settle()
  await user.click(await screen.findByRole("button", { name: "/fr/vieux" }))
  expect(await languages()).toContain("fr")
  await fill(user, "/old", "/post/ten-points")
  await settle()
  await screen.findByRole("button", { name: "/old" })
  expect(await languages()).toContain("und")
})

test("a redirect that somebody changed meanwhile stays as it is", async () => {
  const { user, settle, server } = await openList({ a: "internal:/b" })
  const authorization = await server.signIn("claire")
  const { body } = await server.read(`${redirectsPath}?filter[redirect_source.path]=a`, { authorization })
  const id = body.data[0]?.id ?? ""
  const attributes = { redirect_redirect: { uri: "internal:/c" } }
  const sent = JSON.stringify({ data: { type: redirectType, id, attributes } })
  await send(server, `${redirectsPath}/${id}`, { method: "PATCH", headers: { authorization }, body: sent })
  await user.click(screen.getByRole("button", { name: "/a" }))
  await fill(user, "/a", "/d")
  await settle()
  expect(await screen.findByText(/^Somebody else changed it/)).toBeInTheDocument()
})
