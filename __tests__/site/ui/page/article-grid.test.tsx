import { screen, within } from "@testing-library/react"
import type { ProseNode } from "#lib/prose/tree.ts"
import { renderAt } from "#support/at.tsx"
import { ArticleGrid } from "#ui/page/article-grid.tsx"

const sections: ProseNode[] = ["one", "two", "three"].map((id) => ["h2", { id }, `Part ${id}`])
const reference: ProseNode = ["p", null, "A claim.", ["sup", null, ["a", { href: "#fn-1", id: "fnref-1" }, "1"]]]
const notes: ProseNode = ["notes", null, ["li", { id: "fn-1" }, "The source. ", ["a", { href: "#fnref-1" }, "↩"]]]

function renderText(tree: ProseNode[], lang?: string) {
  const body: Queries.ProseFragment = JSON.parse(JSON.stringify({ tree, pictures: [] }))
  return renderAt("/post/a/", <ArticleGrid body={body} lead="In short." lang={lang} />)
}

test("a text of three sections has a list of contents that leads to each", () => {
  renderText(sections)
  const contents = within(screen.getByRole("navigation", { name: "On this page" }))
  expect(contents.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["#one", "#two", "#three"])
})

test("a text of two sections has no list of contents", () => {
  renderText(sections.slice(1))
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument()
})

test("each note has one link back to its place in the text", () => {
  renderText([reference, ["h3", { id: "n" }, "Notes"], notes])
  const section = within(screen.getByRole("region", { name: "Notes" }))
  expect(section.getByRole("link", { name: "Back to the text, note 1" })).toHaveAttribute("href", "#fnref-1")
  expect(section.getAllByRole("link")).toHaveLength(1)
  expect(section.getByRole("listitem")).toHaveAttribute("id", "fn-1")
  expect(screen.getAllByRole("heading", { name: "Notes" })).toHaveLength(1)
})

test("the text has its own language, the words around it the site's", () => {
  renderText([...sections, reference, notes], "fr")
  expect(screen.getByText("In short.")).toHaveAttribute("lang", "fr")
  expect(screen.getByRole("heading", { name: "Notes" })).not.toHaveAttribute("lang")
  expect(screen.getByRole("heading", { name: "On this page" })).not.toHaveAttribute("lang")
})
