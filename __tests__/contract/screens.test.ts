import { match } from "@reach/router"
import { ownShells, shellFor, shells } from "#contract/screens.ts"

const patterns = shells

test.each(patterns)("no other shell's pattern takes the address $path of a shell", ({ path, matchPath }) => {
  const others = patterns.filter((other) => other.matchPath !== matchPath)
  expect(others.filter((other) => match(other.matchPath, path) !== null)).toEqual([])
})

test.each(["/admin/post/", "/admin/nowhere/at/all/", "/post/12/edit/", "/action-project/1/edit/", "/fr/admin/post/", "/nl/post/12/edit/"])(
  "for %s the server sends the page that Gatsby draws there",
  (path) => {
    const drawn = patterns.filter(({ matchPath }) => match(matchPath, path) !== null).map((shell) => shell.path)
    expect(drawn).toEqual([shellFor(path)])
  },
)

test.each([
  ...ownShells,
  "/",
  "/post/a/",
  "/members/edit/",
  "/post/12/edit/more/",
  "/members/nope/edit/",
  "/fr/members/nope/edit/",
  "/fr/fr/admin/",
])("no shell takes %s", (path) => {
  expect(patterns.filter(({ matchPath }) => match(matchPath, path) !== null)).toEqual([])
  expect(shellFor(path)).toBeNull()
})
