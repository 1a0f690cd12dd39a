import { itemStateOf, type ItemState } from "#dashboard/publishing/item/item-state.ts"
import { editStampPath, servedIn, servedOf, type ServedItem } from "#dashboard/publishing/item/stamps-api.ts"

const changed = "2026-11-21T12:00:00+00:00"
const absent: ServedItem = { kind: "absent" }
const unknown: ServedItem = { kind: "unknown" }
const shown = (vid: number): ServedItem => ({ kind: "shown", vid, changed })

const cases: readonly [
  string,
  ItemState,
  { readonly isPublished: boolean; readonly served: ServedItem; readonly hasFailed?: boolean; readonly isSameText?: boolean },
][] = [
  ["a draft that visitors don't see", "draft", { isPublished: false, served: absent }],
  ["a draft of which nothing is known", "draft", { isPublished: false, served: unknown }],
  ["a draft that visitors still see", "pending", { isPublished: false, served: shown(7) }],
  ["a published item that visitors don't see", "new", { isPublished: true, served: absent }],
  ["a published item of which visitors see an older revision", "pending", { isPublished: true, served: shown(6) }],
  ["a published item that visitors see", "live", { isPublished: true, served: shown(7) }],
  ["an item of which another language was saved since", "live", { isPublished: true, served: shown(6), isSameText: true }],
  ["a withdrawn item whose text visitors still see", "pending", { isPublished: false, served: shown(6), isSameText: true }],
  ["an item that somebody has saved and built since it was read", "live", { isPublished: true, served: shown(8) }],
  ["a published item of which nothing is known", "published", { isPublished: true, served: unknown }],
  ["a new item after a failed build", "failed", { isPublished: true, served: absent, hasFailed: true }],
  ["a changed item after a failed build", "failed", { isPublished: true, served: shown(6), hasFailed: true }],
  ["a withdrawn item after a failed build", "failed", { isPublished: false, served: shown(7), hasFailed: true }],
  ["an item that is live although a later build failed", "live", { isPublished: true, served: shown(7), hasFailed: true }],
  ["a draft after a failed build", "draft", { isPublished: false, served: absent, hasFailed: true }],
]

test.each(cases)("%s has the state “%s”", (_, state, item) => {
  expect(itemStateOf({ vid: 7, hasFailed: false, ...item })).toBe(state)
})

test("an item without a revision is never called live", () => {
  expect(itemStateOf({ isPublished: true, vid: null, served: shown(7), hasFailed: false })).toBe("published")
})

test("only kinds with pages have a stamp, at the address that the site writes it to", () => {
  expect(editStampPath({ type: "node--action_project", number: 12 })).toBe("/action_project/12/edit.json")
  expect(editStampPath({ type: "node--article", number: null })).toBeNull()
  expect(editStampPath({ type: "user--user", number: 3 })).toBeNull()
})

test("a host's page in place of a missing file proves nothing", () => {
  expect(servedOf("<!doctype html>")).toEqual(unknown)
  expect(servedOf({ hash: "h", type: "node--article", id: 5, changed, vid: 7 })).toEqual(shown(7))
  expect(servedOf(null)).toEqual(absent)
})

test.each([
  ["fr", ["en", "fr"], "shown"],
  ["nl", ["en", "fr"], "absent"],
  [null, ["en"], "shown"],
] as const)("the text in %s of an item with pages in %j is %s for visitors", (language, languages, kind) => {
  expect(servedIn(language, { kind: "shown", vid: 7, changed, languages }).kind).toBe(kind)
})

test("an item whose build names no languages is shown in each language", () => {
  expect(servedIn("nl", shown(7))).toEqual(shown(7))
  expect(servedOf({ changed, vid: 7, languages: ["en"] })).toEqual({ ...shown(7), languages: ["en"] })
})
