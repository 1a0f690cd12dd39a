import type { Lookups } from "#gatsby/content/asked.ts"
import { itemTexts } from "#gatsby/content/item-texts.ts"
import { anEntity } from "#support/build/entity.ts"

const lookups = (url: string): Lookups => ({
  nodeId: () => undefined,
  file: () => undefined,
  fetched: () => undefined,
  linkTarget: () => ({ url, title: "Legal" }),
})
const attributes = { body: { processed: '<p><a href="/legal">Legal</a></p>', summary: "A summary." } }
const text = anEntity({ attributes, relationships: { field_authors: [{ id: "one", meta: {} }] } })
const made = itemTexts(text, "en", lookups("/legal/"), null)

test("an item's texts stay if only its authors change", () => {
  const other = { ...text, relationships: { field_authors: [] } }
  expect(itemTexts(other, "en", lookups("/legal/"), made)).toBe(made)
})

test("they are made anew if they change, or if one of their links leads elsewhere", () => {
  expect(JSON.stringify(made.fields)).toContain("/legal/")
  expect(JSON.stringify(itemTexts(text, "en", lookups("/legal-notice/"), made).fields)).toContain("/legal-notice/")
  const edited = { ...text, attributes: { body: { processed: "<p>Other words</p>", summary: "" } } }
  const now = itemTexts(edited, "en", lookups("/legal/"), made)
  expect(JSON.stringify(now.fields)).toContain("Other words")
  expect(now.advice.map(({ kind }) => kind)).toEqual(["summary"])
})

test("only readers of its own language get its text, for the others see it in lists", () => {
  expect(JSON.stringify(itemTexts(text, "fr", lookups("/legal/"), null).fields.body)).not.toContain("Legal")
})
