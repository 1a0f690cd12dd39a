import { loginFor, returnTo } from "#lib/session/return-to.ts"
import { setLanguage } from "#lib/strings/language.ts"

test.each([
  ["/admin/post/", "/user/login/"],
  ["/admin/agenda/", "/user/login/?next=%2Fadmin%2Fagenda%2F"],
  ["/admin/post/?page=2", "/user/login/?next=%2Fadmin%2Fpost%2F%3Fpage%3D2"],
  ["/people/3/edit/", "/user/login/?next=%2Fpeople%2F3%2Fedit%2F"],
])("the address %s leads to the login %s, which leads back", (address, login) => {
  expect(loginFor(address)).toBe(login)
  expect(returnTo(new URL(login, "https://site.example").search, "en")).toBe(address)
})

test.each([
  "",
  "?next=",
  "?next=%2F",
  "?other=/admin/agenda/",
  "?next=/admin/nowhere/",
  "?next=/post/a-title/",
  "?next=/user/login/",
  "?next=/about-us/",
])("a query without a screen (%s) leads to the publications", (search) => {
  expect(returnTo(search, "en")).toBe("/admin/post/")
})

test.each([
  "//evil.example",
  "//evil.example/admin/post/",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\\/evil.example/admin/agenda/",
  "\\/admin/agenda/",
  "https:evil.example",
  "https://evil.example/admin/agenda/",
  "https:/admin/agenda/",
  "HTTPS://EVIL.EXAMPLE",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  "/%09/evil.example",
  "%2F%2Fevil.example",
  "/%2Fevil.example",
  "/%5Cevil.example",
  "/admin/%2e%2e//evil.example",
  "/admin/..//evil.example",
  "/admin/agenda/../../../evil.example",
  "user@evil.example",
  "/@evil.example",
  "//user:pass@evil.example/admin/agenda/",
  "https://site.example@evil.example/admin/agenda/",
  "//evil.example?/admin/agenda/",
  "//evil.example#/admin/agenda/",
  "/admin/agenda/\u2028//evil.example",
  "．．/admin/agenda/",
  "／／evil.example",
  "admin/agenda/",
  "?next=/admin/agenda/",
  "/oauth/token",
  "/jsonapi/node/article",
])("%j leads to no other site", (next) => {
  for (const encoded of [encodeURIComponent(next), encodeURIComponent(encodeURIComponent(next)), next]) {
    const address = returnTo(`?next=${encoded}`, "en")
    expect(new URL(address, "https://site.example").origin).toBe("https://site.example")
    expect(address).toMatch(/^\/admin\/(post|agenda)\/$/)
  }
})

test("of several `next` the first counts, and a fragment is dropped", () => {
  expect(returnTo("?next=/admin/agenda/&next=//evil.example", "en")).toBe("/admin/agenda/")
  expect(returnTo(`?next=${encodeURIComponent("/admin/post/?page=2#//evil.example")}`, "en")).toBe("/admin/post/?page=2")
  expect(returnTo(`?next=${encodeURIComponent("/action-project/7/edit")}`, "en")).toBe("/action_project/7/edit/")
})

describe("with languages", () => {
  test("without a page asked for, the start is in the account's language", () => {
    expect(returnTo("", "fr")).toBe("/fr/admin/post/")
    expect(returnTo("?next=//evil.example", "nl")).toBe("/nl/admin/post/")
  })

  test("a screen that was asked for is in the account's language too", () => {
    expect(returnTo("?next=/nl/admin/agenda/", "fr")).toBe("/fr/admin/agenda/")
    expect(returnTo("?next=/admin/agenda/%3Fyear=2027", "fr")).toBe("/fr/admin/agenda/?year=2027")
    expect(returnTo("?next=/fr/action-project/7/edit", "en")).toBe("/action_project/7/edit/")
    expect(returnTo("?next=/fr//evil.example/", "en")).toBe("/admin/post/")
  })

  test("the login of a French page is French, and leads back to it", () => {
    setLanguage("fr")
    expect(loginFor("/fr/post/12/edit/")).toBe("/fr/user/login/?next=%2Ffr%2Fpost%2F12%2Fedit%2F")
    expect(loginFor("/fr/admin/post/")).toBe("/fr/user/login/?next=%2Ffr%2Fadmin%2Fpost%2F")
    setLanguage("en")
    expect(loginFor("/fr/post/12/edit/")).toBe("/fr/user/login/?next=%2Ffr%2Fpost%2F12%2Fedit%2F")
  })
})
