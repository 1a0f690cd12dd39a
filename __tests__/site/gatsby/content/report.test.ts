import { emptiedKind, emptiedMark } from "../../../../src/gatsby/content/report.ts"

const shown = JSON.stringify({ "node--article": 12, "node--member": 9 })

test("a kind with many items that has none now is named, so that no empty site is published", () => {
  expect(emptiedKind({ "node--member": 9 }, shown)).toMatch(new RegExp(`^${emptiedMark} .*no published publication.*shows 12`))
})

test("tags are watched too, because they are on all pages", () => {
  expect(emptiedKind({ "node--article": 12 }, JSON.stringify({ "taxonomy_term--tags": 14 }))).toMatch(/no published tag any more/)
})

test("a kind with few items may become empty, and one with many may shrink", () => {
  expect(emptiedKind({ "node--article": 1 }, shown)).toBeNull()
})

test("the first build, and one that an administrator has confirmed, may be empty", () => {
  expect(emptiedKind({}, "")).toBeNull()
})
