import "#support/browser/dialogs.ts"
import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { axe } from "#support/axe.ts"
import { visit } from "#support/browser/dashboard.tsx"
import { lists } from "#support/browser/screens/lists.ts"
import { aTag, translated } from "#support/entities.ts"
import { aServer, type TestServer } from "#support/server.ts"

const reuse = translated(aTag("Reuse"), "nl", { label: "Hergebruik" })
const at = (prefix: string) => `${prefix}/jsonapi/taxonomy_term/tags/${reuse.uuid}`

function aSite(tag = reuse) {
  return aServer()
    .with(tag)
    .withAccount({ name: "claire", uid: 9, roles: ["administrator"] })
    .withAccount({ name: "joris", uid: 10, roles: ["contributor"] })
    .start()
}

async function rename(site: TestServer) {
  const shown = await visit(site, "/admin/tag/", { as: "claire", screens: lists })
  await userEvent.click(await screen.findByRole("button", { name: "Reuse" }))
  return shown
}

async function write(name: string, words: string) {
  const field = screen.getByRole("textbox", { name })
  await userEvent.clear(field)
  if (words !== "") await userEvent.type(field, words)
}

const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }))

async function stored(site: TestServer, prefix = "") {
  const { body } = await site.read(at(prefix), { authorization: await site.signIn("joris") })
  const { data } = body
  return (Array.isArray(data) ? data[0] : data)?.attributes
}

type Told = { readonly langcode: string; readonly title: string; readonly outdated: boolean }

/** What the back end tells of each language. */
async function names(site: TestServer) {
  const { translations } = (await stored(site)) as { translations: readonly Told[] }
  return translations.map(({ langcode, title, outdated }) => [langcode, title, ...(outdated ? ["outdated"] : [])])
}

/** A colleague renames the tag in a language. */
async function asJoris(site: TestServer, prefix: string, name: string) {
  const headers = { authorization: await site.signIn("joris"), "content-type": "application/vnd.api+json" }
  const body = JSON.stringify({ data: { type: "taxonomy_term--tags", id: reuse.uuid, attributes: { name } } })
  expect((await site.fetch(at(prefix), { method: "PATCH", headers, body })).status).toBe(200)
}

test("names in all languages are saved at once: a new one is published, and none is marked by the new name of the original", async () => {
  const site = aSite()
  const { container, settle } = await rename(site)
  expect(await axe(container)).toHaveNoViolations()
  await write("Name in English", "Re-use")
  await write("Name in French", "Réemploi")
  await write("Name in Dutch", "Opnieuw gebruiken")
  await save()
  await settle()
  expect(await screen.findByRole("button", { name: "Re-use" })).toBeInTheDocument()
  expect(await names(site)).toEqual([
    ["en", "Re-use"],
    ["fr", "Réemploi"],
    ["nl", "Opnieuw gebruiken"],
  ])
  expect(await stored(site, "/fr")).toMatchObject({ name: "Réemploi", langcode: "fr", status: true })
})

test("an emptied name removes the translation, and the original keeps its own", async () => {
  const site = aSite()
  const { settle } = await rename(site)
  await write("Name in Dutch", "")
  await save()
  await settle()
  await screen.findByRole("button", { name: "Reuse" })
  expect(await names(site)).toEqual([["en", "Reuse"]])
})

test("a name that a colleague has changed meanwhile is kept, and the form says so", async () => {
  const site = aSite()
  const { settle } = await rename(site)
  await asJoris(site, "/nl", "Herbruik")
  await write("Name in Dutch", "Opnieuw gebruiken")
  await save()
  await settle()
  expect(await screen.findByText("Somebody changed it meanwhile. Look at it and try again.")).toBeInTheDocument()
  expect(screen.getByRole("textbox", { name: "Name in Dutch" })).toHaveValue("Opnieuw gebruiken")
  expect(await names(site)).toEqual([
    ["en", "Reuse"],
    ["nl", "Herbruik"],
  ])
})

test("a name whose original has another one since is marked until the form is saved", async () => {
  const site = aSite()
  await asJoris(site, "", "Re-use")
  await asJoris(site, "", "Reuse")
  const { settle } = await rename(site)
  const field = screen.getByRole("textbox", { name: "Name in Dutch" })
  expect(field).toHaveAccessibleDescription("The original name has changed since. Saving says that this one is right.")
  expect(screen.getAllByText(/Saving says/)).toHaveLength(1)
  expect(await names(site)).toContainEqual(["nl", "Hergebruik", "outdated"])
  await save()
  await settle()
  await screen.findByRole("button", { name: "Reuse" })
  expect(await names(site)).toContainEqual(["nl", "Hergebruik"])
})
