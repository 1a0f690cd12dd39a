import "#support/browser/dialogs.ts"
import "fake-indexeddb/auto"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { visit } from "#support/browser/dashboard.tsx"
import { editor } from "#support/browser/screens/editor.ts"
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

/** A build ends, and the editor tells that the publication is live. */
async function becomesLive(publishing: ReturnType<typeof aPublishing>, settle: () => Promise<void>): Promise<void> {
  publishing.deploy(aBuildStamp({ id: "2" }))
  publishing.tell(aStatus({ builds: [aBuild({ id: 2 })] }))
  await settle()
  await waitFor(() => {
    expect(bar()).toHaveTextContent("Live")
  })
  expect(await screen.findByText(/^“Ten points” is live after \d+(\.\d)? s$/)).toBeInTheDocument()
}

test("after Publish the editor waits for the site, then says Live, with a toast that leads there", async () => {
  const server = aSite()
  const publishing = aPublishing()
  const { settle } = await visit(server, "/post/50/edit/", { as: "claire", screens: editor, through: publishing.through })
  await screen.findByLabelText("Title")
  expect(bar()).toHaveTextContent("Draft")
  // No build has it: to ask for its file would leave an error in the console.
  expect(publishing.asked("edit.json")).toEqual([])
  await userEvent.click(screen.getByRole("button", { name: "Publish" }))
  await settle()
  await waitFor(() => {
    expect(bar()).toHaveTextContent("Not live yet")
  })
  expect(within(bar()).getByRole("status")).toHaveTextContent(/^Saved \d\d:\d\d, usually live in 2 s$/)
  expect(screen.queryByRole("link", { name: "View on site" })).not.toBeInTheDocument()
  publishing.show("/post/50/edit.json", await revisionAt(server, "/jsonapi/node/article"))
  await becomesLive(publishing, settle)
  const links = screen.getAllByRole("link", { name: "View on site" })
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/post/ten-points/", "/post/ten-points/"])
  // This tab may have kept the page's data from before.
  for (const link of links) expect(await isLeftToBrowser(link)).toBe(true)
})

test("the bar says how far the build is, and a build that fails is told with its cause and item", async () => {
  const publishing = aPublishing()
  const { settle } = await visit(aSite(), "/post/50/edit/", { as: "claire", screens: editor, through: publishing.through })
  await userEvent.click(await screen.findByRole("button", { name: "Publish" }))
  await settle()
  const change = { type: "node--article", number: 50, title: "Ten points" } as const
  const own = { by: ["claire"], changes: [change], changeCount: 1 } as const
  const pages = { name: "pages", ended: null, done: 1, total: 2 } as const
  publishing.tell(aStatus({ now: aBuild({ id: 3, state: "building", ended: null, steps: [pages], ...own }) }))
  await settle()
  expect(await within(bar()).findByRole("progressbar", { name: "Build" })).toBeVisible()
  const problem = { message: "ENOSPC: no space left on device", code: "disk", item: null, asks: null } as const
  publishing.tell(aStatus({ builds: [aBuild({ id: 3, state: "failed", problem, ...own }), aBuild({ id: 2 })] }))
  await settle()
  const cause = "The site could not be built: the server’s disk is full."
  expect(await screen.findByText(`“Ten points” is not live. ${cause}`)).toBeInTheDocument()
  await waitFor(() => {
    expect(bar()).toHaveTextContent("Build failed")
  })
  expect(within(bar()).getByText(cause)).toBeVisible()
  await userEvent.click(within(bar()).getByText("Details"))
  expect(within(bar()).getByText(problem.message)).toBeVisible()
  publishing.tell(aStatus({ builds: [aBuild({ id: 4, state: "failed", problem, ...own, by: ["nora"] }), aBuild({ id: 2 })] }))
  await settle()
  expect(screen.getAllByText(/is not live/)).toHaveLength(1)
})

/** Clicks, and tells whether the browser would load the link's document. */
async function isLeftToBrowser(link: HTMLElement): Promise<boolean> {
  let isLeft = false
  const note = (event: MouseEvent) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener("click", note, { once: true })
  await userEvent.click(link)
  return isLeft
}

test("a member sees the state of the own page, and is told of a build that fails, but sees no builds", async () => {
  const server = aSite()
  const publishing = aPublishing()
  publishing.show("/member/40/edit.json", await revisionAt(server, "/jsonapi/node/member"))
  const { settle } = await visit(server, "/member/40/edit/", { as: "ines", screens: editor, through: publishing.through })
  await screen.findByLabelText("Summary")
  await waitFor(() => {
    expect(bar()).toHaveTextContent("Live")
  })
  await userEvent.type(screen.getByLabelText("Summary"), "Bricks.")
  await userEvent.click(screen.getByRole("button", { name: "Save" }))
  await waitFor(() => {
    expect(bar()).toHaveTextContent("Update pending")
  })
  // As the server tells it to members.
  const problem = { message: "", code: "item", item: { type: "node--member", number: 40, title: "Atelier Ines" }, asks: null } as const
  publishing.tell(aStatus({ builds: [aBuild({ id: 3, state: "failed", problem, by: ["ines"] })] }))
  await settle()
  await waitFor(() => {
    expect(bar()).toHaveTextContent("Build failed")
  })
  expect(await screen.findByText(/^“Atelier Ines” is not live\. /)).toBeInTheDocument()
  expect(within(bar()).queryByText("Details")).not.toBeInTheDocument()
  expect(screen.queryByRole("link", { name: /^Publishing|See why/ })).not.toBeInTheDocument()
})

test("the toast and the bar name the field whose private contact keeps a page from being built", async () => {
  const publishing = aPublishing()
  const { settle } = await visit(aSite(), "/post/50/edit/", { as: "claire", screens: editor, through: publishing.through })
  await userEvent.click(await screen.findByRole("button", { name: "Publish" }))
  await settle()
  const what = "/post/ten-points/ would show the field Mail of the member “Atelier Ines”, which visitors may not see. It stays as it was."
  const warning = {
    item: { type: "node--article", number: 50, title: "Ten points" },
    what,
    todo: "Take the address out.",
    coded: { code: "mailPrivate", values: { page: "/post/ten-points/", owner: "Atelier Ines" } },
  } as const
  publishing.tell(aStatus({ builds: [aBuild({ id: 3 })], warnings: [warning] }))
  await settle()
  expect(await screen.findByText(`“Ten points” is not live. ${what}`)).toBeInTheDocument()
  expect(within(bar()).getByText(what)).toBeVisible()
  expect(within(bar()).getByText("Take the address out.")).toBeVisible()
})
