/** What status finds of the roles of managers, and of the format of texts. */
import { lookAt } from "#scripts/drupal/status.ts"
import { makeAsk } from "#scripts/drupal/status/asker.ts"
import type { Finding } from "#scripts/drupal/status/finding.ts"
import { allowedHtml } from "#scripts/drupal/recipe/text-format.ts"
import { aFakedDrupal, json, textFormatOf, type Change } from "#support/drupal/faked-drupal.ts"

async function found(about: string, change: Change): Promise<Finding | undefined> {
  const account = { name: "ada", password: "a plumb line and a level" }
  const findings = await lookAt(makeAsk("https://cms.g30.example", aFakedDrupal(change).send), account, "https://g30.example")
  return findings.find((finding) => finding.about === about)
}

const answering =
  (part: string, answer: () => Response): Change =>
  ({ path }) =>
    path.includes(part) ? answer() : undefined

const roleWith = (attributes: object) => () => json({ data: [{ attributes: { drupal_internal__id: "contributor", ...attributes } }] })

test.each([
  ["contributor may administer permissions", { permissions: ["administer permissions"] }],
  ["contributor has all permissions", { is_admin: true }],
])("%s: that is wrong", async (words, attributes) => {
  const finding = await found("roles", answering("/user_role/", roleWith(attributes)))
  expect(finding).toMatchObject({ state: "wrong", found: words, advice: expect.stringContaining("/admin/people/permissions") })
})

test("roles that nobody shows are not spoken of", async () => {
  expect(
    await found(
      "roles",
      answering("/user_role/", () => json({ data: [] })),
    ),
  ).toBeUndefined()
})

const other = allowedHtml.replace("<table>", "").replace("<a href", "<a rel href")

test.each([
  ["is missing", () => json({ data: [] }), "there is no format g30_text"],
  ["has other tags", () => textFormatOf(other), "g30_text loses: <table>; g30_text allows what the site doesn't: <a rel>"],
  ["changes texts", () => textFormatOf(allowedHtml, { filter_autop: { status: true } }), "filters that change texts: filter_autop"],
  ["doesn't filter", () => textFormatOf(allowedHtml, { filter_html: { status: false } }), /filters that are off: filter_html/],
])("a format that %s is wrong, with what to do", async (_name, answer, words) => {
  const finding = await found("text format", answering("/filter_format/", answer))
  expect(finding).toMatchObject({
    state: "wrong",
    found: typeof words === "string" ? words : expect.stringMatching(words),
    advice: "Apply the recipe drupal/recipes/g30_model.",
  })
})

test("of a format that the account doesn't see, it is told that it is there", async () => {
  const hidden = () => json({ data: [], meta: { omitted: { links: {} } } })
  const finding = await found("text format", answering("/filter_format/", hidden))
  expect(finding).toMatchObject({ state: "unknown", found: expect.stringContaining("g30_text is there") })
})

test("texts in other formats are counted", async () => {
  const finding = await found("other text formats", ({ path }) =>
    path.startsWith("/jsonapi/node/article") && path.includes("body.format") ? json({ data: [{ attributes: {} }] }) : undefined,
  )
  expect(finding).toMatchObject({ state: "absent", found: "the dashboard only shows the texts of 1 publication" })
})
