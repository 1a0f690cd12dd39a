import { anArticle, anEntity, anEvent } from "#support/entities.ts"
import { patchIn } from "#support/in-languages.ts"
import { asEditor, complaints, patch, post } from "#support/writing.ts"

test.each([
  ["Größe & Maß", "/post/grosse-mass"],
  ["Прага 2026", "/post/praga-2026"],
  ["  ", undefined],
  ["🎉", "/post/item"],
  ["x ".repeat(120), `/post/${"x-".repeat(50).slice(0, -1)}`],
])("a publication called %p gets the address %p", async (title, alias) => {
  const made = await post(asEditor(), "node--article", { attributes: { title } })
  expect(made.status === 201 ? made.item.attributes.path : undefined).toEqual(
    alias === undefined ? undefined : expect.objectContaining({ alias }),
  )
})

test("addresses of publications with the same title get numbers, in each language", async () => {
  const server = asEditor()
  const make = async (langcode: string) =>
    (await post(server, "node--article", { attributes: { title: "Ten points", langcode } })).item.attributes.path
  expect([await make("en"), await make("en"), await make("en"), await make("fr")]).toMatchObject([
    { alias: "/post/ten-points" },
    { alias: "/post/ten-points-2" },
    { alias: "/post/ten-points-3" },
    { alias: "/post/ten-points" },
  ])
})

test("the automatic address of a page isn't one of the site's own", async () => {
  const server = asEditor()
  const made = async (title: string) => (await post(server, "node--page", { attributes: { title } })).item.attributes.path
  expect([await made("Members"), await made("Legal"), await made("Visit us")]).toMatchObject([
    { alias: "/members-2" },
    { alias: "/legal-2" },
    { alias: "/visit-us" },
  ])
})

test.each([
  ["node--article", "post/x", "start with a slash"],
  ["node--article", "/members/x", "/post/ and one more part"],
  ["node--article", "/post/", "/post/ and one more part"],
  ["node--page", "//x", "empty part"],
  ["node--article", "/post/a/b", "/post/ and one more part"],
  ["node--article", "/post/a?b", '"?" or "#"'],
  ["node--article", "/post/a%2Fb", "percent signs"],
  ["node--article", "/post/a\\b", "backslashes"],
  ["node--article", "/post/a b", "spaces"],
  ["node--article", "/post/a\u202eb", "invisible"],
  ["node--article", "/post/..", "dots"],
  ["node--article", `/post/${"x".repeat(255)}`, "255 characters"],
  ["node--page", "/members", "the site's own"],
  ["node--page", "/JSONAPI", "the site's own"],
  ["node--page", "/a/b", "one part"],
  ["node--article", "/post/create", "of the dashboard"],
  ["node--action_project", "/action-project/Create", "of the dashboard"],
  ["node--agenda", "/about-us", "/agenda/ and one more part"],
  ["node--agenda", "/agenda/calendar.ics", "a file of the site"],
  ["node--member", "/members/In", "an address of the directory"],
  ["taxonomy_term--tags", "/about-us", "a page of the site"],
  ["node--article", 5, "primitive type"],
] as const)("%s can't have the address %p", async (type, alias, words) => {
  const own = { "node--agenda": { title: "x", field_event_start: "2026-12-01T19:00:00+01:00" }, "taxonomy_term--tags": { name: "x" } }
  const attributes = { path: { alias }, ...(type in own ? own[type as keyof typeof own] : { title: "x" }) }
  expect(complaints(await post(asEditor(), type, { attributes }))).toEqual([
    ["/data/attributes/path/alias", expect.stringContaining(words)],
  ])
})

test("two items of a language can't have the same address in any case of letters, and the refusal names the other item", async () => {
  const taken = anArticle({ label: "Ten points", alias: "/post/ten-points" })
  const article = anArticle({ langcode: "fr" })
  const server = asEditor(taken, article)
  const path = { alias: "/post/Ten-Points/" }
  expect((await patchIn(server, "fr", article, { attributes: { path } })).item.attributes.path).toMatchObject({ alias: "/post/Ten-Points" })
  const refused = await post(server, "node--article", { attributes: { title: "x", path } })
  expect(complaints(refused)).toEqual([
    [
      "/data/attributes/path/alias",
      'path.0.alias: The address /post/Ten-Points is already that of "Ten points" in this language. Choose another one.',
    ],
  ])
})

test("a removed address is replaced by one from the title", async () => {
  const article = anArticle({ label: "Ten points", alias: "/post/eleven" })
  const changed = await patch(asEditor(article), article, { attributes: { path: { alias: null } } })
  expect(changed.item.attributes.path).toMatchObject({ alias: "/post/ten-points" })
  const same = anArticle({ label: "Ten points", alias: "/post/ten-points" })
  const kept = await patch(asEditor(same), same, { attributes: { path: { alias: null } } })
  expect(kept.item.attributes.path).toMatchObject({ alias: "/post/ten-points" })
})

test("a changed occurrence has no address: the page of its series shows it", async () => {
  const series = anEvent({ fields: { field_rrule: "FREQ=WEEKLY", field_audience: "members" } })
  const attributes = { title: "Moved", field_event_start: "2026-12-09T19:00:00+01:00", field_recurrence_id: "2026-12-08T19:00:00+01:00" }
  const relationships = { field_series: { data: { type: series.type, id: series.uuid } } }
  const server = asEditor(series)
  const alias = async (sent: Parameters<typeof post>[2]) => (await post(server, "node--agenda", sent)).item.attributes.path
  expect(await alias({ attributes, relationships })).toMatchObject({ alias: null })
  expect(await alias({ attributes: { ...attributes, field_recurrence_id: null } })).toMatchObject({ alias: "/agenda/moved" })
})

test("only one page in all languages has each fixed address", async () => {
  const about = anEntity("node--page", { label: "About us", alias: "/about-us" })
  const server = asEditor(about, anEvent())
  expect((await patch(server, about, { attributes: { title: "About G30", path: { alias: "/about-us" } } })).status).toBe(200)
  const second = await post(server, "node--page", { attributes: { title: "x", langcode: "fr", path: { alias: "/about-us" } } })
  expect(second.status).toBe(422)
  expect((await post(server, "node--page", { attributes: { title: "x", path: { alias: "/legal" } } })).status).toBe(201)
})
