import { editables, lists, ownShells, screenPath } from "#contract/screens.ts"
import { isWork } from "#features/navigation/sections.ts"

const screens = [
  ...Object.keys(lists).map((of) => `/admin/${of}/`),
  ...Object.keys(editables).flatMap((of) => [`/${of}/create/`, `/${of}/12/edit/`, `/${of}/12/edit`]),
]

test.each([
  ...screens,
  ...ownShells,
  screenPath({ kind: "start" }),
  screenPath({ kind: "edit", of: "action-project", id: 1 }),
  "/user/login/",
])("%s belongs to the login, the recovery or the dashboard", (path) => {
  expect(isWork(path)).toBe(true)
})

test.each([
  "/",
  "/members/",
  "/members/nope/edit/",
  "/post/how-to-create/",
  "/post/edit/",
  "/action-project/a/",
  "/user/nobody/",
  "/about-us/",
])("%s is a public page", (path) => {
  expect(isWork(path)).toBe(false)
})
