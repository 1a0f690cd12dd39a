/** What isn't ready to be seen stays a draft on a Drupal too, as __tests__/server/jsonapi/write/publishable.test.ts has it. */
import { aDrupal, type TestDrupal } from "#support/drupal/a-drupal.ts"
import { made, published, userOf, type Client, type Reply } from "#support/drupal/client.ts"
import { text, translatingAs } from "#support/drupal/translations.ts"

let drupal: TestDrupal
let admin: Client

beforeAll(async () => {
  drupal = await aDrupal()
  admin = await userOf(drupal)
})
afterAll(() => drupal.close())

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
