/** No list of redirects tells the address of a text that no visitor may see. Nobody is signed in if a test doesn't say so. */
import { redirectsPath } from "#contract/paths.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { aMember, anArticle, anEvent, translated } from "#support/entities.ts"
import { patchIn } from "#support/in-languages.ts"
import { from, listed, post } from "#support/redirects.ts"
import { aServer, type TestServer } from "#support/server.ts"
import { patch } from "#support/writing.ts"

/** One server, as visitors and as an administrator ask it. */
async function aSite(...content: readonly StoredEntity[]) {
  const visitors = aServer()
    .with(...content)
    .withAccount({ name: "ines", roles: ["administrator"] })
    .start()
  const authorization = await visitors.signIn("ines")
  const editor: TestServer = {
    ...visitors,
    fetch: (path, init = {}) =>
      visitors.fetch(path, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), authorization } }),
    read: (path) => visitors.read(path, { authorization }),
  }
  return { visitors, editor }
}

const draftInFrench = () =>
  translated(anArticle({ id: 12, label: "Open", alias: "/post/open" }), "fr", { status: false, alias: "/post/licenciement" })

const asked = (word: string) => `?filter[redirect_redirect.uri][operator]=CONTAINS&filter[redirect_redirect.uri][value]=${word}`

test("the former address of a translation is shown as long as that translation is, whatever the other languages are", async () => {
  const item = translated(anArticle({ id: 12, alias: "/post/open" }), "fr", { alias: "/post/ouvert" })
  const { visitors, editor } = await aSite(item)
  await patchIn(editor, "fr", item, { attributes: { path: { alias: "/post/ouverte" } } })
  expect(await listed(visitors)).toEqual([["post/ouvert", "entity:node/12"]])
  await patchIn(editor, "fr", item, { attributes: { status: false } })
  expect(await listed(visitors)).toEqual([])
  expect(await listed(editor)).toHaveLength(1)
  await patchIn(editor, "en", item, { attributes: { status: false } })
  await patchIn(editor, "fr", item, { attributes: { status: true } })
  expect(await listed(visitors)).toEqual([["post/ouvert", "entity:node/12"]])
})

test("a redirect to the address of a draft translation is shown to admins alone", async () => {
  const { visitors, editor } = await aSite(draftInFrench(), anArticle({ alias: "/post/licenciement" }))
  await post(editor, from("a", "internal:/fr/post/licenciement"))
  await post(editor, from("b", "internal:/fr/post/Licenciement/"))
  await post(editor, from("c", "entity:node/12", { language: "fr" }))
  await post(editor, from("d", "internal:/post/licenciement"))
  await post(editor, from("e", "entity:node/12"))
  expect(await listed(editor)).toHaveLength(5)
  expect((await listed(visitors)).map(([source]) => source)).toEqual(["d", "e"])
  const [hidden] = (await editor.read(redirectsPath)).body.data
  expect((await visitors.fetch(`${redirectsPath}/${hidden?.id ?? ""}`)).status).toBe(404)
})

test("no filter finds a redirect by the address of a draft translation of its item", async () => {
  const { visitors, editor } = await aSite(draftInFrench())
  await post(editor, from("old", "entity:node/12"))
  expect(await listed(visitors, asked("open"))).toHaveLength(1)
  expect(await listed(visitors, asked("licenciement"))).toEqual([])
  expect(await listed(editor, asked("licenciement"))).toHaveLength(1)
})

test.each([
  ["a draft", () => anArticle({ alias: "/post/a", status: false }), { status: true }],
  ["an event of the board", () => anEvent({ alias: "/agenda/a", fields: { field_audience: "board" } }), { field_audience: "public" }],
  ["a member page of nobody", () => aMember({ alias: "/members/a", status: false }), { status: true }],
] as const)("the addresses that %s had before it was public make no redirects", async (_, make, published) => {
  const item = make()
  const { editor } = await aSite(item)
  const [, folder] = item.alias?.split("/") ?? []
  for (const slug of ["b", "c"]) await patch(editor, item, { attributes: { path: { alias: `/${folder ?? ""}/${slug}` } } })
  await patch(editor, item, { attributes: published })
  expect(await listed(editor)).toEqual([])
  await patch(editor, item, { attributes: { path: { alias: `/${folder ?? ""}/d` } } })
  expect((await listed(editor)).map(([source]) => source)).toEqual([`${folder ?? ""}/c`])
})

test("a translation that was never public leaves no redirect beside a public original", async () => {
  const item = draftInFrench()
  const { editor } = await aSite(item)
  await patchIn(editor, "fr", item, { attributes: { path: { alias: "/post/autre" } } })
  await patchIn(editor, "fr", item, { attributes: { status: true } })
  expect(await listed(editor)).toEqual([])
})

test("an item that was public leaves a redirect, also if its address changes while it is unpublished", async () => {
  const item = translated(anArticle({ id: 12, alias: "/post/open" }), "fr", { alias: "/post/ouvert" })
  const { visitors, editor } = await aSite(item)
  await patchIn(editor, "fr", item, { attributes: { status: false } })
  await patchIn(editor, "fr", item, { attributes: { path: { alias: "/post/autre" } } })
  await patchIn(editor, "fr", item, { attributes: { status: true } })
  expect(await listed(visitors)).toEqual([["post/ouvert", "entity:node/12"]])
})
