import { screen, within } from "@testing-library/react"
import type { ProseNode } from "#lib/prose/tree.ts"
import { aPicture } from "#support/a-picture.ts"
import { renderAt } from "#support/at.tsx"
import { Prose } from "#ui/text/prose.tsx"

function renderProse(...nodes: ProseNode[]) {
  return renderAt("/post/a/", <Prose nodes={nodes} pictures={[aPicture({ alt: "A model" })]} lang={undefined} />)
}

test("every element that a text may have is rendered as itself", () => {
  renderProse(
    ["h2", { id: "one" }, "One"],
    ["h3", { id: "two" }, "Two"],
    ["p", null, ["strong", null, "strong"], ["em", null, "em"], ["sup", null, "sup"], ["sub", null, "sub"], ["br", null], "end"],
    ["ul", null, ["li", null, "item"]],
    ["ol", null, ["li", { id: "step" }, "step"]],
    ["blockquote", null, ["p", null, "quote"]],
    ["hr", null],
    ["figure", null, ["img", { picture: "0" }], ["figcaption", null, "caption"]],
    [
      "table",
      null,
      ["caption", null, "Offers"],
      ["thead", null, ["tr", null, ["th", { scope: "col" }, "Site"]]],
      ["tbody", null, ["tr", null, ["td", null, "Mons"]]],
    ],
  )
  expect(screen.getByRole("heading", { level: 3, name: "Two" })).toHaveAttribute("id", "two")
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["item", "step"])
  expect(screen.getByRole("blockquote")).toHaveTextContent("quote")
  expect(screen.getByRole("separator")).toBeInTheDocument()
  expect(screen.getByRole("figure")).toHaveTextContent("caption")
  for (const role of ["strong", "emphasis", "superscript", "subscript"]) expect(screen.getByRole(role)).toBeInTheDocument()
  expect(screen.getByRole("table", { name: "Offers" })).toHaveTextContent("Mons")
  expect(screen.getByRole("heading", { level: 2, name: "One" })).toHaveAttribute("id", "one")
  expect(screen.getByText("step")).toHaveAttribute("id", "step")
  expect(screen.getByRole("columnheader", { name: "Site" })).toHaveAttribute("scope", "col")
})

test("a list keeps its numbers, and a cell all that it covers", () => {
  renderProse(
    ["ol", { start: "10", type: "a", reversed: "" }, ["li", { value: "5" }, "five"]],
    ["table", null, ["tbody", null, ["tr", null, ["td", { rowspan: "2" }, "2025"], ["td", { colspan: "3" }, "Luik"]]]],
  )
  for (const [name, value] of Object.entries({ start: "10", type: "a", reversed: "" }))
    expect(screen.getByRole("list")).toHaveAttribute(name, value)
  expect(screen.getByRole<HTMLLIElement>("listitem").value).toBe(5)
  expect(screen.getByRole("cell", { name: "2025" })).toHaveAttribute("rowspan", "2")
  expect(screen.getByRole("cell", { name: "Luik" })).toHaveAttribute("colspan", "3")
})

test("a table scrolls by keyboard in a region with a name", () => {
  renderProse(
    ["table", null, ["caption", null, "Offers"], ["tbody", null, ["tr", null, ["td", null, "a"]]]],
    ["table", null, ["tbody", null, ["tr", null, ["td", null, "b"]]]],
  )
  expect(screen.getByRole("region", { name: "Offers" })).toHaveAttribute("tabindex", "0")
  expect(within(screen.getByRole("region", { name: "Table 2" })).getByRole("cell")).toHaveTextContent("b")
})

test("a link leads where the author says; a note's number has a name; an anchor is no link", () => {
  renderProse(
    ["p", null, ["a", { href: "/join/" }, "join"], ["a", { href: "https://example.org", rel: "noopener" }, "elsewhere"]],
    ["p", null, ["sup", null, ["a", { href: "#fn-1", id: "fnref-1" }, "1"]], ["a", { id: "place" }, "a place"]],
  )
  expect(screen.getByRole("link", { name: "join" })).toHaveAttribute("href", "/join/")
  expect(screen.getByRole("link", { name: "elsewhere" })).toHaveAttribute("rel", "noopener")
  expect(screen.getByRole("link", { name: "Note 1" })).toHaveAttribute("id", "fnref-1")
  expect(screen.queryByRole("link", { name: "a place" })).not.toBeInTheDocument()
  expect(screen.getByText("a place")).toHaveAttribute("id", "place")
})

test("a picture is where the author put it, and only there", () => {
  renderProse(["figure", null, ["img", { picture: "0" }]], ["figure", null, ["img", { picture: "3" }]])
  expect(screen.getByRole("img", { name: "A model" })).toBeInTheDocument()
})

test("a table of years is a table for screen readers too", () => {
  renderProse([
    "years",
    null,
    ["thead", null, ["tr", null, ["th", null, "Year"], ["th", null, "Milestone"]]],
    [
      "tbody",
      null,
      ["tr", null, ["td", null, "2003"], ["td", null, "Foundation"]],
      ["tr", null, ["td", null, "2008"], ["td", null, "More"]],
    ],
  ])
  expect(screen.getByRole("columnheader", { name: "Milestone" })).toBeInTheDocument()
  expect(screen.getByRole("row", { name: "2003 Foundation" })).toBeInTheDocument()
  expect(screen.queryByRole("region")).not.toBeInTheDocument()
})
