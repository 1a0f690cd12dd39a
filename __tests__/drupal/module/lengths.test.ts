/** How long texts may be, as in the embedded server. */
import { aDrupal, type TestDrupal } from "#support/drupal/a-drupal.ts"
import { published, userOf, type Client } from "#support/drupal/client.ts"

let drupal: TestDrupal
let admin: Client

beforeAll(async () => {
  drupal = await aDrupal()
  admin = await userOf(drupal)
})
afterAll(() => drupal.close())

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
