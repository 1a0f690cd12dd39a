import { render, screen } from "@testing-library/react"
import { Downloads } from "#ui/text/downloads.tsx"

const plan = {
  description: "Le plan",
  filename: "plan.pdf",
  size: 420_000,
  file: { publicURL: "/static/1/plan.pdf" },
  langcode: "en",
  versions: [],
}

test("a download has a description, a kind and a size", () => {
  render(<Downloads attachments={[{ ...plan, langcode: "fr" }]} />)
  expect(screen.getByRole("link", { name: /Le plan.*Français ?, PDF, 420 kB/ })).toHaveAttribute("href", "/static/1/plan.pdf")
  expect(screen.getByText("Le plan")).toHaveAttribute("lang", "fr")
})

test.each([
  ["plan.pdf", 6_100_000, "PDF, 6.1 MB"],
  ["plan.pdf", 999_600, "PDF, 1.0 MB"],
  ["README", 2000, "2 kB"],
])("the file %s of %i bytes is offered as %s", (filename, size, facts) => {
  render(<Downloads attachments={[{ ...plan, filename, size }]} />)
  expect(screen.getByText(facts)).toBeVisible()
})

test("a missing file is not offered, and without files there is no list", () => {
  const { container } = render(<Downloads attachments={[{ ...plan, file: null }]} />)
  expect(container).toBeEmptyDOMElement()
})

test("a document in several languages is one entry with a link for each file, and languages with one file share theirs", () => {
  const version = (code: string, ...languages: readonly string[]) => ({
    languages,
    filename: `plan-${code}.pdf`,
    size: 300_000,
    file: { publicURL: `/static/1/plan-${code}.pdf` },
  })
  const versions = [version("en", "en", "nl"), version("fr", "fr")]
  render(<Downloads attachments={[{ ...plan, description: "The plan", versions }]} />)
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["The planPDF, 420 kB", "/static/1/plan.pdf"],
    ["EN, NL", "/static/1/plan-en.pdf"],
    ["FR", "/static/1/plan-fr.pdf"],
  ])
  expect(screen.getByText("FR")).toHaveAttribute("title", "Français")
})
