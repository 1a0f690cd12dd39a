import { aMember, anArticle, anEvent, aTag } from "#support/entities.ts"
import { aServer } from "#support/server.ts"
import { asEditor, complaints, editorAccount, patch, post } from "#support/writing.ts"

test("a new publication is a draft with its author, today's date and an address from its title", async () => {
  const made = await post(asEditor(), "node--article", { attributes: { title: "L’été à Liège : œuvre & ciel" } })
  expect(made.status).toBe(201)
  expect(made.headers.get("location")).toBe(`http://server.example/jsonapi/node/article/${made.item.id}?resourceVersion=id%3A1`)
  expect(made.item.attributes).toMatchObject({
    status: false,
    field_date: "2026-11-21",
    field_image_focus: "0.5 0.5",
    path: { alias: "/post/l-ete-a-liege-oeuvre-ciel", langcode: "en" },
    created: "2026-11-21T12:00:00+00:00",
  })
  expect(made.item.relationships.uid?.data).toMatchObject({ id: editorAccount.uuid })
  expect(made.item.relationships.revision_uid?.data).toMatchObject({ id: editorAccount.uuid })
})

test("one answer names all violations", async () => {
  const { status, errors } = await post(asEditor(), "node--member", {
    attributes: {
      title: "x".repeat(256),
      field_mail: "nobody",
      field_founded: 12,
      field_size: 1.5,
      field_languages: ["fr", "it"],
      field_website: { uri: "javascript:alert(1)" },
      field_people: [{ name: "Ann" }, { name: "", role: "x" }],
      field_country: "Belgium",
      field_region: "be-wal",
      path: { alias: "members/x" },
    },
  })
  expect(status).toBe(422)
  expect(errors.map(({ detail, source }) => [source?.pointer, detail])).toEqual([
    ["/data/attributes/title/value", "title.0.value: Title: may not be longer than 255 characters."],
    ["/data/attributes/field_mail/value", "field_mail.0.value: This value is not a valid email address."],
    ["/data/attributes/field_founded/value", "field_founded.0.value: Founded: the value may be no less than 1000."],
    ["/data/attributes/field_size/value", "field_size.0.value: This value should be of the correct primitive type."],
    ["/data/attributes/field_languages/1", "field_languages.1: The value you selected is not a valid choice."],
    ["/data/attributes/field_website/uri", "field_website.0.uri: The path 'javascript:alert(1)' is invalid."],
    ["/data/attributes/field_people/1/name", "field_people.1.name: This value should not be null."],
    ["/data/attributes/field_country/value", "field_country.0.value: Country: may not be longer than 2 characters."],
    ["/data/attributes/field_region/value", "field_region.0.value: This value is not valid."],
    ["/data/attributes/path/alias", 'path.0.alias: The alias path has to start with a slash: write it as "/post/ten-points".'],
  ])
})

test("an item can be read and saved if it still has a reference of a removed field", async () => {
  const [tag, article] = [aTag("Glass"), anArticle()]
  const server = asEditor(tag, article)
  const insert = `INSERT INTO reference (source, field, langcode, delta, target, meta, shows)
    SELECT article.pk, 'field_former', '', 0, tag.pk, '{}', 1 FROM entity article, entity tag WHERE article.uuid = ? AND tag.uuid = ?`
  server.db.prepare(insert).run(article.uuid, tag.uuid)
  expect((await patch(server, article, { attributes: { title: "Renamed" } })).item.attributes).toMatchObject({ title: "Renamed" })
})

test.each([
  ["a list for one value", { title: ["x"] }, "title: The field holds one value, not a list."],
  ["one value for a list", { title: "x", field_languages: "fr" }, "field_languages: The field holds many values: send a list."],
  ["half a character", { title: "a\ud800b" }, "title.0.value: The text contains a character that can't be stored (U+D800). Remove it."],
  ["a null byte", { title: "a\u0000b" }, "title.0.value: The text contains a character that can't be stored (U+0000). Remove it."],
  [
    "a control character in a text",
    { title: "x", body: { value: "a\u0007" } },
    "body.0.value: The text contains a character that can't be stored (U+0007). Remove it.",
  ],
  ["a title of blanks", { title: " \u00a0\u200b " }, "title: This value should not be null."],
  ["an unknown language", { title: "x", langcode: "de" }, "langcode.0: The value you selected is not a valid choice."],
  [
    "a prototype's name",
    JSON.parse('{"title":"x","__proto__":{"status":true}}'),
    "The attribute __proto__ does not exist on the node--member resource type.",
  ],
  ["an inherited name", { title: "x", constructor: 1 }, "The attribute constructor does not exist on the node--member resource type."],
  [
    "a part that a text hasn't",
    { title: "x", body: { value: "x", markup: "y" } },
    "The property 'markup' does not exist on the 'body' field of type 'text_with_summary'. Writable properties are: 'value', 'format', 'processed', 'summary'.",
  ],
])("%s is refused with a reason", async (_name, attributes: object, detail) => {
  const refused = await post(asEditor(), "node--member", { attributes })
  expect([refused.status, ...refused.errors.map((error) => error.detail)]).toEqual([422, detail])
})

