import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { visit } from "#support/browser/dashboard.tsx"
import { editor } from "#support/browser/screens/editor.ts"
import { anArticle, aText, translated } from "#support/entities.ts"
import { aServer, type TestServer } from "#support/server.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"

const original = anArticle({
  label: "Bricks",
  id: 50,
  alias: "/post/bricks",
  fields: { body: aText("<p>One.</p><p>Two.</p>", "Short."), field_kind: "report" },
})

function aSite(article: StoredEntity = original) {
  return aServer()
    .with(article)
    .withAccount({ name: "claire", uid: 9, roles: ["contributor"] })
    .withAccount({ name: "joris", uid: 10, roles: ["contributor"] })
    .start()
}

const open = async (site: TestServer, language = "") => {
  const shown = await visit(site, `/post/50/edit/${language === "" ? "" : `?language=${language}`}`, { as: "claire", screens: editor })
  await screen.findByRole("navigation", { name: "Languages" })
  return shown
}

const tab = (name: RegExp) => within(screen.getByRole("navigation", { name: "Languages" })).getByRole("link", { name })
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }))
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

/** A request of a colleague. */
async function asJoris(site: TestServer, method: string, path: string, attributes: object = {}) {
  const headers = { authorization: await site.signIn("joris"), "content-type": "application/vnd.api+json" }
  const body = method === "PATCH" ? { body: JSON.stringify({ data: { type: "node--article", id: original.uuid, attributes } }) } : {}
  const { status } = await site.fetch(path, { method, headers, ...body })
  expect(status).toBeLessThan(300)
}

const inEnglish = `/jsonapi/node/article/${original.uuid}`
const inFrench = `/fr${inEnglish}`

async function stored(site: TestServer, path: string) {
  const { body } = await site.read(path, { authorization: await site.signIn("joris") })
  const { data } = body
  return (Array.isArray(data) ? data[0] : data)?.attributes
}

test("a missing translation is begun from the original as a draft, translated, published and removed", async () => {
  const site = aSite()
  const { settle, address } = await open(site, "fr")
  expect(tab(/English/)).toHaveTextContent("English" + "original, published")
  expect(tab(/Français/)).toHaveAttribute("aria-current", "page")
  expect(tab(/Français/)).toHaveTextContent("missing")
  expect(screen.getByRole("heading", { name: "There is no text in French yet" })).toBeInTheDocument()
  expect(within(screen.getByRole("navigation", { name: "Breadcrumb" })).getByRole("link", { name: "Publications" })).toBeVisible()
  await press("Start from the original")
  await settle()
  expect(await screen.findByLabelText("Title")).toHaveValue("Bricks")
  expect(tab(/Français/)).toHaveTextContent("draft")
  expect(await screen.findAllByText(/^This is still the original’s text/)).not.toEqual([])
  // What all languages share is edited with the original.
  expect(screen.queryByLabelText("Kind")).not.toBeInTheDocument()
  expect(screen.queryByRole("combobox", { name: "Tags" })).not.toBeInTheDocument()
  await userEvent.clear(field("Title"))
  await userEvent.type(field("Title"), "Briques")
  expect(screen.getByText("Bricks", { selector: "p > span" })).toBeInTheDocument()
  await press("Publish")
  await settle()
  await waitFor(() => {
    expect(tab(/Français/)).toHaveTextContent("published")
  })
  expect(await stored(site, inFrench)).toMatchObject({ title: "Briques", status: true, langcode: "fr" })
  expect(await stored(site, inEnglish)).toMatchObject({ title: "Bricks", field_kind: "report" })
  await press("Remove this translation")
  const dialog = await screen.findByRole("alertdialog", { name: "Remove the text in French?" })
  expect(dialog).toHaveTextContent("The other languages stay.")
  await userEvent.click(within(dialog).getByRole("button", { name: "Remove the translation" }))
  await settle()
  await waitFor(() => {
    expect(address()).toBe("/post/50/edit/")
    expect(screen.getByLabelText("Title")).toHaveValue("Bricks")
  })
  expect(tab(/Français/)).toHaveTextContent("missing")
  expect(await stored(site, inFrench)).toMatchObject({ langcode: "en" })
})

