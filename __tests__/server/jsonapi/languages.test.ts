/** What the API answers of items in several languages. Nobody is signed in if a test doesn't say so. */
import { individualPath } from "#contract/paths.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { anArticle, aPicture, aTag, aText, showing, to, translated } from "#support/entities.ts"
import { aServer, type TestServer } from "#support/server.ts"

const admin = { uid: 9, roles: ["administrator"] } as const

const both = translated(anArticle({ label: "Charter", alias: "/post/charter" }), "fr", { label: "Charte", alias: "/post/charte" })
const english = anArticle({ label: "Alone" })
const french = anArticle({ label: "Seule", langcode: "fr", alias: "/post/seule" })
/** English is public; French is a draft with a title of its own. */
const frenchDraft = translated(anArticle({ label: "Meeting" }), "fr", {
  label: "Zzinedit",
  status: false,
  fields: { body: aText("inedit") },
})
/** French is public; English is a draft. */
const englishDraft = translated(anArticle({ label: "Aasecret", status: false, fields: { body: aText("secret") } }), "fr", {
  label: "Note publique",
})
const all = [both, english, french, frenchDraft, englishDraft]

function path({ type, uuid }: StoredEntity, prefix = ""): string {
  return prefix + individualPath(type, uuid)
}

function start(...entities: readonly StoredEntity[]): TestServer {
  return aServer()
    .with(...(entities.length === 0 ? all : entities))
    .start()
}

function startForAdmin(...entities: readonly StoredEntity[]): TestServer {
  return aServer()
    .with(...(entities.length === 0 ? all : entities))
    .seenBy(admin)
    .start()
}

/** The titles and languages of a list, and the number of all. */
async function list(server: TestServer, address: string) {
  const { body } = await server.read(address)
  return { shown: body.data.map(({ attributes }) => `${String(attributes.langcode)} ${String(attributes.title)}`), count: body.meta.count }
}

test.each(["/en/jsonapi/node/article", "/de/jsonapi/node/article", "/fr/health", "/fr/fr/jsonapi"])(
  "the address %s is answered with 404",
  async (address) => {
    expect((await start().fetch(address)).status).toBe(404)
  },
)

test("a draft in one language is refused there, and the fallback ignores that another one is public", async () => {
  const server = start()
  const statuses = async (item: StoredEntity) =>
    Promise.all(["", "/fr", "/nl"].map(async (prefix) => (await server.fetch(path(item, prefix))).status))
  expect(await statuses(frenchDraft)).toEqual([200, 403, 200])
  expect(await statuses(englishDraft)).toEqual([403, 200, 403])
})

test.each([
  ["", "filter[status]=1", ["en Charter", "en Alone", "fr Seule", "en Meeting"]],
  ["/fr", "filter[status]=1", ["fr Charte", "en Alone", "fr Seule", "fr Note publique"]],
  ["/fr", "filter[langcode]=fr", ["fr Charte", "fr Seule", "fr Note publique"]],
  ["", "filter[langcode]=fr", ["en Charter", "fr Seule"]],
  ["", "filter[langcode]=fr&filter[default_langcode]=1", ["fr Seule"]],
  ["", "filter[title]=Charte", ["en Charter"]],
  ["/fr", "filter[title][operator]=CONTAINS&filter[title][value]=charter", ["fr Charte"]],
  ["", "filter[title][operator]=CONTAINS&filter[title][value]=inedit", []],
  ["/nl", "filter[title]=Zzinedit", []],
  ["/fr", "filter[title][operator]=CONTAINS&filter[title][value]=secret", []],
  ["", "filter[body.value][operator]=CONTAINS&filter[body.value][value]=inedit", []],
  ["/fr", "filter[body.value][operator]=CONTAINS&filter[body.value][value]=secret", []],
  ["/fr", "filter[title][operator]=CONTAINS&filter[title][value]=charte&filter[langcode]=fr", ["fr Charte"]],
  ["/fr", "filter[status]=0", []],
  ["/fr", "sort=title", ["en Alone", "fr Charte", "fr Note publique", "fr Seule"]],
  ["", "filter[translation][missing]=fr", ["en Alone", "en Meeting"]],
  ["/fr", "filter[translation][missing]=en", ["fr Seule", "fr Note publique"]],
] as const)("a visitor's list at “%s” with %s has only public texts", async (prefix, query, expected) => {
  const { shown, count } = await list(start(), `${prefix}/jsonapi/node/article?${query}`)
  expect({ shown, count }).toEqual({ shown: expected, count: expected.length })
})

