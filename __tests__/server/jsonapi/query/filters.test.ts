import { aMember, anArticle, anEvent, aPicture, aTag, aText, showing, to } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

const fees = aTag("Fees")
const climate = aTag("Climate & energy")
const ateliers = aMember({
  label: "Ateliers",
  fields: { field_languages: ["fr", "nl"], field_founded: 1994, field_people: [{ name: "Ines", role: "Partner" }] },
})
const bureau = aMember({
  label: "Bureau",
  fields: { field_languages: ["fr"], field_founded: 2010, field_website: { uri: "https://www.example.org/b" } },
})
const wide = aPicture("2026-11/wide.jpg")
const first = anArticle({
  label: "A first one",
  created: 1_742_400_000,
  fields: { field_kind: "opinion", field_date: "2026-01-10", promote: true, body: aText("<p>Wood</p>", "About 100% wood") },
  references: { field_tags: to(fees), field_authors: to(ateliers), field_image: showing(wide) },
})
const second = anArticle({
  label: "The second one",
  created: 1_742_500_000,
  langcode: "fr",
  fields: { field_kind: "report", field_date: "2026-02-10", body: aText("<p>Brick</p>", "About 100 bricks") },
  references: { field_tags: to(fees, climate), field_authors: to(bureau) },
})
const third = anArticle({
  label: "École",
  created: 1_742_600_000,
  fields: { field_date: "2026-03-10" },
  references: { field_authors: to(ateliers, bureau) },
})
const content = [fees, climate, ateliers, bureau, wide, first, second, third]
const titles = [first, second, third].map(({ label }) => label)
const [one = "", two = "", three = ""] = titles

const server = aServer()
  .with(...content)
  .start()

async function found(query: string, bundle = "article"): Promise<unknown[]> {
  const { status, body } = await server.read(`/jsonapi/node/${bundle}?${query}`)
  return status === 200 ? body.data.map(({ attributes }) => attributes.title) : [body.errors[0]?.detail]
}

const condition = (path: string, operator: string, ...values: readonly string[]) => {
  const given = values.length === 1 ? [`filter[c][condition][value]=${encodeURIComponent(values[0] ?? "")}`] : []
  const listed = values.length > 1 ? values.map((value) => `filter[c][condition][value][]=${encodeURIComponent(value)}`) : []
  return [`filter[c][condition][path]=${path}`, `filter[c][condition][operator]=${encodeURIComponent(operator)}`, ...given, ...listed].join(
    "&",
  )
}

test.each([
  ["=", condition("title", "=", "A first one"), [one]],
  ["= without regard to case", condition("title", "=", "a FIRST one"), [one]],
  ["<>", condition("field_kind", "<>", "opinion"), [two]],
  [">", condition("created", ">", "1742500000"), [three]],
  [">=", condition("created", ">=", "1742500000"), [two, three]],
  ["<", condition("created", "<", "1742500000"), [one]],
  ["<=", condition("field_date", "<=", "2026-02-10"), [one, two]],
  ["STARTS_WITH", condition("title", "STARTS_WITH", "The"), [two]],
  ["CONTAINS", condition("title", "CONTAINS", "second"), [two]],
  ["CONTAINS with a sign of LIKE", condition("body.summary", "CONTAINS", "100%"), [one]],
  ["ENDS_WITH", condition("title", "ENDS_WITH", "one"), [one, two]],
  ["IN", condition("field_kind", "IN", "opinion", "report"), [one, two]],
  ["IN with one value", condition("field_kind", "IN", "opinion"), [one]],
  ["NOT IN", condition("field_date", "NOT IN", "2026-01-10", "2026-03-10"), [two]],
  ["BETWEEN", condition("field_date", "BETWEEN", "2026-02-01", "2026-02-28"), [two]],
  ["NOT BETWEEN", condition("field_date", "NOT BETWEEN", "2026-02-01", "2026-02-28"), [one, three]],
  ["IS NULL", condition("field_kind", "IS NULL"), [three]],
  ["IS NOT NULL", condition("field_kind", "IS NOT NULL"), [one, two]],
  ["IS NULL of a relationship", condition("field_image", "IS NULL"), [two, three]],
  ["IS NOT NULL of a relationship's id", condition("field_tags.id", "IS NOT NULL"), [one, two]],
])("the operator %s finds the matching items", async (_, query, expected) => {
  expect(await found(query)).toEqual(expected)
})

test.each([
  ["the short form", "filter[status]=1", titles],
  ["the short form with an operator", "filter[title][operator]=CONTAINS&filter[title][value]=first", [one]],
  ["a boolean that nobody set", "filter[promote]=0", [two, three]],
  ["a language", "filter[langcode]=fr", [two]],
  ["a term by UUID", `filter[field_tags.id]=${climate.uuid.toUpperCase()}`, [two]],
  ["a term by number", "filter[field_tags.meta.drupal_internal__target_id]=1", [one, two]],
  ["a term by name", "filter[field_tags.name]=Climate %26 energy", [two]],
  ["a path of two relationships' length", "filter[field_authors.field_founded]=1994", [one, three]],
  ["a picture's own facts", "filter[field_image.meta.width]=1200", [one]],
  ["an ISO date for a Unix time: nothing, as in Drupal", condition("created", ">=", "2025-03-20T00:00:00+00:00"), []],
])("a filter by %s works", async (_, query, expected) => {
  expect(await found(query)).toEqual(expected)
})

