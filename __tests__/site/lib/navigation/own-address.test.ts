import { isInOwnLanguage, own } from "#lib/navigation/own-address.ts"
import { screenPath } from "#lib/navigation/own-screen.ts"
import { setLanguage } from "#lib/strings/language.ts"

afterEach(() => setLanguage("en"))

test("an English page has addresses without a prefix", () => {
  expect(own("/members/")).toBe("/members/")
  expect(screenPath({ kind: "edit", of: "action-project", id: 3 })).toBe("/action_project/3/edit/")
  expect(["/members/", "/fr/members/", "/french/", "/frames/"].filter(isInOwnLanguage)).toEqual(["/members/", "/french/", "/frames/"])
})

test("a French page has addresses below /fr/", () => {
  setLanguage("fr")
  expect(own("/")).toBe("/fr/")
  expect(screenPath({ kind: "list", of: "post" })).toBe("/fr/admin/post/")
  expect(["/", "/fr/", "/fr/post/x/?a=b", "/nl/post/x/"].filter(isInOwnLanguage)).toEqual(["/fr/", "/fr/post/x/?a=b"])
})