test.each([
  ["", "filter[status]=0", ["en Meeting", "en Aasecret"]],
  ["/fr", "filter[status]=1&filter[langcode]=fr", ["fr Charte", "fr Seule", "fr Note publique"]],
  ["", "filter[title][operator]=CONTAINS&filter[title][value]=inedit", ["en Meeting"]],
  [
    "/fr",
    "filter[or][group][conjunction]=OR&filter[a][condition][path]=title&filter[a][condition][value]=Alone&filter[a][condition][memberOf]=or&filter[b][condition][path]=title&filter[b][condition][value]=Charter&filter[b][condition][memberOf]=or",
    ["fr Charte", "en Alone"],
  ],
  ["/fr", "sort=status,title", ["fr Zzinedit", "en Alone", "fr Charte", "fr Note publique", "fr Seule"]],
  ["", "filter[translation][missing]=fr", ["en Alone"]],
  ["/fr", "filter[translation][outdated]=fr", []],
] as const)("an administrator's list at “%s” with %s is chosen from drafts too", async (prefix, query, expected) => {
  const { shown, count } = await list(startForAdmin(), `${prefix}/jsonapi/node/article?${query}`)
  expect({ shown, count }).toEqual({ shown: expected, count: expected.length })
})

test("what an item refers to comes in its language, with the picture's own texts", async () => {
  const photo = aPicture("photo.jpg")
  const tag = translated(aTag("Energy"), "fr", { label: "Énergie" })
  const hidden = translated(aTag("Water"), "fr", { label: "Eau", status: false })
  const texts = { references: { field_image: [{ uuid: photo.uuid, meta: { alt: "Un mur", title: "" } }] } }
  const secret = translated({ ...aTag("Fire"), status: false }, "fr", { label: "Feu", status: false })
  const item = translated(anArticle({ references: { field_image: showing(photo), field_tags: to(tag, hidden, secret) } }), "fr", texts)
  const server = start(photo, tag, hidden, secret, item)
  const { body } = await server.read(`${path(item, "/fr")}?include=field_tags,field_image`)
  expect(body.included?.map(({ attributes }) => attributes.name ?? attributes.filename)).toEqual(["Énergie", "photo.jpg"])
  expect([body.data].flat()[0]?.relationships.field_image?.data).toMatchObject({ meta: { alt: "Un mur", width: 1200 } })
  // What isn't public in this language may be in another, which the site then shows. What is public in none isn't named.
  expect([body.data].flat()[0]?.relationships.field_tags?.data).toMatchObject([{ id: tag.uuid }, { id: hidden.uuid }])
  const related = await server.read(`${path(item, "/fr")}/field_tags`)
  expect(related.body.data.map(({ attributes }) => attributes.name)).toEqual(["Énergie"])
  const filtered = async (query: string) => (await list(server, `/fr/jsonapi/node/article?${query}`)).count
  expect(await filtered(`filter[field_tags.name]=${encodeURIComponent("Énergie")}`)).toBe(1)
  expect(await filtered("filter[field_tags.name]=Energy")).toBe(1)
  expect(await filtered("filter[field_tags.name]=Water")).toBe(0)
})

test("the texts of a draft's pictures can't be searched", async () => {
  const photo = aPicture("photo.jpg")
  const texts = { status: false, references: { field_image: [{ uuid: photo.uuid, meta: { alt: "Inedit", title: "" } }] } }
  const item = translated(anArticle({ references: { field_image: showing(photo) } }), "fr", texts)
  const query = "/jsonapi/node/article?filter[field_image.meta.alt]=Inedit"
  expect((await list(start(photo, item), query)).count).toBe(0)
  expect((await list(startForAdmin(photo, item), query)).count).toBe(1)
})
