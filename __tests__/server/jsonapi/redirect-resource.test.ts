import { redirectsPath } from "#contract/paths.ts"
import { anArticle, anEvent } from "#support/entities.ts"
import { asEditor, change, from, listed, post } from "#support/redirects.ts"
import { aServer, type TestServer } from "#support/server.ts"
import { complaints, patch, post as postContent, send } from "#support/writing.ts"

const type = "redirect--redirect"

const translated = async (server: TestServer, path: string, prefix = "") => {
  const response = await server.fetch(`${prefix}/router/translate-path?path=${path}`)
  const { label, redirect }: { readonly label?: string; readonly redirect?: readonly { readonly to: string }[] } = JSON.parse(
    await response.text(),
  )
  return { status: response.status, label, to: redirect?.[0]?.to }
}

test("an admin makes, reads, changes and deletes a redirect", async () => {
  const article = anArticle({ label: "Ten points", alias: "/post/ten-points" })
  const server = asEditor(article)
  const id = "11111111-2222-4333-8444-555555555555"
  const made = await post(server, from("/post/nine-points/", "internal:/post/ten-points"), id)
  expect(made.status).toBe(201)
  expect(made.headers.get("location")).toMatch(new RegExp(`${redirectsPath}/${id}$`))
  expect(made.item.attributes).toMatchObject({
    language: "und",
    redirect_source: { path: "post/nine-points", query: null },
    redirect_redirect: { uri: "internal:/post/ten-points" },
    status_code: 301,
    created: "2026-11-21T13:00:00+01:00",
  })
  expect(await translated(server, "/post/nine-points")).toEqual({ status: 200, label: "Ten points", to: "/post/ten-points" })
  expect((await post(server, from("/post/nine-points-2", "internal:/"), id)).status).toBe(409)
  const whole = { ...made.item.attributes, status_code: 302, redirect_redirect: { uri: "https://example.org/" } }
  expect((await change(server, id, whole)).item.attributes).toMatchObject({
    status_code: 302,
    redirect_redirect: { uri: "https://example.org/" },
  })
  expect((await send(server, `${redirectsPath}/${id}`, { method: "DELETE" })).status).toBe(204)
  expect((await server.fetch(`${redirectsPath}/${id}`)).status).toBe(404)
})

test("a redirect that someone else changed meanwhile is neither changed nor deleted", async () => {
  const article = anArticle({ alias: "/post/one" })
  const server = asEditor(article)
  await patch(server, article, { attributes: { path: { alias: "/post/two" } } })
  const former = (await server.read(redirectsPath)).body.data[0]?.id ?? ""
  const made = await post(server, from("/post/nine-points", "internal:/members"))
  for (const id of [former, made.item.id]) {
    const read = await server.read(`${redirectsPath}/${id}`)
    const changed = await change(server, id, from(`/post/${id}`, "internal:/legal"), { "If-Match": read.headers.get("etag") ?? "" })
    expect(changed.status).toBe(200)
    const stale = await change(server, id, { status_code: 302 }, { "If-Match": read.headers.get("etag") ?? "" })
    expect([stale.status, stale.headers.get("etag")]).toEqual([412, changed.headers.get("etag")])
    const remove = (tag: string | null) => send(server, `${redirectsPath}/${id}`, { method: "DELETE", headers: { "If-Match": tag ?? "" } })
    expect((await remove(read.headers.get("etag"))).status).toBe(412)
    expect((await remove(changed.headers.get("etag"))).status).toBe(204)
  }
  const again = await post(server, from("/post/nine-points", "internal:/members"), made.item.id)
  expect(again.headers.get("etag")).not.toBe(made.headers.get("etag"))
})

test("a former address is a redirect to its item, which may be deleted or led elsewhere", async () => {
  const article = anArticle({ id: 12, alias: "/post/one" })
  const server = asEditor(article)
  for (const alias of ["/post/two", "/post/three"]) await patch(server, article, { attributes: { path: { alias } } })
  expect(await listed(server)).toEqual([
    ["post/one", "entity:node/12"],
    ["post/two", "entity:node/12"],
  ])
  const [one, two] = (await server.read(redirectsPath)).body.data
  expect((await change(server, one?.id ?? "", from("post/one", "internal:/members"))).status).toBe(200)
  expect((await send(server, `${redirectsPath}/${two?.id ?? ""}`, { method: "DELETE" })).status).toBe(204)
  expect(await listed(server)).toEqual([["post/one", "internal:/members"]])
  expect((await translated(server, "/post/two")).status).toBe(404)
})

test("an item keeps its address: a redirect from there is refused, and names the item", async () => {
  const server = asEditor(anArticle({ label: "Ten points", alias: "/post/ten-points" }))
  expect(complaints(await post(server, from("post/Ten-Points", "internal:/members")))).toEqual([
    ["/data/attributes/redirect_source/path", expect.stringContaining('is the address of "Ten points"')],
  ])
})

test("an unpublished item leaves a redirect, until it is published again", async () => {
  const article = anArticle({ label: "Withdrawn", alias: "/post/withdrawn" })
  const other = anArticle({ label: "Instead", alias: "/post/instead" })
  const server = asEditor(article, other)
  await patch(server, article, { attributes: { status: false } })
  expect((await post(server, from("post/withdrawn", "internal:/post/instead"))).status).toBe(201)
  await patch(server, article, { attributes: { title: "Still withdrawn" } })
  expect(await listed(server)).toEqual([["post/withdrawn", "internal:/post/instead"]])
  await patch(server, article, { attributes: { status: true } })
  expect(await listed(server)).toEqual([])
})

