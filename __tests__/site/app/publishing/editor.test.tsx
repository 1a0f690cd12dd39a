import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { visit } from "#support/browser/dashboard.tsx"
import { aMember, anArticle } from "#support/entities.ts"
import { aBuild, aBuildStamp, aPublishing, aStatus } from "#support/publishing.ts"
import { aServer, type TestServer } from "#support/server.ts"

const own = aMember({ label: "Atelier Ines", id: 40 })

const aSite = () =>
  aServer()
    .with(own, anArticle({ label: "Ten points", id: 50, alias: "/post/ten-points", status: false }))
    .withAccount({ name: "ines", uid: 7, member: own })
    .withAccount({ name: "claire", uid: 9, roles: ["contributor"] })
    .start()

async function revisionAt(server: TestServer, path: string): Promise<number> {
  const { body } = await server.read(path, { authorization: await server.signIn("claire") })
  return Number(body.data[0]?.attributes.drupal_internal__vid)
}

const bar = () => screen.getByRole("region", { name: "Save" })

test("after Publish the editor waits for the site, then says Live, with a toast that leads there", async () => {
  const server = aSite()
  const publishing = aPublishing()
  const { settle } = await visit(server, "/post/50/edit/", { as: "claire", through: publishing.through })
  await screen.findByLabelText("Title")
  expect(bar()).toHaveTextContent("Draft")
  await userEvent.click(screen.getByRole("button", { name: "Publish" }))
  await settle()
  await waitFor(() => {
    expect(bar()).toHaveTextContent("Not live yet")
  })
  expect(within(bar()).getByText("Goes live with the next build, usually 2.0 s.")).toBeInTheDocument()
  expect(screen.queryByRole("link", { name: "View on site" })).not.toBeInTheDocument()
  publishing.show("/post/50/edit.json", await revisionAt(server, "/jsonapi/node/article"))
  publishing.deploy(aBuildStamp({ id: "2" }))
  publishing.tell(aStatus({ builds: [aBuild({ id: 2 })] }))
  await settle()
  await waitFor(() => {
    expect(bar()).toHaveTextContent("Live")
  })
  expect(await screen.findByText(/^“Ten points” is live after \d+\.\d s$/, {}, { timeout: 20_000 })).toBeInTheDocument()
  const links = screen.getAllByRole("link", { name: "View on site" })
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/post/ten-points/", "/post/ten-points/"])
})

test("a member sees the state of the own page, and asks for no status of the builds", async () => {
  const server = aSite()
  const publishing = aPublishing()
  publishing.show("/member/40/edit.json", await revisionAt(server, "/jsonapi/node/member"))
  await visit(server, "/member/40/edit/", { as: "ines", through: publishing.through })
  await screen.findByLabelText("Summary")
  await waitFor(() => {
    expect(bar()).toHaveTextContent("Live")
  })
  await userEvent.type(screen.getByLabelText("Summary"), "Bricks.")
  await userEvent.click(screen.getByRole("button", { name: "Save" }))
  await waitFor(() => {
    expect(bar()).toHaveTextContent("Update pending")
  })
  expect(publishing.asked("/publishing/")).toEqual([])
  expect(screen.queryByRole("link", { name: /^Publishing/ })).not.toBeInTheDocument()
})
