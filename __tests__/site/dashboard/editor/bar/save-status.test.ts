import { saveStatusOf } from "#dashboard/editor/bar/save-status.ts"

const situation = { isNew: false, isWithdrawing: false, usually: 20 }
const at = Date.parse("2026-11-21T12:00:00Z")

type Page = Parameters<typeof saveStatusOf>[0]["page"]

test.each<readonly [Page, saved: RegExp, loaded: RegExp]>([
  ["unknown", /^Saved \d\d:\d\d$/, /^$/],
  ["draft", /^Saved \d\d:\d\d, not published$/, /^All changes saved$/],
  ["published", /^Saved \d\d:\d\d$/, /^All changes saved$/],
  ["new", /^Saved \d\d:\d\d.+20/, /^Goes live .*20/],
  ["pending", /^Saved \d\d:\d\d.+20/, /^Goes live .*20/],
  ["live", /^$/, /^$/],
  ["failed", /^Saved \d\d:\d\d$/, /^All changes saved$/],
])("with nothing left to save, a page that is %s has one phrase after a save and one after a load", (page, saved, loaded) => {
  const wordsAt = (time: number | null) => {
    const { words, rest } = saveStatusOf({ ...situation, page, save: { kind: "saved", at: time } })
    return words + rest
  }
  expect(wordsAt(at)).toMatch(saved)
  expect(wordsAt(null)).toMatch(loaded)
})
