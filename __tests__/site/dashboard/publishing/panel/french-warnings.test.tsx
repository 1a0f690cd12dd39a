import { visit } from "#support/browser/dashboard.tsx"
import { publishingScreen } from "#support/browser/screens/publishing-screen.ts"
import { screen, within } from "@testing-library/react"
import { faultWords } from "#dashboard/strings/fr/faults.ts"
import * as words from "#dashboard/strings/en/words.ts"
import { setAppWords } from "#dashboard/strings/words.ts"
import { aPublishing, aStatus } from "#support/publishing.ts"
import { aServer } from "#support/server.ts"

beforeEach(() => {
  setAppWords({ ...words, faultWords })
})

test("a warning is told in the language of the page, or as the build wrote it", async () => {
  const english = { kind: "link", item: null, what: "its text links to /old.", todo: "Link to a published page." } as const
  const coded = { code: "textLinkDead", values: { address: "/old" } } as const
  const publishing = aPublishing(aStatus({ warnings: [{ ...english, coded }, english] }))
  const server = aServer()
    .withAccount({ name: "claire", uid: 9, roles: ["contributor"] })
    .start()
  await visit(server, "/admin/publishing/", { as: "claire", screens: publishingScreen, through: publishing.through })
  const [told, written] = within(await screen.findByRole("region", { name: "To do" })).getAllByRole("listitem")
  expect(told).toHaveTextContent("Le texte renvoie à /old, qui ne mène nulle part.")
  expect(written).toHaveTextContent("its text links to /old.")
})
