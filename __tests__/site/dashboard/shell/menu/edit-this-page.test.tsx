import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { DashboardMenu, DashboardSheet } from "#dashboard/shell/menu/dashboard-menu.tsx"
import { visit } from "#support/browser/dashboard.tsx"
import type { Version } from "#lib/content/versions.ts"
import type { DashboardProps } from "#lib/session/session.ts"
import { useSession } from "#lib/session/use-session.tsx"
import { aMember, anArticle } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

const own = aMember({ label: "Atelier Ines", id: 40, alias: "/members/atelier-ines" })

function aSite() {
  return aServer()
    .with(own, aMember({ label: "Noordzicht", id: 41, alias: "/members/noordzicht" }), anArticle({ id: 50, alias: "/post/bricks" }))
    .withAccount({ name: "ines", uid: 7, member: own })
    .withAccount({ name: "claire", uid: 9, roles: ["contributor"] })
    .start()
}

function PublicPage({ versions }: Pick<DashboardProps, "versions">) {
  const { session } = useSession()
  return session.kind === "signed-in" ? <DashboardMenu profile={session.profile} versions={versions} /> : null
}

async function openMenu(path: string, as: string, versions: readonly Version[] = [{ language: "en", path, isOriginal: true }]) {
  const { settle, container } = await visit(aSite(), path, { as, show: <PublicPage versions={versions} /> })
  await userEvent.click(await screen.findByRole("button", { name: "Dashboard" }))
  await settle()
  return container
}

const link = () => screen.queryByRole("link", { name: "Edit this page" })
const entry = () => screen.queryByText("Edit this page")

test("an admin's menu leads from a public page to its editor", async () => {
  await openMenu("/post/bricks/", "claire")
  expect(await screen.findByRole("link", { name: "Edit this page" })).toHaveAttribute("href", "/post/50/edit/")
})

test("a member's menu leads from the member's own page to its editor", async () => {
  await openMenu("/members/atelier-ines/", "ines")
  expect(await screen.findByRole("link", { name: "Edit this page" })).toHaveAttribute("href", "/member/40/edit/")
})

test.each([
  [
    "of which the original is French",
    [
      { language: "en", path: "/post/bricks/", isOriginal: false },
      { language: "fr", path: "/fr/post/briques/", isOriginal: true },
    ],
  ],
  ["that doesn't tell its original", [{ language: "en", path: "/post/bricks/" }]],
] as const)("the menu of a page %s leads to the text that the page shows", async (_, versions) => {
  await openMenu("/post/bricks/", "claire", versions)
  expect(await screen.findByRole("link", { name: "Edit this page" })).toHaveAttribute("href", "/post/50/edit/?language=en")
})

test.each([
  ["a member on another practice's page", "/members/noordzicht/", "ines"],
  ["a member on a publication", "/post/bricks/", "ines"],
  ["an admin on a list", "/members/", "claire"],
  ["an admin in the dashboard", "/admin/post/", "claire"],
  ["an admin on a page that has no content", "/post/gone/", "claire"],
])("%s finds no entry “Edit this page” in the menu", async (_, path, as) => {
  await openMenu(path, as)
  expect(link()).not.toBeInTheDocument()
  expect(entry()).not.toBeInTheDocument()
})

function Sheet() {
  const { session } = useSession()
  return session.kind === "signed-in" ? <DashboardSheet profile={session.profile} versions={[]} onChoose={() => {}} /> : null
}

test.each([
  ["menu", <PublicPage key="menu" versions={[]} />],
  ["sheet of a small screen", <Sheet key="sheet" />],
])("if the request fails, the %s says so and asks again when pressed", async (_, show) => {
  let isDown = true
  const { settle } = await visit(aSite(), "/post/bricks/", {
    as: "claire",
    show,
    through: (network) => (request) =>
      isDown && request.url.startsWith("/router/") ? Promise.resolve(new Response("", { status: 502 })) : network(request),
  })
  const open = async () => {
    const button = screen.queryByRole("button", { name: "Dashboard" })
    if (button !== null) await userEvent.click(button)
    await settle()
  }
  await open()
  isDown = false
  await userEvent.click(await screen.findByText("Edit this page (failed, try again)"))
  await settle()
  if (link() === null) await open()
  expect(await screen.findByRole("link", { name: "Edit this page" })).toHaveAttribute("href", "/post/50/edit/?language=en")
})
