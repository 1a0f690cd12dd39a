import { wordsIn } from "#contract/field-types/field-types.ts"
import { compareWords } from "#dashboard/history/changed-words.tsx"
import { emptyItem } from "#dashboard/items/empty-item.ts"
import { mergeItems } from "#dashboard/items/merge.ts"
import type { Values } from "#dashboard/items/values.ts"

const item = (values: Values) => {
  const empty = emptyItem("node--article", { langcode: "en", uid: null })
  return {
    ...empty,
    number: 1,
    values: { ...empty.values, title: "Old", field_date: "2026-01-01", body: { value: "<p>Old</p>", summary: "" }, ...values },
  }
}

test("only a field that both sides changed needs a question", () => {
  const base = item({})
  const mine = item({ title: "Mine", body: { value: "<p>Mine</p>", summary: "" } })
  const theirs = item({ title: "Theirs", field_date: "2026-02-02" })
  const { merged, conflicts } = mergeItems(base, mine.values, theirs)
  expect(conflicts).toEqual(["title"])
  expect(merged).toMatchObject({ title: "Mine", field_date: "2026-02-02", body: { value: "<p>Mine</p>" } })
})

test("equal changes are no conflict, whatever their spelling", () => {
  const mine = item({ title: "Same ", body: { value: "<p>A&nbsp;b</p>\n<p>c</p>", summary: "s\r\nt" } })
  const theirs = item({ title: "Same", body: { value: "<p>A\u00a0b</p><p>c</p>", summary: "s\nt" } })
  expect(mergeItems(item({}), mine.values, theirs).conflicts).toEqual([])
})

test("a text and its summary are two fields to those who change them", () => {
  const base = item({ body: { value: "<p>Old</p>", summary: "Old" } })
  const mine = item({ body: { value: "<p>Mine</p>", summary: "Old" } })
  const theirs = item({ body: { value: "<p>Old</p>", summary: "Theirs" } })
  expect(mergeItems(base, mine.values, theirs)).toMatchObject({
    conflicts: [],
    merged: { body: { value: "<p>Mine</p>", summary: "Theirs" } },
  })
  const both = item({ body: { value: "<p>Theirs</p>", summary: "Theirs" } })
  expect(mergeItems(base, mine.values, both)).toMatchObject({
    conflicts: ["body"],
    merged: { body: { value: "<p>Mine</p>", summary: "Theirs" } },
  })
})

test("a text that got another format in Drupal meanwhile is not joined with mine", () => {
  const base = item({ body: { value: "<p>Old</p>", summary: "Old" } })
  const mine = item({ body: { value: "<p>Old</p>", summary: "Mine" } })
  const foreign = { format: "full_html", html: "<p>Old</p>" }
  const theirs = item({ body: { value: "<p>Old</p>", summary: "Old", foreign } })
  expect(mergeItems(base, mine.values, theirs).conflicts).toEqual(["body"])
  expect(mergeItems(base, base.values, theirs)).toMatchObject({ conflicts: [], merged: { body: { foreign } } })
})

test("texts with different spaces inside a line are in conflict", () => {
  const mine = item({ body: { value: "<p><em>a</em> <strong>b</strong></p>", summary: "" } })
  const theirs = item({ body: { value: "<p><em>a</em><strong>b</strong></p>", summary: "" } })
  expect(mergeItems(item({}), mine.values, theirs).conflicts).toEqual(["body"])
})

test("rich texts are compared word by word as people read them", () => {
  const before = { value: "<h2>Plan</h2><p>A big &amp; old house</p>", summary: "" }
  const after = { value: "<h2>Plan</h2><p>A small &amp; old <strong>house</strong></p>", summary: "" }
  expect(compareWords({ before, after })).toEqual([
    { kind: "same", text: "Plan\nA " },
    { kind: "removed", text: "big" },
    { kind: "added", text: "small" },
    { kind: "same", text: " & old house" },
  ])
  expect(wordsIn([{ type: "taxonomy_term--tags", id: "1", label: "Housing" }])).toBe("Housing")
  const figure = '<figure><img src="/a.jpg" alt="A model"><figcaption>Made of card</figcaption></figure>'
  expect(wordsIn({ value: figure, summary: "" })).toBe("A model\nMade of card")
})

test("a text that the server only spells in another way is left as typed", () => {
  const sent = { type: "node--article", values: { title: "A house ", field_place: "x" } } as const
  const answered = { values: { title: "A house", field_place: "y" } }
  expect(mergeItems(sent, sent.values, answered).merged).toEqual({ title: "A house ", field_place: "y" })
})
