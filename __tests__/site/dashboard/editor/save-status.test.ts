import { isOfPage, phraseOf, wordsOfPhrase, type Phrase, type Situation } from "#dashboard/editor/bar/save-status.ts"

const pages = ["unknown", "draft", "published", "new", "pending", "live", "failed"] as const
const busy = ["saving", "offline", "failed", "conflict"] as const
const flags = [false, true] as const

const situation: Situation = { kind: "saved", wasSaved: false, isNew: false, isWithdrawing: false, page: "draft" }

const kinds = ["saved", "unsaved", ...busy] as const

const all: readonly Situation[] = kinds.flatMap((kind) =>
  flags.flatMap((wasSaved) =>
    flags.flatMap((isNew) => flags.flatMap((isWithdrawing) => pages.map((page) => ({ kind, wasSaved, isNew, isWithdrawing, page })))),
  ),
)

test("what goes on with a save is said before all else, wherever the page is", () => {
  for (const kind of busy) for (const each of all.filter((one) => one.kind === kind)) expect(phraseOf(each)).toBe(kind)
})

test("unsaved text is called so, and a save that takes the page off the site says that instead", () => {
  for (const each of all.filter(({ kind }) => kind === "unsaved")) expect(phraseOf(each)).toBe(each.isWithdrawing ? "withdraws" : "unsaved")
})

test("a new item is not saved yet", () => {
  for (const each of all.filter(({ kind, isNew }) => kind === "saved" && isNew)) expect(phraseOf(each)).toBe("unsaved")
})

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

const at = new Date(2026, 10, 24, 21, 23).getTime()

test.each<readonly [Phrase, number | null, string]>([
  ["unsaved", 2, "Not saved yet"],
  ["withdraws", 2, "Saving takes this off the site."],
  ["saving", 2, "Saving…"],
  ["offline", 2, "Offline. Kept in this browser"],
  ["failed", 2, "Could not save."],
  ["conflict", 2, "Conflict: another version was saved in the meantime"],
  ["savedDraft", 2, "Saved 21:23, not published"],
  ["saved", 2, "Saved 21:23"],
  ["savedOnItsWay", 2, "Saved 21:23, usually live in 2 s"],
  ["savedOnItsWay", null, "Saved 21:23"],
  ["onItsWay", 2, "Goes live with the next build, usually 2 s."],
  ["onItsWay", null, "Goes live with the next build."],
  ["unchanged", 2, "All changes saved"],
  ["none", 2, ""],
])("%s, where a build takes %s s, is said as “%s”", (phrase, usually, sentence) => {
  const { words, rest } = wordsOfPhrase(phrase, { at, usually })
  expect(words + rest).toBe(sentence)
})

test("a narrow bar keeps the state of the page, unless there is something to know about the save", () => {
  const ofSave: readonly Phrase[] = ["unsaved", "withdraws", "saving", "offline", "failed", "conflict", "savedDraft", "saved"]
  for (const each of all) expect(isOfPage(phraseOf(each))).toBe(!ofSave.includes(phraseOf(each)))
})
