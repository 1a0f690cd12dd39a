import { screenTitle } from "#features/navigation/screen-title.ts"

test.each([
  ["/admin/post/", "Publications"],
  ["/admin/people/", "Users"],
  ["/admin/agenda/", "Dashboard"],
  ["/post/~/edit/", "Dashboard"],
  ["/post/7/edit/", "Dashboard"],
  ["/post/x/edit/", "Page not found"],
])("the title at %s is %s", (path, title) => {
  expect(screenTitle(path)).toBe(title)
})
