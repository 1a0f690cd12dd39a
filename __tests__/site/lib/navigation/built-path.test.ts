import { builtPath, shellOf } from "#lib/navigation/built-path.ts"
import { inLanguage, languages } from "#contract/languages.ts"
import { ownShells, shellFor, shells } from "#contract/screens.ts"

const screens = [
  "/admin/",
  "/admin",
  "/admin/post/",
  "/admin/nowhere/at/all/",
  "/post/12/edit/",
  "/action_project/1/edit",
  "/people/x/edit/",
]

test.each(shells)("the built page $path is that of its pattern", ({ path, matchPath }) => {
  const address = matchPath.replace(":id", "12").replace("*", "post/")
  expect(`${builtPath(address)}/`).toBe(path)
  expect(`${builtPath(path)}/`).toBe(path)
})

test.each(screens.flatMap((path) => languages.map((language) => inLanguage(language, path))))(
  "%s has the page that the server sends",
  (path) => {
    expect(`${String(shellOf(path))}/`).toBe(shellFor(path))
  },
)

test.each([
  ...ownShells,
  "/",
  "/post/a/",
  "/members/edit/",
  "/post/12/edit/more/",
  "/nowhere/12/edit/",
  "/administration/",
  "/fr/",
  "/fr/fr/admin/",
])("%s has a page of its own", (path) => {
  expect(shellOf(path)).toBeNull()
  expect(shellFor(path)).toBeNull()
  expect(builtPath(path)).toBe(path === "/" ? "/" : path.slice(0, -1))
})

test("a page is found in each spelling of its address", () => {
  expect(builtPath("/index.html")).toBe("/")
  expect(builtPath("/members")).toBe("/members")
  expect(builtPath("/post/caf%C3%A9/")).toBe("/post/café")
})
