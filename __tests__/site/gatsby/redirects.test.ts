import { redirectRules } from "../../../src/gatsby/redirects.ts"

test("a static host finds the shell of each dashboard address", () => {
  expect(redirectRules()).toBe(
    [
      "/action-project/:id/edit /action_project/:id/edit/ 301",
      "/admin/* /admin/ 200",
      "/post/:id/edit /post/~/edit/ 200",
      "/member/:id/edit /member/~/edit/ 200",
      "/page/:id/edit /page/~/edit/ 200",
      "/agenda/:id/edit /agenda/~/edit/ 200",
      "/people/:id/edit /people/~/edit/ 200",
      "/action_project/:id/edit /action_project/~/edit/ 200",
      "/people/:id/edit.json /people/edit.json 200",
      "",
    ].join("\n"),
  )
})