test("a deleted item leaves a redirect, and takes those that lead to it along", async () => {
  const article = anArticle({ id: 5, alias: "/post/gone" })
  const server = asEditor(article, anArticle({ alias: "/post/instead" }))
  expect((await post(server, from("post/old", "entity:node/5"))).status).toBe(201)
  await send(server, `/jsonapi/node/article/${article.uuid}`, { method: "DELETE" })
  expect(await listed(server)).toEqual([])
  expect((await post(server, from("post/gone", "internal:/post/instead"))).status).toBe(201)
})

test("a draft leaves a redirect as it is, and a published item takes its address over", async () => {
  const server = asEditor(anArticle({ alias: "/post/instead" }))
  await post(server, from("post/wanted", "internal:/post/instead"))
  const attributes = { title: "Wanted", path: { alias: "/post/wanted" } }
  const draft = await postContent(server, "node--article", { attributes })
  expect(draft.status).toBe(201)
  expect(await listed(server)).toHaveLength(1)
  await patch(server, { type: "node--article", uuid: draft.item.id }, { attributes: { status: true } })
  expect(await listed(server)).toEqual([])
})

test("an address made from a title isn't one that redirects", async () => {
  const server = asEditor()
  await post(server, from("post/ten-points", "internal:/members"))
  const made = await postContent(server, "node--article", { attributes: { title: "Ten points" } })
  expect(made.item.attributes.path).toMatchObject({ alias: "/post/ten-points-2" })
})

test("redirects lead to the end of a chain, and never in a circle", async () => {
  const server = asEditor(anArticle({ label: "End", alias: "/post/end" }))
  await post(server, from("post/b", "internal:/post/end"))
  await post(server, from("post/a", "internal:/post/b"))
  expect(await translated(server, "/post/a")).toEqual({ status: 200, label: "End", to: "/post/end" })
  const circle = [["/data/attributes/redirect_redirect/uri", expect.stringContaining("lead back")]]
  expect(complaints(await post(server, from("post/c", "internal:/post/c/")))).toEqual(circle)
  const [b] = (await server.read(redirectsPath)).body.data
  expect(complaints(await change(server, b?.id ?? "", { redirect_redirect: { uri: "internal:/post/a" } }))).toEqual(circle)
})

test("a redirect from a language's own address wins over one from the same address in all languages", async () => {
  const server = asEditor(anArticle({ label: "End", alias: "/post/end" }), anArticle({ label: "Fin", alias: "/post/fin", langcode: "fr" }))
  await post(server, from("old", "internal:/post/end"))
  await post(server, from("fr/old", "internal:/fr/post/fin"))
  expect(await translated(server, "/old", "/fr")).toMatchObject({ label: "Fin" })
  expect(await translated(server, "/old")).toMatchObject({ label: "End" })
})

test.each([
  [from("post/x", "javascript:alert(1)"), "redirect_redirect/uri", "Write the target"],
  [from("post/x", "internal://evil.example"), "redirect_redirect/uri", "Write the target"],
  [from("post/x", "internal:/%2Fevil.example"), "redirect_redirect/uri", "Write the target"],
  [from("post/x", "internal:/a/..%5Cb"), "redirect_redirect/uri", "Write the target"],
  [from("post/x", `internal:/${"x".repeat(3000)}`), "redirect_redirect/uri", "2048 characters"],
  [from("post/x", "entity:node/404"), "redirect_redirect/uri", "no item 404"],
  [from("post/x", "entity:node/30"), "redirect_redirect/uri", "no page of its own"],
  [from("admin/post", "internal:/"), "redirect_source/path", "the site's own"],
  [from("", "internal:/members"), "redirect_source/path", "empty part"],
  [from("a?b", "internal:/"), "redirect_source/path", '"?" or "#"'],
  [from("taken", "internal:/"), "redirect_source/path", "redirects already"],
  [{ redirect_source: { path: "a", query: { x: "1" } }, redirect_redirect: { uri: "internal:/" } }, "redirect_source/query", "every query"],
  [{ redirect_redirect: { uri: "internal:/" } }, "redirect_source", "should not be null"],
  [from("post/x", "internal:/", { status_code: 200 }), "status_code", "not a valid choice"],
  [from("post/x", "internal:/", { language: "xx" }), "language", "not a valid choice"],
  [from("post/x", "internal:/", { color: "red" }), "color", "does not exist"],
])("%j is refused", async (attributes, pointer, words) => {
  const server = asEditor(anEvent({ id: 30, alias: null }))
  await post(server, from("taken", "internal:/members"))
  expect(complaints(await post(server, attributes))).toEqual([[`/data/attributes/${pointer}`, expect.stringContaining(words)]])
})

test("visitors read redirects, but none that tells a draft's address", async () => {
  const draft = anArticle({
    id: 40,
    alias: "/post/draft",
    status: false,
    formerAliases: [{ alias: "/post/draft-of-before", langcode: "en" }],
  })
  const shown = anArticle({ alias: "/post/shown" })
  const server = aServer()
    .with(draft, shown)
    .withAccount({ name: "ines", roles: ["administrator"] })
    .start()
  const authorization = await server.signIn("ines")
  const make = (attributes: object) =>
    send(server, redirectsPath, { method: "POST", body: JSON.stringify({ data: { type, attributes } }), headers: { authorization } })
  await make(from("a", "entity:node/40"))
  await make(from("b", "internal:/post/draft?x=1"))
  await make(from("c", "internal:/post/draft-of-before"))
  await make(from("d", "internal:/post/shown"))
  expect(await listed(server)).toEqual([["d", "internal:/post/shown"]])
  const all = await server.read(redirectsPath, { authorization })
  expect(all.body.meta.count).toBe(5)
  const [hidden] = all.body.data
  expect((await server.fetch(`${redirectsPath}/${hidden?.id ?? ""}`)).status).toBe(404)
  expect((await translated(server, "/b")).status).toBe(403)
})