test("an event's times are stored with Brussels' offset, and as days if it lasts whole days", async () => {
  const server = asEditor()
  const timed = await post(server, "node--agenda", {
    attributes: { title: "E", field_event_start: "2026-07-01T09:00:00Z", field_event_end: "2026-07-01T12:00:00+0200" },
  })
  expect(timed.item.attributes).toMatchObject({
    field_event_start: "2026-07-01T11:00:00+02:00",
    field_event_end: "2026-07-01T12:00:00+02:00",
    field_audience: "members",
  })
  const days = {
    title: "E",
    field_all_day: true,
    field_event_start: "2026-07-01",
    field_exdates: ["2026-07-08"],
    field_rrule: "FREQ=WEEKLY",
  }
  expect((await post(server, "node--agenda", { attributes: days })).item.attributes).toMatchObject(days)
  const early = { title: "E", field_event_start: "2026-07-01T09:00:00Z", field_event_end: "2026-06-30T09:00:00Z" }
  expect(complaints(await post(server, "node--agenda", { attributes: early }))).toEqual([
    ["/data/attributes/field_event_end", "field_event_end: The end may not be before the start."],
  ])
})

test("an event that is changed to whole days needs days for its times", async () => {
  const event = anEvent()
  const server = asEditor(event)
  expect(complaints(await patch(server, event, { attributes: { field_all_day: true } }))).toEqual([
    ["/data/attributes/field_event_start", "field_event_start: The event lasts whole days: send days, as 2026-10-06."],
  ])
  expect((await patch(server, event, { attributes: { field_all_day: true, field_event_start: "2026-12-01" } })).status).toBe(200)
})

test("the days of an event may be sent as midnights of Brussels, as a Drupal has them; they are stored and answered as days", async () => {
  const server = asEditor()
  const sent = {
    title: "E",
    field_all_day: true,
    field_event_start: "2026-03-24T00:00:00+01:00",
    field_event_end: "2026-03-23T23:00:00Z",
    field_exdates: ["2026-03-31T00:00:00+0200", "2026-04-07"],
    field_rrule: "FREQ=WEEKLY",
  }
  const { item } = await post(server, "node--agenda", { attributes: sent })
  const days = { field_event_start: "2026-03-24", field_event_end: "2026-03-24", field_exdates: ["2026-03-31", "2026-04-07"] }
  expect(item.attributes).toMatchObject(days)
  const replacing = { title: "R", field_all_day: true, field_event_start: "2026-04-15", field_recurrence_id: "2026-04-14T00:00:00+02:00" }
  const relationships = { field_series: { data: { type: "node--agenda", id: item.id } } }
  const made = await post(server, "node--agenda", { attributes: replacing, relationships })
  expect(made.item.attributes).toMatchObject({ field_event_start: "2026-04-15", field_recurrence_id: "2026-04-14" })
})

test("a member changes their own page, and may send protected fields back unchanged", async () => {
  const page = aMember({ label: "Atelier", fields: { field_show_phone: true } })
  const server = aServer().with(page, aMember()).seenBy({ uid: 9, memberId: page.uuid }).start()
  const { body } = await server.read(`/jsonapi/node/member/${page.uuid}`)
  const [item] = [body.data].flat()
  const changed = await patch(server, page, { attributes: { ...item?.attributes, field_phone: "02 123 45 67" } })
  expect([changed.status, changed.item.attributes.field_phone]).toEqual([200, "02 123 45 67"])
  const refused = await patch(server, page, { attributes: { status: false } })
  expect([refused.status, ...complaints(refused)]).toEqual([
    403,
    [
      "/data/attributes/status",
      "The current user is not allowed to PATCH the selected field (status). The 'administer nodes' permission is required.",
    ],
  ])
  expect((await patch(server, page, { attributes: { path: { alias: "/members/other" } } })).status).toBe(403)
  expect((await patch(server, page, { relationships: { uid: { data: null } } })).status).toBe(200)
})
