import { byName, fileFacts, fold, foreignLang, initials, nameOf } from "#lib/text.ts"

test("texts are compared without case and accents", () => {
  expect(fold("Équerre, Liège, Ærø")).toBe("equerre, liege, ærø")
})

test.each([
  ["Atelier Linteau", "AL"],
  ["Maes & Otten", "MO"],
  ["De Smedt Ruelle", "DR"],
  ["Ligne de Terre", "LT"],
  ["Bouwplaats 7", "B7"],
  ["Arête", "A"],
  ["Verhaegen-Delcour & associés", "VA"],
  ["Studio ’t Veld", "SV"],
  ["équerre", "É"],
  ["&", ""],
])("%s is known by the initials %s", (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test("names stand in the order of the alphabet, accents aside and numbers by size", () => {
  expect(["Wijk", "Élan", "ouvroir 12", "Ouvroir 7", "Eden"].toSorted(byName)).toEqual(["Eden", "Élan", "Ouvroir 7", "ouvroir 12", "Wijk"])
})

test("only content in another language than the page's says which", () => {
  expect(foreignLang("en")).toBeUndefined()
  expect(foreignLang("nl")).toBe("nl")
})

test("a code without a word is shown as it is", () => {
  expect(nameOf({ fr: "French" }, "fr")).toBe("French")
  expect(nameOf({ fr: "French" }, "it")).toBe("it")
})

test.each([
  ["plan.pdf", 419_600, "PDF, 420 kB"],
  ["plan.pdf", 6_100_000, "PDF, 6.1 MB"],
  ["list.xlsx", 12, "XLSX, 1 kB"],
  ["plan.pdf", 999_600, "PDF, 1.0 MB"],
  ["README", 2000, "2 kB"],
])("the file %s of %i bytes is offered as %s", (filename, bytes, facts) => {
  expect(fileFacts(filename, bytes)).toBe(facts)
})
