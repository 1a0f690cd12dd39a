/** What is refused, with the codes of contract/refusals.ts: by our constraints, which are those of the embedded server, and by core. */
import { aDrupal, type TestDrupal } from "#support/drupal/a-drupal.ts"
import { made, published, userOf, type Client, type Reply } from "#support/drupal/client.ts"
import { text, translatingAs } from "#support/drupal/translations.ts"

let drupal: TestDrupal
let admin: Client

beforeAll(async () => {
  drupal = await aDrupal()
  admin = await userOf(drupal)
  await made(admin, "node--article", { attributes: published("Bricks", { path: { alias: "/post/bricks" } }) })
})
afterAll(() => drupal.close())

const account = { name: "noor", mail: "noor@example.org", pass: "noor keeps this too", status: true }
const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)

test.each([
  ["node--article", { title: "a".repeat(300) }, { code: "too-long", parameters: { label: "Title", most: 255 } }],
  ["node--article", { status: false }, { code: "missing" }],
  ["node--article", { title: "x", field_kind: "nonsense" }, { code: "no-choice" }],
  ["node--article", { title: "x", path: { alias: "/post/bricks" } }, { code: "address-of-other", parameters: { address: "/post/bricks" } }],
  ["node--article", { title: "x", path: { alias: "/post/a b" } }, { code: "address-spaced", parameters: { most: "255" } }],
  ["node--article", published("x", { field_date: day }), { code: "day-to-come" }],
  ["user--user", { ...account, name: "ada" }, { code: "username-taken", parameters: { name: "ada" } }],
  ["user--user", { ...account, name: " noor" }, { code: "username-begins-with-space" }],
  ["user--user", { ...account, mail: "noor" }, { code: "mail-invalid" }],
  ["user--user", { ...account, mail: "ada@example.org" }, { code: "mail-taken", parameters: { mail: "ada@example.org" } }],
] as const)("a new %s with %j is refused with its code", async (type, attributes, meta) => {
  const { status, errors } = await admin.post(type, { attributes })
  expect(status).toBe(422)
  expect(errors.map((error) => error.meta)).toContainEqual(expect.objectContaining(meta))
  // Drupal's own sentence stands beside it.
  expect(errors[0]?.detail).toMatch(/\w/)
})

test("a version that is no longer the present one has its code", async () => {
  const article = await made(admin, "node--article", { attributes: published("Lime") })
  const { status, errors } = await admin.patch(article, { attributes: { title: "Sand" } }, { "If-Match": '"1"' })
  expect([status, errors[0]?.meta]).toEqual([412, expect.objectContaining({ code: "changed" })])
})

test("a summary has 2,000 characters at most, as people count them", async () => {
  const sent = (summary: string) =>
    admin.post("node--article", {
      attributes: published("Bricks", { body: { value: "<p>x</p>", format: "g30_text", summary } }),
    })
  expect((await sent("🧱".repeat(2000))).status).toBe(201)
  const { status, errors } = await sent("🧱".repeat(2001))
  expect([status, errors[0]?.source?.pointer, errors[0]?.detail]).toEqual([
    422,
    "/data/attributes/body/summary",
    expect.stringContaining("Summary: may not be longer than 2000 characters."),
  ])
})

const ahead = "2999-01-01"
const past = "2026-01-01"
const answerOf = ({ status, errors }: Reply) => [status, errors.map(({ source, detail }) => [source?.pointer, detail.includes("still")])]

test("a publication whose day is still to come stays a draft", async () => {
  const post = (attributes: object) => admin.post("node--article", { attributes: { title: "Tomorrow", ...attributes } })
  expect(answerOf(await post({ status: true, field_date: ahead }))).toEqual([422, [["/data/attributes/field_date", true]]])
  const draft = await made(admin, "node--article", { attributes: { title: "Tomorrow", status: false, field_date: ahead } })
  expect(answerOf(await admin.patch(draft, { attributes: { status: true } }))).toEqual([422, [["/data/attributes/status", true]]])
  expect((await admin.patch(draft, { attributes: { status: true, field_date: past } })).status).toBe(200)
  expect(answerOf(await admin.patch(draft, { attributes: { field_date: ahead } }))).toEqual([422, [["/data/attributes/field_date", true]]])
  expect((await admin.patch(draft, { attributes: { title: "Today" } })).status).toBe(200)
  expect((await admin.patch(draft, { attributes: { status: false, field_date: ahead } })).status).toBe(200)
})

test("a copy of the original isn't published as a translation", async () => {
  const editor = translatingAs(admin)
  const item = await made(admin, "node--article", { attributes: published("Charter", { body: text("<p>One.</p>") }) })
  expect((await editor.add(item, "fr")).status).toBe(201)
  const copied = await editor.change("fr", item, { attributes: { status: true } })
  expect(answerOf(copied)).toEqual([422, [["/data/attributes/status", true]]])
  expect((await editor.change("fr", item, { attributes: { status: true, title: "Charte" } })).status).toBe(200)
})
