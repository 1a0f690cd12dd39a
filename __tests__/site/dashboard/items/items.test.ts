import { kindOf, resourceTypes } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import { readItem } from "#dashboard/items/read-item.ts"
import { emptyItem } from "#dashboard/items/empty-item.ts"
import { byNumber } from "#dashboard/items/requests.ts"
import { saveItem } from "#dashboard/items/saves/save-item.ts"
import { documentOf } from "#dashboard/items/to-document.ts"
import { itemOf } from "#dashboard/items/to-item.ts"
import { type FieldValue, type Values, changedFields } from "#dashboard/items/values.ts"
import { recorded } from "#support/browser/drupal.ts"
import * as v from "valibot"
import { oneDocument } from "#dashboard/items/document.ts"
import { aBackEnd, admin, itemAt, patient } from "#support/browser/back-end.ts"
import { reach } from "#support/browser/browser.ts"
import { aMember, anArticle, anEntity, aPicture, aTag, showing, to } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

/** A value for each field of a kind, of things that the server below has. */
const samples: Readonly<Record<string, FieldValue>> = {
  title: "Été à Liège",
  name: "Ines Été",
  mail: "ines@example.org",
  body: { value: "<h2>Plan</h2><p>Deux &amp; trois.</p>", summary: "Résumé" },
  description: { value: "<p>Words.</p>", summary: "" },
  status: true,
  promote: true,
  field_date: "2026-03-04",
  field_event_start: "2026-03-04",
  field_event_end: "2026-03-05",
  field_place: "Liège",
  field_partners: [
    { uri: "https://example.org/a", title: "A" },
    { uri: "internal:/about-us", title: "" },
  ],
  field_website: { uri: "https://example.org/", title: "" },
  field_people: [{ name: "Ana", role: "Architect" }],
  field_languages: ["fr", "nl"],
  field_founded: "1998",
  field_latitude: "50.6337",
  field_show_mail: true,
  field_color: "#aabbcc",
  weight: "3",
  field_board: true,
  preferred_langcode: "nl",
  roles: ["contributor"],
}

/** Of an event, whose times need an offset. */
const event: Values = {
  field_event_start: "2026-07-01T19:30",
  field_event_end: "2026-07-01T21:00:00+02:00",
  field_exdates: ["2026-12-01T19:30"],
}

function start() {
  const picture = aPicture("2026-01/house.jpg", { label: "house.jpg", fields: { filesize: 10 } })
  const [tag, member] = [aTag("Housing"), aMember({ label: "Atelier Ana" })]
  const server = aServer().with(picture, tag, member).seenBy(admin).start()
  return { server, picture, tag, member, backEnd: aBackEnd(reach(server)) }
}

test.each(resourceTypes.filter((type) => type !== "file--file"))(
  "a new %s is saved with all its values, and reads back as written",
  async (type) => {
    const { backEnd, picture, tag, member } = start()
    const image = {
      key: picture.uuid,
      id: picture.uuid,
      blob: null,
      url: "/sites/default/files/2026-01/house.jpg",
      filename: "house.jpg",
      filemime: "image/jpeg",
      filesize: 10,
      width: null,
      height: null,
      alt: "A house",
      title: "By night",
      description: "",
    }
    const own: Values = {
      ...samples,
      ...(type === "node--agenda" ? event : {}),
      field_image: image,
      field_gallery: [image, { ...image, key: `${image.key} 1`, alt: "" }],
      field_tags: [{ type: "taxonomy_term--tags", id: tag.uuid, label: "Housing" }],
      field_member: { type: "node--member", id: member.uuid, label: "Atelier Ana" },
    }
    const base = emptyItem(type, { langcode: "fr", uid: null })
    const values = {
      ...base.values,
      ...Object.fromEntries(Object.keys(base.values).flatMap((name) => (name in own ? [[name, own[name] ?? null]] : []))),
    }
    const outcome = await saveItem(backEnd, { base, values, changed: [], viewer: admin }, patient())
    if (outcome.kind !== "saved") throw new Error(JSON.stringify(outcome))
    const found = await readItem(backEnd, byNumber(type, outcome.item.number ?? 0), type)
    if (!found.ok) throw new Error(JSON.stringify(found))
    // The server makes the address, and the language of an account is another field.
    const made = { node: ["path", "uid"], user: ["langcode"], taxonomy_term: [], file: [] }[kindOf(type).entityType]
    const repeated = { ...values, ...Object.fromEntries(made.map((name) => [name, found.value.values[name] ?? null])) }
    expect(changedFields(type, repeated, found.value.values)).toEqual([])
    expect(found.value.values.field_image ?? image).toEqual(image)
    expect(found.value.values.field_tags ?? own.field_tags).toEqual(own.field_tags)
  },
)

const emptied = Object.fromEntries(Object.entries({ field_image: null, field_tags: [], body: { value: "", summary: "" }, field_date: "" }))

