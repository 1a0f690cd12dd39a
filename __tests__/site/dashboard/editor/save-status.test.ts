import { phraseOf, type Phrase, type Situation } from "#dashboard/editor/bar/save-status.ts"

const situation: Situation = { kind: "saved", wasSaved: false, isNew: false, isWithdrawing: false, page: "draft" }

test.each<readonly [Situation["page"], saved: Phrase, loaded: Phrase]>([
  ["unknown", "saved", "none"],
  ["draft", "savedDraft", "unchanged"],
  ["published", "saved", "unchanged"],
  ["new", "savedOnItsWay", "onItsWay"],
  ["pending", "savedOnItsWay", "onItsWay"],
  ["live", "none", "none"],
  ["failed", "saved", "unchanged"],
])("with nothing left to save, a page that is %s is told by one phrase after a save, and by one after a load", (page, saved, loaded) => {
  expect(phraseOf({ ...situation, page, wasSaved: true })).toBe(saved)
  expect(phraseOf({ ...situation, page })).toBe(loaded)
})
