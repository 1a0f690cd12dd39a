/** The route that adds a translation to an item and removes one. */
import { anArticle, anAccount, aMember, aPicture, showing, translated } from "#support/entities.ts"
import { patchIn, readIn, translate } from "#support/in-languages.ts"
import { asEditor } from "#support/writing.ts"

const picture = aPicture("2026-11/site.jpg")
const english = () => anArticle({ label: "Ten points", alias: "/post/ten-points", references: { field_image: showing(picture) } })

test("a new translation is an unpublished copy of the original, without its address", async () => {
  const article = english()
  const server = asEditor(picture, article)
  const response = await translate(server, "POST", [article, "fr"])
  expect([response.status, await response.json()]).toEqual([201, { id: article.uuid, langcode: "fr" }])
  const { attributes, relationships } = await readIn(server, "fr", article)
  expect(attributes).toMatchObject({
    ...{ langcode: "fr", default_langcode: false, content_translation_source: "en", content_translation_outdated: false },
    ...{ status: false, title: "Ten points", path: { alias: null, langcode: "fr" } },
    body: { value: "<p>Text.</p>" },
  })
  expect(relationships.field_image?.data).toMatchObject({ id: picture.uuid, meta: { alt: "Picture site.jpg" } })
  expect(response.headers.get("etag")).toBe(`"${String(attributes.drupal_internal__vid)}"`)
  expect((await readIn(server, "en", article)).attributes.translations).toMatchObject([
    { langcode: "en", is_original: true, confirmed_vid: null },
    { langcode: "fr", is_original: false, confirmed_vid: attributes.drupal_internal__vid },
  ])
})

const account = anAccount("pia")
const member = aMember({ alias: "/member/a" })
test.each([
  ["a language that the item has", "POST", `node/${member.uuid}/en`, 409],
  ["the original", "DELETE", `node/${member.uuid}/en`, 409],
  ["an absent translation", "DELETE", `node/${member.uuid}/nl`, 404],
  ["an unknown item", "POST", "node/11111111-2222-4333-8444-555555555555/fr", 404],
  ["an item of another kind", "POST", `taxonomy_term/${member.uuid}/fr`, 404],
  ["an account", "POST", `user/${account.uuid}/fr`, 404],
  ["an unknown language", "POST", `node/${member.uuid}/de`, 422],
] as const)("%s can't be: %s %s", async (_, method, path, status) => {
  const server = asEditor(account, member)
  const response = await server.fetch(`/api/translation/${path}`, { method })
  const { message }: { message: string } = JSON.parse(await response.text())
  expect([response.status, message]).toEqual([status, expect.stringMatching(/\w/)])
})

test("a body that isn't understood is a 400, and makes nothing", async () => {
  const server = asEditor(member)
  for (const body of ["[]", '{"empty":"yes"}', "{"]) {
    expect((await server.fetch(`/api/translation/node/${member.uuid}/fr`, { method: "POST", body })).status).toBe(400)
  }
  expect((await readIn(server, "fr", member)).attributes.langcode).toBe("en")
})

test.each(["POST", "DELETE"] as const)("a %s for another version is a 412", async (method) => {
  const article = method === "POST" ? english() : translated(english(), "fr")
  const server = asEditor(picture, article)
  const vid = String((await readIn(server, "en", article)).attributes.drupal_internal__vid)
  await patchIn(server, "en", article, { attributes: { promote: true } })
  expect((await translate(server, method, [article, "fr"], { headers: { "If-Match": `"${vid}"` } })).status).toBe(412)
  expect((await translate(server, method, [article, "fr"], { headers: { "If-Match": `"${Number(vid) + 1}"` } })).status).toBe(
    method === "POST" ? 201 : 204,
  )
})