test("lists of values and of objects match by any item", async () => {
  expect(await found("filter[field_languages]=nl", "member")).toEqual(["Ateliers"])
  expect(await found("filter[field_people.name]=Ines", "member")).toEqual(["Ateliers"])
  expect(await found("filter[field_website.uri]=https://www.example.org/b", "member")).toEqual(["Bureau"])
  expect(await found(condition("field_people.name", "IS NULL"), "member")).toEqual(["Bureau"])
})

test("conditions of one group hold for the same related item, those of two groups for any", async () => {
  const both = `filter[a][condition][path]=field_tags.name&filter[a][condition][value]=Fees&filter[b][condition][path]=field_tags.name&filter[b][condition][value]=Climate %26 energy`
  expect(await found(both)).toEqual([])
  const apart = `${both}&filter[g][group][conjunction]=AND&filter[b][condition][memberOf]=g`
  expect(await found(apart)).toEqual([two])
})

test("a group of conditions may be a member of another group", async () => {
  const query = [
    "filter[either][group][conjunction]=OR",
    "filter[both][group][conjunction]=AND",
    "filter[both][group][memberOf]=either",
    "filter[r][condition][path]=field_kind&filter[r][condition][value]=report&filter[r][condition][memberOf]=either",
    "filter[o][condition][path]=field_kind&filter[o][condition][value]=opinion&filter[o][condition][memberOf]=both",
    "filter[p][condition][path]=promote&filter[p][condition][value]=1&filter[p][condition][memberOf]=both",
  ].join("&")
  expect(await found(query)).toEqual([one, two])
})

test("times with different offsets compare as points in time", async () => {
  const winter = anEvent({ label: "Winter", fields: { field_event_start: "2026-12-01T19:00:00+01:00" } })
  const summer = anEvent({ label: "Summer", fields: { field_event_start: "2026-07-01T19:00:00+02:00" } })
  const events = aServer().with(winter, summer).start()
  const read = async (query: string) =>
    (await events.read(`/jsonapi/node/agenda?${query}`)).body.data.map(({ attributes }) => attributes.title)
  expect(await read(condition("field_event_start", ">=", "2026-12-01T18:00:00"))).toEqual(["Winter"])
  expect(await read(condition("field_event_start", ">", "2026-12-01T18:00:00+00:00"))).toEqual([])
  expect(await read(condition("field_event_start", "=", "2026-07-01T17:00:00Z"))).toEqual(["Summer"])
  expect(await read("sort=field_event_start")).toEqual(["Summer", "Winter"])
})

test.each([
  ["filter[nope]=1", "Invalid nested filtering. The field `nope`, given in the path `nope`, does not exist."],
  ["filter[field_tags.nope]=1", "Invalid nested filtering. The field `nope`, given in the path `field_tags.nope`, does not exist."],
  [
    "filter[field_tags]=x",
    "Invalid nested filtering. The field `field_tags`, given in the path `field_tags` is incomplete, it must end with one of the following specifiers: `id`, `meta.drupal_internal__target_id`.",
  ],
  [
    "filter[body]=x",
    "Invalid nested filtering. The field `body`, given in the path `body` is incomplete, it must end with one of the following specifiers: `value`, `format`, `summary`.",
  ],
  [
    "filter[title.value]=x",
    "Invalid nested filtering. The property `value`, given in the path `title.value`, does not exist. Filter by `title`, not `title.value` (the JSON:API module elides property names from single-property fields).",
  ],
  [
    "filter[a][condition][value]=x",
    "You must provide a valid filter condition. Check that you have set the required keys for your filter.",
  ],
  ["filter=x", 'Unexpected value for parameter "filter": expecting "array", got "string".'],
  [condition("title", "IS NULL", "x"), "Filters using the 'IS NULL' operator should not provide a value."],
  [condition("title", "BETWEEN", "x"), "Filters using the 'BETWEEN' operator need two values."],
  ["filter[g][group][conjunction]=XOR", "Allowed conjunctions: AND, OR."],
  ["filter[g][group][conjunction]=OR&filter[g][group][memberOf]=g", "The filter group `g` is a member of itself."],
  [
    Array.from({ length: 51 }, (_, index) => `filter[f${index}][condition][path]=title`).join("&"),
    "A request may have 50 filters at most; this one has 51.",
  ],
  ["filter[constructor]=1", "Invalid nested filtering. The field `constructor`, given in the path `constructor`, does not exist."],
  [`sort=${"title,".repeat(10)}title`, "A request may sort by 10 fields at most; this one has 11."],
  ["sort=", "You need to provide a value for the sort parameter."],
  ["sort[a][direction]=ASC", "You need to provide a field name for the sort parameter."],
  ["sort=path.alias", "`path` can't be filtered or sorted by. Resolve an alias with /router/translate-path?path=… instead."],
])("the query %s is refused with a reason", async (query, detail) => {
  expect(await found(query)).toEqual([detail])
})

test("SQL in a value finds nothing and breaks nothing", async () => {
  for (const value of ["' OR 1=1 --", "x'; DROP TABLE entity; --", '"', "%"]) {
    expect(await found(condition("title", "=", value))).toEqual([])
  }
  expect(await found("")).toEqual(titles)
})

test.each([
  ["-created", [three, two, one]],
  ["field_kind,-title", [three, one, two]],
  ["-field_authors.title,title", [two, one, three]],
])("sorting by %s", async (sort, expected) => {
  expect(await found(`sort=${sort}`)).toEqual(expected)
})
