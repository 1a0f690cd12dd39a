import { readFileSync } from "node:fs"
import { act, render, screen } from "@testing-library/react"
import { Picture } from "#ui/pictures/picture.tsx"
import { aPicture } from "#support/a-picture.ts"
import { builtAt } from "#support/at.tsx"
import { observersAtWork, scrollThrough } from "#support/browser/in-view.ts"
import { failToLoad } from "#support/browser/synthetic-events.ts"

function image() {
  return screen.getByRole("img", { name: "White model on a table" })
}

afterEach(() => void jest.restoreAllMocks())

test("a picture of the first screen loads at once, before the others", () => {
  render(<Picture picture={aPicture()} sizes="100vw" priority />)
  expect(image()).toHaveAttribute("src", "/static/model-720.webp")
  expect(image()).toHaveAttribute("srcset", "/static/model-360.webp 360w, /static/model-720.webp 720w")
  expect(image()).toHaveAttribute("fetchpriority", "high")
})

test("a picture that failed before hydration is a crossed box", () => {
  jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true)
  jest.spyOn(HTMLImageElement.prototype, "currentSrc", "get").mockReturnValue("http://localhost/static/model-720.webp")
  render(<Picture picture={aPicture()} sizes="100vw" priority />)
  expect(image()).not.toBeInstanceOf(HTMLImageElement)
})

test("another picture has its box, its text and its size before it loads", () => {
  render(<Picture picture={aPicture()} sizes="50vw" />)
  expect(image()).not.toHaveAttribute("src")
  expect(image()).not.toHaveAttribute("srcset")
  expect(image()).toHaveAttribute("width", "1800")
  expect(image()).toHaveAttribute("height", "1200")
})

test("a picture loads once a tenth of it is in view, or 20 pixels before, also if it comes after its page", () => {
  const { rerender } = render(<Picture picture={null} />)
  rerender(<Picture picture={aPicture()} sizes="50vw" />)
  expect(observersAtWork()).toMatchObject([{ rootMargin: "20px", thresholds: [0.1] }])
  act(scrollThrough)
  expect(image()).toHaveAttribute("src", "/static/model-720.webp")
  expect(image()).toHaveAttribute("sizes", "50vw")
})

test("without scripts the built page shows each picture", () => {
  const html = builtAt("/", <Picture picture={aPicture()} sizes="50vw" />)
  const [, inside = ""] = /<noscript>(.*)<\/noscript>/.exec(html) ?? []
  expect(inside).toContain('src="/static/model-720.webp"')
  expect(inside).toContain('srcSet="/static/model-360.webp 360w, /static/model-720.webp 720w"')
  expect(inside).toContain('alt="White model on a table"')
})

test("a crop keeps the focus point visible: a rule has its place in steps of 10 %", () => {
  render(<Picture picture={aPicture({ focus: "0.21 0.74" })} sizes="100vw" priority />)
  expect(image()).toHaveAttribute("data-x", "20")
  expect(image()).toHaveAttribute("data-y", "70")
  const rules = readFileSync("src/ui/pictures/focus-point.module.css", "utf8")
  for (const axis of ["x", "y"]) {
    for (let step = 0; step <= 100; step += 10) {
      const rule = `.point[data-${axis}="${step}"] {\n  --${axis}: ${step}%;\n}`
      expect(rules.includes(rule)).toBe(step !== 50)
    }
  }
})

test.each([true, false])(
  "the box of a built picture has its shape and its colour without a style attribute (with a file: %s)",
  (hasFile) => {
    const html = builtAt("/", <Picture picture={aPicture(hasFile ? {} : { file: null })} ratio="21 / 9" />)
    expect(html).toContain('viewBox="0 0 21 9"')
    expect(html.includes('color="#b8b8b8"')).toBe(hasFile)
    expect(html).not.toContain("style=")
  },
)

test("a missing picture is a crossed box with the picture's text", () => {
  render(<Picture picture={aPicture({ file: null })} sizes="100vw" />)
  expect(image()).not.toBeInstanceOf(HTMLImageElement)
})

test("a picture that fails to load becomes a crossed box", () => {
  render(<Picture picture={aPicture()} sizes="100vw" priority />)
  failToLoad(image())
  expect(image()).not.toBeInstanceOf(HTMLImageElement)
})
