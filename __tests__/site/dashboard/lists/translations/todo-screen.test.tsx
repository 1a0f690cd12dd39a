import "#support/browser/dialogs.ts"
import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { without } from "#support/browser/back-end.ts"
import { visit } from "#support/browser/dashboard.tsx"
import { lists } from "#support/browser/screens/lists.ts"
import { aSiteOf } from "#support/contributor-site.ts"
import { aMember, anArticle, aTag, translated } from "#support/entities.ts"

const bricks = anArticle({ label: "Bricks", id: 50 })
const lime = translated(anArticle({ label: "Lime", id: 51 }), "fr")
const clay = translated(anArticle({ label: "Clay", id: 52 }), "fr", { outdated: true, confirmedVid: 1 })
const atelier = aMember({ label: "Atelier Ines", id: 40, langcode: "nl" })
const site = () => aSiteOf(bricks, lime, clay, atelier, aTag("Reuse"))

const linksOf = (name: RegExp) =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")])

test("what a language lacks and what is outdated stands in one list of all kinds, with links to the tabs", async () => {
  const { settle, address } = await visit(site(), "/admin/translation/", { as: "claire", screens: lists })
  expect(await screen.findByRole("heading", { level: 1, name: "Translations to do" })).toBeInTheDocument()
  await settle()
  await screen.findByRole("region", { name: /^Missing in French/ })
  expect(linksOf(/^To review in French/)).toEqual([["Clay", "/post/52/edit/?language=fr"]])
  expect(linksOf(/^Missing in French/)).toEqual(
    expect.arrayContaining([
      ["Bricks", "/post/50/edit/?language=fr"],
      ["Atelier Ines", "/member/40/edit/?language=fr"],
      ["Reuse", "/admin/tag/"],
    ]),
  )
  expect(linksOf(/^Missing in French/)).toHaveLength(3)
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Language" }), "Nederlands")
  await settle()
  expect(address()).toBe("/admin/translation/?language=nl")
  await screen.findByRole("region", { name: /^Missing in Dutch/ })
  expect(linksOf(/^Missing in Dutch/).map(([title]) => title)).not.toContain("Atelier Ines")
})

test("a back end without the filters is asked without them, and the list is the same", async () => {
  const asked: string[] = []
  const { settle } = await visit(site(), "/admin/translation/", {
    as: "claire",
    screens: lists,
    through: (network) => (sent) => {
      asked.push(decodeURIComponent(sent.url))
      return without("translation-filters")(network)(sent)
    },
  })
  await settle()
  await screen.findByRole("region", { name: /^Missing in French/ })
  expect(linksOf(/^To review in French/)).toEqual([["Clay", "/post/52/edit/?language=fr"]])
  expect(linksOf(/^Missing in French/)).toHaveLength(3)
  expect(asked.filter((url) => url.includes("filter[translation]"))).toEqual([])
})

test("a list tells the languages of each row, and filters by what is missing", async () => {
  const { settle } = await visit(site(), "/admin/post/?translation=missing-fr", { as: "claire", screens: lists })
  await settle()
  expect(await screen.findByRole("link", { name: "Bricks" })).toHaveAttribute("href", "/post/50/edit/")
  expect(screen.queryByText("Lime")).not.toBeInTheDocument()
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Translations" }), "To review in French")
  await settle()
  const row = await screen.findByRole("row", { name: /Clay/ })
  expect(within(row).getByText("EN, FR (to review)")).toBeInTheDocument()
})
