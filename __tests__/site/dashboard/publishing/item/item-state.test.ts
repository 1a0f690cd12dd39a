import { itemStateOf, type ItemState } from "#dashboard/publishing/item/item-state.ts"
import { editStampPath, servedIn, servedOf, type ServedItem } from "#dashboard/publishing/item/stamps-api.ts"

const changed = "2026-11-21T12:00:00+00:00"
const absent: ServedItem = { kind: "absent" }
const unknown: ServedItem = { kind: "unknown" }
const shown = (vid: number): ServedItem => ({ kind: "shown", vid, changed })

const cases: readonly [
  string,
  { readonly isPublished: boolean; readonly served: ServedItem; readonly hasFailed?: boolean; readonly isSameText?: boolean },
  ItemState,
][] = [
  ["a draft that visitors don't see", { isPublished: false, served: absent }, "draft"],
  ["a draft of which nothing is known", { isPublished: false, served: unknown }, "draft"],
  ["a draft that visitors still see", { isPublished: false, served: shown(7) }, "pending"],
  ["a published item that visitors don't see", { isPublished: true, served: absent }, "new"],
  ["a published item of which visitors see an older revision", { isPublished: true, served: shown(6) }, "pending"],
  ["a published item that visitors see", { isPublished: true, served: shown(7) }, "live"],
  ["an item of which another language was saved since", { isPublished: true, served: shown(6), isSameText: true }, "live"],
  ["a withdrawn item whose text visitors still see", { isPublished: false, served: shown(6), isSameText: true }, "pending"],
  ["an item that somebody has saved and built since it was read", { isPublished: true, served: shown(8) }, "live"],
  ["a published item of which nothing is known", { isPublished: true, served: unknown }, "published"],
  ["a new item after a failed build", { isPublished: true, served: absent, hasFailed: true }, "failed"],
  ["a changed item after a failed build", { isPublished: true, served: shown(6), hasFailed: true }, "failed"],
  ["a withdrawn item after a failed build", { isPublished: false, served: shown(7), hasFailed: true }, "failed"],
  ["an item that is live although a later build failed", { isPublished: true, served: shown(7), hasFailed: true }, "live"],
  ["a draft after a failed build", { isPublished: false, served: absent, hasFailed: true }, "draft"],
]

test.each(cases)("%s", (_, item, state) => {
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
] as const)("visitors see an item in the languages of its page alone: of %s in %j it is %s", (language, languages, kind) => {
  expect(servedIn(language, { kind: "shown", vid: 7, changed, languages }).kind).toBe(kind)
})

test("a build of a site in one language says nothing of languages, and shows the item", () => {
  expect(servedIn("nl", shown(7))).toEqual(shown(7))
  expect(servedOf({ changed, vid: 7, languages: ["en"] })).toEqual({ ...shown(7), languages: ["en"] })
})
