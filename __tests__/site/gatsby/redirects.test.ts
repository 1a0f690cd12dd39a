import { redirectRules } from "../../../src/gatsby/redirects.ts"

test("a static host learns which page stands for the dashboard's addresses", () => {
  expect(redirectRules()).toBe(
    [
      "/action-project/:id/edit /action_project/:id/edit/ 301",
      "/post/:id/edit /page/edit/ 200",
      "/member/:id/edit /page/edit/ 200",
      "/action_project/:id/edit /page/edit/ 200",
      "/people/:id/edit /page/edit/ 200",
      "/page/:id/edit /page/edit/ 200",
      "/admin/* /admin/ 200",
      "",
    ].join("\n"),
  )
})
