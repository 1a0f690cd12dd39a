/** The codes of contract/refusals.ts, for our constraints and for those of core. */
import { aDrupal, type TestDrupal } from "#support/drupal/a-drupal.ts"
import { made, published, userOf, type Client } from "#support/drupal/client.ts"

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
