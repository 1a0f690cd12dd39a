import "#support/browser/dialogs.ts"
import { screen } from "@testing-library/react"
import type { Profile } from "#contract/session.ts"
import { axe } from "#support/axe.ts"
import { visit } from "#support/browser/dashboard.tsx"
import { aServer } from "#support/server.ts"

test("on a Drupal without our module the dashboard says what to install, and asks for nothing", async () => {
  const site = aServer()
    .withAccount({ name: "claire", uid: 9, roles: ["administrator"] })
    .start()
  const { container, browser } = await visit(site, "/admin/post/", {
    as: "claire",
    through: (network) => async (sent) => {
      const answer = await network(sent)
      if (!sent.url.startsWith("/user/9?")) return answer
      const { g30_features: _, ...profile }: Profile = await answer.json()
      return Response.json(profile)
    },
  })
  expect(await screen.findByRole("heading", { level: 1, name: "The Drupal module of this site is missing" })).toBeInTheDocument()
  expect(screen.getByRole("alert")).toHaveTextContent("php core/scripts/drupal recipe ../recipes/g30_module")
  expect(browser.requests.map(({ url }) => new URL(url, "https://g30.example").pathname)).toEqual(["/oauth/token", "/user/9"])
  expect(await axe(container)).toHaveNoViolations()
})
