import { foreignLang, nameOf } from "#lib/strings/language.ts"

test("only content in another language than the page's has a lang attribute", () => {
  expect(foreignLang("en")).toBeUndefined()
  expect(foreignLang("nl")).toBe("nl")
})

test("a code without a word is shown as it is", () => {
  expect(nameOf({ fr: "French" }, "fr")).toBe("French")
  expect(nameOf({ fr: "French" }, "it")).toBe("it")
})
