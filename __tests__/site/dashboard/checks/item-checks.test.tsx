import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { axe } from "#support/axe.ts"
import { readRightIds } from "#dashboard/checks/checks-panel.tsx"
import { visit } from "#support/browser/dashboard.tsx"
import { editor } from "#support/browser/screens/editor.ts"
import type { Network } from "#support/browser/adapter.ts"
import { aSiteOf } from "#support/contributor-site.ts"
import { anArticle, aText } from "#support/entities.ts"

const text = '<p>- one</p><p>- two</p><p><a href="/post/gone/">The jury</a> and <a href="/post/bricks/">bricks</a></p>'

function aSite() {
  const article = anArticle({
    label: "Bricks",
    id: 50,
    alias: "/post/bricks",
    fields: { body: aText(text, "") },
  })
  return aSiteOf(article)
}

async function panel() {
  return screen.findByRole("region", { name: "Checks before publishing" })
}

test("findings lead to their field, are fixed in the form, or are called right for good", async () => {
  const site = aSite()
  const { container, settle } = await visit(site, "/post/50/edit/", { as: "claire", screens: editor })
  const checks = await panel()
  await settle()
  expect(within(checks).getByText("The jury (/post/gone)")).toBeInTheDocument()
  expect(within(checks).getAllByRole("listitem")).toHaveLength(3)
  expect(await axe(container)).toHaveNoViolations()
  await userEvent.click(within(checks).getByRole("button", { name: "Go to Summary" }))
  expect(screen.getByLabelText(/^Summary/)).toHaveFocus()
  await userEvent.click(within(checks).getByRole("button", { name: "Make it a list" }))
  expect(within(checks).getByRole("heading", { name: "Checks before publishing" })).toHaveFocus()
  expect(await screen.findByText("Not saved yet")).toBeInTheDocument()
  const [, row = checks] = within(checks).getAllByRole("listitem")
  await userEvent.click(within(row).getByRole("button", { name: "Ignore" }))
  expect(within(checks).queryByText("The jury (/post/gone)")).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole("button", { name: "Save" }))
  await settle()
  const [article] = (await site.read("/jsonapi/node/article")).body.data
  expect(article?.attributes.body).toMatchObject({ value: expect.stringContaining("<ul><li>one</li><li>two</li></ul>") })
  expect(readRightIds(article?.id ?? "")).toHaveLength(1)
  expect(JSON.stringify(localStorage)).not.toContain("jury")
})

test("the checks of an empty form name what is missing, until it is filled in", async () => {
  await visit(aSite(), "/post/create/", { as: "claire", screens: editor })
  const checks = await panel()
  expect(within(checks).getByText(/Give the publication a title\./)).toBeInTheDocument()
  expect(within(checks).queryByText("Nothing found.")).not.toBeInTheDocument()
  await userEvent.click(within(checks).getByRole("button", { name: "Go to Title" }))
  expect(screen.getByLabelText("Title")).toHaveFocus()
  await userEvent.keyboard("Bricks")
  expect(await within(checks).findByText("Nothing found.")).toBeInTheDocument()
})

test("links that could not be checked are named, and checked again", async () => {
  let isDown = true
  const through =
    (network: Network): Network =>
    (request) =>
      isDown && request.url.includes("translate-path") ? Promise.resolve(new Response("", { status: 503 })) : network(request)
  const { settle } = await visit(aSite(), "/post/50/edit/", { as: "claire", screens: editor, through })
  const checks = await panel()
  await settle()
  expect(within(checks).getByText(/Some links of this site could not be checked/)).toBeInTheDocument()
  isDown = false
  await userEvent.click(within(checks).getByRole("button", { name: "Retry" }))
  await settle()
  expect(within(checks).getByText("The jury (/post/gone)")).toBeInTheDocument()
})
