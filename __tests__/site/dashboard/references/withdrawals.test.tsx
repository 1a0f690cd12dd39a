import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { act, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { redirectTarget } from "#dashboard/references/redirect-field.tsx"
import { without } from "#support/browser/back-end.ts"
import { visit } from "#support/browser/dashboard.tsx"
import { editor } from "#support/browser/screens/editor.ts"
import { lists } from "#support/browser/screens/lists.ts"
import { aSiteOf } from "#support/contributor-site.ts"
import { anArticle, aText, translated } from "#support/entities.ts"

function aSite() {
  const bricks = anArticle({ label: "Bricks", id: 50, alias: "/post/bricks" })
  const lime = anArticle({
    label: "Lime",
    id: 51,
    alias: "/post/lime",
    fields: { body: aText('<p><a href="/post/bricks/">Bricks</a></p>') },
  })
  return aSiteOf(bricks, lime)
}

async function ask(button: "Unpublish" | "Delete") {
  await userEvent.click(await screen.findByRole("button", { name: button }))
  return screen.findByRole("alertdialog", { name: `${button} “Bricks”?` })
}

test("unpublishing names what links there, and leads the address elsewhere", async () => {
  const site = aSite()
  const { settle } = await visit(site, "/post/50/edit/", { as: "claire", screens: { ...editor, ...lists } })
  const dialog = await ask("Unpublish")
  await settle()
  expect(within(dialog).getByText("1 link leads here:")).toBeInTheDocument()
  expect(within(dialog).getByRole("link", { name: "Lime" })).toHaveAttribute("href", "/post/51/edit/")
  await userEvent.type(within(dialog).getByLabelText("Redirect visitors to"), "/post/bricks/")
  await userEvent.click(within(dialog).getByRole("button", { name: "Unpublish" }))
  expect(within(dialog).getByText("This is the address that goes away.")).toBeInTheDocument()
  await userEvent.clear(within(dialog).getByLabelText("Redirect visitors to"))
  await userEvent.type(within(dialog).getByLabelText("Redirect visitors to"), "/post/lime/")
  await userEvent.click(within(dialog).getByRole("button", { name: "Unpublish" }))
  await settle()
  await waitFor(() => {
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument()
  })
  expect(screen.queryByRole("button", { name: "Unpublish" })).not.toBeInTheDocument()
  expect(screen.getByRole("button", { name: "Save" })).toHaveFocus()
  const { data } = (await site.read("/jsonapi/node/article")).body
  expect(data.map(({ attributes }) => attributes.title)).toEqual(["Lime"])
  const redirects = await (await site.fetch("/jsonapi/redirect/redirect")).json()
  expect(redirects).toMatchObject({
    data: [
      { attributes: { redirect_source: { path: "post/bricks" }, redirect_redirect: { uri: "internal:/post/lime/" }, status_code: 301 } },
    ],
  })
})

describe("unpublishing an item that is public in three languages", () => {
  const original = anArticle({ label: "Bricks", id: 50, alias: "/post/bricks" })
  const inFrench = translated(original, "fr", { label: "Briques", alias: "/post/briques" })
  const inThree = translated(inFrench, "nl", { label: "Bakstenen", alias: "/post/bakstenen" })

  async function opened(path: string, article = inThree) {
    const site = aSiteOf(article)
    const session = await visit(site, path, { as: "claire", screens: { ...editor, ...lists } })
    const publicIn = async () => {
      const statuses = await Promise.all(["", "/fr", "/nl"].map((prefix) => site.read(`${prefix}/jsonapi/node/article`)))
      return statuses.flatMap(({ body }) => body.data.map(({ attributes }) => attributes.title))
    }
    const redirectedPaths = async () => {
      const { body } = await site.read("/jsonapi/redirect/redirect")
      return body.data.map(({ attributes: { redirect_source: source, language } }) => ({ source, language }))
    }
    return { ...session, publicIn, redirectedPaths }
  }

  const english = { source: { path: "post/bricks" }, language: "und" }
  const dutch = { source: { path: "post/bakstenen" }, language: "nl" }
  const all = [english, { source: { path: "post/briques" }, language: "fr" }, dutch]

  test("leads the address in each language elsewhere", async () => {
    const { settle, redirectedPaths } = await opened("/post/50/edit/")
    const dialog = await ask("Unpublish")
    await settle()
    await userEvent.type(within(dialog).getByLabelText("Redirect visitors to"), "/about-us/")
    await userEvent.click(within(dialog).getByRole("button", { name: "Unpublish" }))
    await settle()
    await waitFor(async () => expect(await redirectedPaths()).toMatchObject(all))
  })

  test("leads the addresses elsewhere in the languages that the list's user leaves ticked", async () => {
    const { settle, redirectedPaths } = await opened("/admin/post/")
    await userEvent.click(await screen.findByRole("button", { name: "Actions for Bricks" }))
    await userEvent.click(await screen.findByRole("button", { name: "Unpublish" }))
    const dialog = await screen.findByRole("alertdialog")
    await settle()
    await userEvent.click(within(dialog).getByLabelText("French"))
    await userEvent.type(within(dialog).getByLabelText("Redirect visitors to"), "/about-us/")
    await userEvent.click(within(dialog).getByRole("button", { name: "Unpublish" }))
    await settle()
    await waitFor(async () => expect(await redirectedPaths()).toMatchObject([english, dutch]))
  })

  test("takes all languages off the site if the user leaves all of them ticked", async () => {
    const { settle, publicIn } = await opened("/post/50/edit/")
    const dialog = await ask("Unpublish")
    await settle()
    for (const name of ["English", "French", "Dutch"]) expect(within(dialog).getByLabelText(name)).toBeChecked()
    await userEvent.click(within(dialog).getByRole("button", { name: "Unpublish" }))
    await settle()
    await waitFor(async () => expect(await publicIn()).toEqual([]))
    expect(await screen.findByRole("radio", { name: /^Draft/ })).toBeChecked()
    // The form has gone on from the other languages, and its next save is no conflict.
    await userEvent.type(screen.getByLabelText("Title"), "!")
    await userEvent.click(screen.getByRole("button", { name: "Save" }))
    await settle()
    expect(await screen.findByText(/^Saved \d\d:\d\d/)).toBeInTheDocument()
  })

  test("keeps the language that the user unticks public, and the bar of the draft names this language", async () => {
    const { settle, publicIn, unmount } = await opened("/post/50/edit/")
    const dialog = await ask("Unpublish")
    await settle()
    await userEvent.click(within(dialog).getByLabelText("French"))
    await userEvent.click(within(dialog).getByRole("button", { name: "Unpublish" }))
    await settle()
    await waitFor(async () => expect(new Set(await publicIn())).toEqual(new Set(["Briques"])))
    expect(await screen.findByText(/public in French$/)).toBeInTheDocument()
    unmount()
  })

  test("works from the row of an item whose English text is a draft, and that row names the public languages", async () => {
    const draft = { ...inThree, status: false }
    const { settle, publicIn } = await opened("/admin/post/", draft)
    await settle()
    expect(await screen.findByText("public in French, Dutch")).toBeInTheDocument()
    await userEvent.click(screen.getByRole("button", { name: "Actions for Bricks" }))
    await userEvent.click(await screen.findByRole("button", { name: "Unpublish" }))
    const dialog = await screen.findByRole("alertdialog")
    await settle()
    expect(within(dialog).queryByLabelText("English")).not.toBeInTheDocument()
    await userEvent.click(within(dialog).getByRole("button", { name: "Unpublish" }))
    await settle()
    await waitFor(async () => expect(await publicIn()).toEqual([]))
  })
})

describe("deleting in the editor", () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ["setImmediate", "queueMicrotask", "nextTick", "Date", "performance", "requestAnimationFrame"] })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  async function deleted(typed = "") {
    const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) })
    const site = aSite()
    const session = await visit(site, "/post/50/edit/", { as: "claire", screens: { ...editor, ...lists } })
    const title = await screen.findByLabelText("Title")
    if (typed !== "") await user.type(title, typed)
    await user.click(await screen.findByRole("button", { name: "Delete" }))
    const dialog = await screen.findByRole("alertdialog", { name: "Delete “Bricks”?" })
    await session.settle()
    await user.type(within(dialog).getByLabelText("Redirect visitors to"), "/post/lime/")
    await user.click(within(dialog).getByRole("button", { name: "Delete" }))
    await session.settle()
    await waitFor(() => {
      expect(session.address()).toBe("/admin/post/")
    })
    const undo = await screen.findByText("Undo")
    expect(screen.queryByRole("link", { name: "Bricks" })).not.toBeInTheDocument()
    const endToast = async () => {
      act(() => jest.advanceTimersByTime(10_100))
      await session.settle()
    }
    const titles = async () => (await site.read("/jsonapi/node/article?sort=title")).body.data.map(({ attributes }) => attributes.title)
    return { ...session, site, user, undo, endToast, titles }
  }

  test("leads to the list, which deletes the item and stores its redirect when the toast ends", async () => {
    const { site, endToast, settle, titles, browser } = await deleted()
    expect(await titles()).toEqual(["Bricks", "Lime"])
    await endToast()
    await waitFor(() => {
      expect(browser.asked("DELETE /jsonapi/node/article")).toHaveLength(1)
    })
    await settle()
    expect(await titles()).toEqual(["Lime"])
    const redirects = await (await site.fetch("/jsonapi/redirect/redirect")).json()
    expect(redirects).toMatchObject({ data: [{ attributes: { redirect_source: { path: "post/bricks" } } }] })
  })

  test("can be undone in the list, which leads back to the editor with the typed text", async () => {
    const { undo, user, endToast, titles, address, settle } = await deleted(" and mortar")
    await user.click(undo)
    await settle()
    await waitFor(() => {
      expect(address()).toBe("/post/50/edit/")
    })
    const offer = await screen.findByRole("region", { name: "There is unsaved text in this browser" })
    await user.click(within(offer).getByRole("button", { name: "Restore" }))
    expect(screen.getByLabelText("Title")).toHaveValue("Bricks and mortar")
    await endToast()
    expect(await titles()).toEqual(["Bricks", "Lime"])
  })
})

test("a back end without redirects asks for none", async () => {
  const through = without("redirects")
  await visit(aSite(), "/post/50/edit/", { as: "claire", screens: editor, through })
  const dialog = await ask("Delete")
  expect(within(dialog).queryByRole("combobox")).not.toBeInTheDocument()
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