test("a change sends the changed fields alone, and emptied ones as nothing", async () => {
  const { server, picture, tag } = start()
  const article = anArticle({ references: { field_image: showing(picture), field_tags: to(tag) } })
  server.put(article)
  const base = await itemAt(server, article)
  const values = { ...base.values, ...emptied, title: "New", path: "elsewhere" }
  const { data } = documentOf(base, values, { changed: changedFields(base.type, base.values, values), viewer: admin })
  expect(data).toEqual({
    type: "node--article",
    id: article.uuid,
    attributes: { title: "New", body: null, path: { alias: "/post/elsewhere" } },
    relationships: { field_image: { data: null }, field_tags: { data: [] } },
  })
})

test("an item has its number, version, author and public page", async () => {
  const author = anEntity("user--user", { id: 44, label: "ines", fields: { mail: "ines@example.org" } })
  const article = anArticle({ id: 12, uid: 44, alias: "/post/a-house" })
  const page = anEntity("node--page", { alias: "/home" })
  const server = aServer().with(author, article, page).seenBy(admin).start()
  const item = await itemAt(server, article)
  expect(item).toMatchObject({ number: 12, version: expect.stringMatching(/^\d+$/), isPublished: true, publicPath: "/post/a-house/" })
  expect(item.values).toMatchObject({ path: "a-house", uid: { type: "user--user", id: author.uuid, label: "ines" } })
  expect(await itemAt(server, page)).toMatchObject({ publicPath: "/" })
})

/** An item of a recorded answer of Drupal. */
async function recordedItem(name: string, type: ResourceType) {
  const { data, included } = v.parse(oneDocument, JSON.parse(await recorded(name).text()))
  return itemOf(type, data, included)
}

test("Drupal's own answers make items: lists for single values, foreign formats, addresses without prefix", async () => {
  const article = await recordedItem("write-08-stale-3-if-match", "node--article")
  expect(article).toMatchObject({ number: 45, version: "66", isPublished: true, publicPath: "/post/nouvelle-charte-des-adherents/" })
  expect(article.values).toMatchObject({ title: "Écrivain 3", body: { value: "<p>Sans format</p>", summary: "" }, field_image: null })
  const pictured = await recordedItem("upload-12-include-after", "node--article")
  expect(pictured.values.field_image).toMatchObject({ alt: "Texte alternatif", title: "Titre", filename: "photo-ete.jpg", width: 1200 })
  const user = await recordedItem("juser-03-admin-get", "user--user")
  expect(user).toMatchObject({ number: 2, version: null, values: { name: "contributrice", roles: ["contributor"] } })
})

test("a field that the back end hides is neither shown as empty to a save nor sent", async () => {
  const user = await recordedItem("juser-01-get-me", "user--user")
  expect(user.hidden).toContain("roles")
  const values = { ...user.values, roles: [], name: "other" }
  const { data } = documentOf(user, values, { changed: ["roles", "name"], viewer: admin })
  expect(data).toMatchObject({ attributes: { name: "other" }, relationships: {} })
})

test("the days of an event are sent as midnights of Brussels, and read from those that a Drupal answers", () => {
  const item = { ...emptyItem("node--agenda", { langcode: "en", uid: null }), number: 5 }
  const days = { field_event_start: "2031-03-28", field_event_end: "2031-05-05", field_exdates: ["2031-04-04"], field_recurrence_id: "" }
  const midnights = {
    field_event_start: "2031-03-28T00:00:00+01:00",
    field_event_end: "2031-05-05T00:00:00+02:00",
    field_exdates: ["2031-04-04T00:00:00+02:00"],
    field_recurrence_id: null,
  }
  const values = { ...item.values, ...days, field_all_day: true }
  const { data } = documentOf(item, values, { changed: Object.keys(days), viewer: admin })
  expect(data.attributes).toEqual(midnights)
  const answered = { type: "node--agenda", id: item.id, attributes: { ...midnights, field_all_day: true }, relationships: {}, meta: {} }
  expect(itemOf("node--agenda", answered, []).values).toMatchObject(days)
})

test("numbers, times and addresses are sent as Drupal takes them", () => {
  const item = { ...emptyItem("node--agenda", { langcode: "en", uid: null }), number: 5 }
  const values = {
    ...item.values,
    field_latitude: "50,85",
    field_longitude: "east",
    field_event_start: "2026-03-29T02:30",
    field_event_end: "2026-10-25T19:00:00",
    field_exdates: ["2026-01-05", ""],
  }
  const changed = ["field_latitude", "field_longitude", "field_event_start", "field_event_end", "field_exdates"]
  expect(documentOf(item, values, { changed, viewer: admin }).data.attributes).toEqual({
    field_latitude: 50.85,
    field_longitude: "east",
    // Clocks skip this time: the form refuses it, and so does the server.
    field_event_start: "2026-03-29T02:30",
    field_event_end: "2026-10-25T19:00:00+01:00",
    field_exdates: ["2026-01-05"],
  })
})