test("a translation removed while it is edited loses no word, and is made again with what was typed", async () => {
  const site = aSite(translated(original, "fr"))
  const { settle } = await open(site, "fr")
  await userEvent.type(field("Title"), " et chaux")
  await asJoris(site, "DELETE", `/api/translation/node/${original.uuid}/fr`)
  await press("Save")
  await settle()
  const alert = await screen.findByText("Someone has removed this translation")
  expect(alert).toBeInTheDocument()
  expect(field("Title")).toHaveValue("fr Bricks et chaux")
  expect(await stored(site, inEnglish)).toMatchObject({ title: "Bricks" })
  await press("Make it again with my text")
  await settle()
  await waitFor(() => {
    expect(screen.queryByText("Someone has removed this translation")).not.toBeInTheDocument()
  })
  await settle()
  expect(await stored(site, inFrench)).toMatchObject({ title: "fr Bricks et chaux", status: false, body: { value: "<p>fr</p>" } })
})

test("two people save different languages: neither is asked, and both texts are stored", async () => {
  const site = aSite(translated(original, "fr"))
  const { settle } = await open(site, "fr")
  await userEvent.type(field("Title"), " et chaux")
  await asJoris(site, "PATCH", inEnglish, { title: "Bricks and lime" })
  await press("Save")
  await settle()
  await waitFor(() => {
    expect(within(screen.getByRole("region", { name: "Save" })).getByRole("status")).toHaveTextContent(/^Saved|^$/)
  })
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument()
  expect(await stored(site, inFrench)).toMatchObject({ title: "fr Bricks et chaux" })
  expect(await stored(site, inEnglish)).toMatchObject({ title: "Bricks and lime" })
})

test("an outdated translation shows what changed in the original, and a save that confirms takes the mark off", async () => {
  const site = aSite(translated(original, "fr"))
  await asJoris(site, "PATCH", inEnglish, { title: "Bricks and lime" })
  const { settle } = await open(site, "fr")
  expect(tab(/Français/)).toHaveTextContent("to review")
  expect(screen.getByText("The original has changed since")).toBeInTheDocument()
  await waitFor(() => {
    expect(screen.getByText("and lime", { exact: false, selector: "ins" })).toBeInTheDocument()
  })
  await userEvent.type(field("Title"), " et chaux")
  await press("Save")
  await settle()
  expect(await stored(site, inFrench)).toMatchObject({ content_translation_outdated: true })
  await press("The translation is up to date")
  await settle()
  await waitFor(() => {
    expect(screen.queryByText("The original has changed since")).not.toBeInTheDocument()
  })
  expect(tab(/Français/)).toHaveTextContent("published")
  expect(await stored(site, inFrench)).toMatchObject({ title: "fr Bricks et chaux", content_translation_outdated: false })
})

test("each language has a draft of its own in this browser", async () => {
  const site = aSite(translated(original, "fr"))
  const first = await open(site, "fr")
  await userEvent.type(field("Title"), " et chaux")
  await first.settle()
  first.unmount()
  const second = await open(site)
  await second.settle()
  expect(screen.queryByText("There is unsaved text in this browser")).not.toBeInTheDocument()
  second.unmount()
  await open(site, "fr")
  expect(await screen.findByText("There is unsaved text in this browser")).toBeInTheDocument()
})

test.each([
  ["another language that a colleague has saved meanwhile is no reason to keep it", inEnglish, "en"],
  ["one that a colleague has saved meanwhile is kept", inFrench, "fr"],
] as const)("a translation is removed as it was seen: %s", async (_, path, left) => {
  const site = aSite(translated(original, "fr"))
  const { settle } = await open(site, "fr")
  await asJoris(site, "PATCH", path, { title: "Bricks and lime" })
  await press("Remove this translation")
  await userEvent.click(await screen.findByRole("button", { name: "Remove the translation" }))
  await settle()
  expect(await stored(site, inFrench)).toMatchObject({ langcode: left, title: "Bricks and lime" })
})

test("the form reports an original that could not be loaded, and loads it again when asked", async () => {
  let isDown = true
  const { settle } = await visit(aSite(translated(original, "fr")), "/post/50/edit/?language=fr", {
    as: "claire",
    screens: editor,
    through: (network) => (request) =>
      isDown && request.method === "GET" && request.url.includes(inEnglish) && !request.url.includes("/fr/")
        ? Promise.resolve(new Response("", { status: 502 }))
        : network(request),
  })
  expect(await screen.findByText("The original could not be loaded.")).toBeInTheDocument()
  expect(field("Title")).toHaveValue("fr Bricks")
  isDown = false
  await press("Retry")
  await settle()
  expect(await screen.findByText("Bricks", { selector: "p > span" })).toBeInTheDocument()
  expect(screen.queryByText("The original could not be loaded.")).not.toBeInTheDocument()
})
