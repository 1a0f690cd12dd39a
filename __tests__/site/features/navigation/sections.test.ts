import { editables, ownShells, screenPath, shells } from "#contract/screens.ts"
import { isWork } from "#features/navigation/sections.ts"

test("only the addresses of the dashboard's screens count as work", () => {
  const edits = Object.keys(editables).map((of) => `/${of}/12/edit/`)
  expect(
    [...ownShells, ...shells.map(({ path }) => path), ...edits, screenPath({ kind: "edit", of: "action-project", id: 3 }, "fr")].filter(
      (path) => !isWork(path),
    ),
  ).toEqual([])
})

// The page that says "not found" is built without an address, so its frame must be the same at all of them.
test.each(["/tag/create/", "/members/create/", "/tag/3/edit/", "/fr/x/create/", "/post/how-to-create/"])(
  "the address %s doesn't count as work",
  (path) => {
    expect(isWork(path)).toBe(false)
  },
)
