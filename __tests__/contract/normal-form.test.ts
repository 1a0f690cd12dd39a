import { fold, foldName } from "#contract/fold.ts"
import { normalForm } from "#contract/normal-form.ts"

test("letters with a few accents are composed and decomposed as Unicode says", () => {
  expect(normalForm("Cafe\u0301 s\u0323\u0307", "NFC")).toBe("Café ṩ")
  expect(normalForm("Café ﬁ", "NFKD")).toBe("Cafe\u0301 fi")
  expect(normalForm(`e${"\u0301".repeat(31)}`, "NFKD")).toBe(`e${"\u0301".repeat(30)}`)
})

test.each([
  ["two accents in turn", "\u0301\u0316".repeat(125_000)],
  ["one accent, then another", "\u0301".repeat(125_000) + "\u0316".repeat(125_000)],
  ["as many accents on each letter as are kept", `e${"\u0301".repeat(15)}${"\u0316".repeat(15)}`.repeat(8000)],
])("250,000 letters of %s take no minute", (_what, letters) => {
  // The search index of a build reads whole texts in this way.
  for (const form of ["NFC", "NFKC", "NFKD"] as const) expect(normalForm(`e${letters}`, form).length).toBeGreaterThan(0)
  expect(fold(`e${letters}`)).toMatch(/^e/)
  expect(foldName(`e${letters}`)).toMatch(/^[eé]/)
})
