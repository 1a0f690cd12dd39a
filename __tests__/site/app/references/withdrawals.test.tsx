import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { axe } from "#support/axe.ts"
import { redirectTarget } from "#app/references/redirect-target.ts"
import { visit } from "#support/browser/dashboard.tsx"
import type { Network } from "#support/browser/adapter.ts"
import { anArticle, aText } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

function aSite() {
  const bricks = anArticle({ label: "Bricks", id: 50, alias: "/post/bricks" })
  const lime = anArticle({
    label: "Lime",
    id: 51,
    alias: "/post/lime",
    fields: { body: aText('<p><a href="/post/bricks/">Bricks</a></p>') },
  })
  return aServer()
    .with(bricks, lime)
    .withAccount({ name: "claire", uid: 9, roles: ["contributor"] })
    .start()
}

async function ask(button: "Unpublish" | "Delete") {
  await userEvent.click(await screen.findByRole("button", { name: button }))
  return screen.findByRole("alertdialog", { name: `${button} “Bricks”?` })
}

test("unpublishing names what links there, and leads the address elsewhere", async () => {
  const site = aSite()
  const { settle, container } = await visit(site, "/post/50/edit/", { as: "claire" })
  const dialog = await ask("Unpublish")
  await settle()
  expect(within(dialog).getByText("1 link leads here:")).toBeInTheDocument()
  expect(within(dialog).getByRole("link", { name: "Lime" })).toHaveAttribute("href", "/post/51/edit/")
  expect(await axe(container.ownerDocument.body)).toHaveNoViolations()
  await userEvent.type(within(dialog).getByLabelText("Lead visitors of its address to"), "/post/bricks/")
  await userEvent.click(within(dialog).getByRole("button", { name: "Unpublish" }))
  expect(within(dialog).getByText("This is the address that goes away.")).toBeInTheDocument()
  await userEvent.clear(within(dialog).getByLabelText("Lead visitors of its address to"))
  await userEvent.type(within(dialog).getByLabelText("Lead visitors of its address to"), "/post/lime/")
  await userEvent.click(within(dialog).getByRole("button", { name: "Unpublish" }))
  await settle()
  await waitFor(() => {
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument()
  })
  const { data } = (await site.read("/jsonapi/node/article")).body
  expect(data.map(({ attributes }) => attributes.title)).toEqual(["Lime"])
  const redirects = await (await site.fetch("/jsonapi/redirect/redirect")).json()
  expect(redirects).toMatchObject({
    data: [
      { attributes: { redirect_source: { path: "post/bricks" }, redirect_redirect: { uri: "internal:/post/lime/" }, status_code: 301 } },
    ],
  })
})

test("deleting leads to the list; a redirect that fails is tried again without a second deletion", async () => {
  const site = aSite()
  let isDown = true
  const through =
    (network: Network): Network =>
    (sent) =>
      isDown && sent.method === "POST" && sent.url.includes("redirect") ? Promise.resolve(new Response("", { status: 503 })) : network(sent)
  const { settle, address } = await visit(site, "/post/50/edit/", { as: "claire", through })
  const dialog = await ask("Delete")
  await settle()
  await userEvent.type(within(dialog).getByLabelText("Lead visitors of its address to"), "/post/lime/")
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }))
  await settle()
  expect(await within(dialog).findByText(/^That is done, but the redirect could not be stored/)).toBeInTheDocument()
  isDown = false
  await userEvent.click(within(dialog).getByRole("button", { name: "Store the redirect again" }))
  await settle()
  await waitFor(() => {
    expect(address()).toBe("/admin/post/")
  })
  expect((await site.read("/jsonapi/node/article")).body.data).toHaveLength(1)
})

test("a back end without references and redirects asks for neither", async () => {
  const through =
    (network: Network): Network =>
    (sent) =>
      /references|redirect\/redirect/.test(sent.url)
        ? Promise.resolve(Response.json({ errors: [{ status: "404" }] }, { status: 404 }))
        : network(sent)
  const { settle } = await visit(aSite(), "/post/50/edit/", { as: "claire", through })
  const dialog = await ask("Delete")
  await settle()
  expect(within(dialog).queryByRole("textbox")).not.toBeInTheDocument()
  expect(within(dialog).queryByText(/link/)).not.toBeInTheDocument()
  await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }))
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument()
})

test.each([
  ["", null, false],
  ["/post/lime/", "internal:/post/lime/", false],
  ["example.org/x", "https://example.org/x", false],
  ["mailto:a@example.org", null, true],
  ["//example.org", null, true],
  ["/post/bricks?x=1", null, true],
])("a redirect to %p is stored as %p", (typed, uri, isWrong) => {
  const target = redirectTarget(typed, ["/post/bricks/"])
  expect(target.uri).toBe(uri)
  expect(target.error !== null).toBe(isWrong)
})
