import { visit } from "#support/browser/dashboard.tsx"
import { lists } from "#support/browser/screens/lists.ts"
import "#support/browser/dialogs.ts"
import { act, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { scrollThrough } from "#support/browser/in-view.ts"
import { aSiteOf } from "#support/contributor-site.ts"
import { anArticle } from "#support/entities.ts"
import { aBuild, aBuildStamp, aPublishing, aStatus, at } from "#support/publishing.ts"
import { type TestServer } from "#support/server.ts"

const names = ["Alpha", "Beta", "Gamma", "Delta", "Epsilon"] as const
const numbers = { Alpha: 50, Beta: 51, Gamma: 52, Delta: 53, Epsilon: 54 } as const

const aSite = () =>
  aSiteOf(
    ...names.map((label) =>
      anArticle({ label, id: numbers[label], alias: `/post/${label.toLowerCase()}`, status: label !== "Delta" && label !== "Epsilon" }),
    ),
  )

const stampOf = (name: (typeof names)[number]) => `/post/${numbers[name]}/edit.json`

async function revisionsOf(server: TestServer): Promise<Readonly<Record<string, number>>> {
  const { body } = await server.read("/jsonapi/node/article", { authorization: await server.signIn("claire") })
  return Object.fromEntries(body.data.map(({ attributes }) => [String(attributes.title), Number(attributes.drupal_internal__vid)]))
}

async function openList() {
  const publishing = aPublishing()
  const server = aSite()
  const vids = await revisionsOf(server)
  publishing.show(stampOf("Alpha"), vids.Alpha ?? 0)
  publishing.show(stampOf("Beta"), (vids.Beta ?? 0) - 1)
  const shown = await visit(server, "/admin/post/?sort=title", { as: "claire", screens: lists, through: publishing.through })
  await screen.findByRole("row", { name: /Alpha/ })
  return { ...shown, server, publishing, user: userEvent.setup() }
}

const row = (name: string) => screen.getByRole("row", { name: new RegExp(name) })

test("each row in view says whether visitors see it, because the site was asked", async () => {
  const { publishing } = await openList()
  expect(publishing.asked("edit.json")).toEqual([])
  act(scrollThrough)
  await waitFor(() => {
    expect(row("Alpha")).toHaveTextContent("Live")
  })
  await waitFor(() => {
    expect(row("Gamma")).toHaveTextContent("Not live yet")
  })
  expect(row("Beta")).toHaveTextContent("Update pending")
  expect(row("Delta")).toHaveTextContent("Draft")
  // build.json names the others not: to ask for their files would leave errors in the console.
  expect(publishing.asked("edit.json").toSorted()).toEqual((["Alpha", "Beta"] as const).map((name) => `GET ${stampOf(name)}`))
})

test("only rows that visitors are served have a link to the site", async () => {
  const { user } = await openList()
  act(scrollThrough)
  await waitFor(() => {
    expect(row("Gamma")).toHaveTextContent("Not live yet")
  })
  await user.click(within(row("Alpha")).getByRole("button", { name: "Actions for Alpha" }))
  expect(screen.getByRole("link", { name: "View on site" })).toHaveAttribute("href", "/post/alpha/")
  await user.click(within(row("Gamma")).getByRole("button", { name: "Actions for Gamma" }))
  await waitFor(() => {
    expect(screen.queryByRole("link", { name: "View on site" })).not.toBeInTheDocument()
  })
})

test("one toast reports all items that are published together", async () => {
  const { publishing, server, user, settle } = await openList()
  await user.click(screen.getByRole("checkbox", { name: "Select Delta" }))
  await user.click(screen.getByRole("checkbox", { name: "Select Epsilon" }))
  await user.click(screen.getByRole("button", { name: "Publish" }))
  await screen.findByText(/2 publications published/)
  const vids = await revisionsOf(server)
  for (const name of names) publishing.show(stampOf(name), vids[name] ?? 0)
  publishing.deploy(aBuildStamp({ id: "2" }))
  const live = aStatus({ builds: [aBuild({ id: 2, started: at(5), ended: at(6) })] })
  publishing.tell(live)
  await settle()
  expect(await screen.findByText(/^2 changes are live after \d+(\.\d)? s$/)).toBeInTheDocument()
  publishing.tell(live)
  await settle()
  expect(screen.getAllByText(/live after/)).toHaveLength(1)
})
