import { expect, test } from "../support/test.ts"
import { routes } from "../support/routes.ts"

/** Runs in the page. Lists words of titles that break over two lines, and the excess width of the page. */
function broken(): string[] {
  const linesOf = (node: Node, word: RegExpExecArray) => {
    const range = document.createRange()
    range.setStart(node, word.index)
    range.setEnd(node, word.index + word[0].length)
    return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))).size
  }
  const textsOf = (title: Element) => {
    const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode() !== null) texts.push(walker.currentNode)
    return texts
  }
  const found = [...document.querySelectorAll("h1, h2, h3")]
    .flatMap(textsOf)
    .flatMap((node) =>
      [...(node.textContent ?? "").matchAll(/[\p{L}\p{N}]+/gu)].filter((word) => linesOf(node, word) > 1).map(([word]) => word),
    )
  const excess = document.documentElement.scrollWidth - window.innerWidth
  return excess > 0 ? [...found, `${excess} px too wide`] : found
}

test.use({ viewport: { width: 320, height: 640 } })

test.describe("with scripts off", () => {
  // All pages are as the build wrote them, and load in half the time.
  test.use({ javaScriptEnabled: false })

  for (const font of ["the site's own font", "the fallback font of a first visit"]) {
    test(`at 320 no title breaks inside a word and no page is wider than the screen, in ${font}`, async ({ page }) => {
      test.setTimeout(180_000)
      const isFallback = font.includes("fallback")
      if (isFallback) await page.route(/\.woff2$/, (route) => route.abort())
      // From now on the browser has the font, so that no page is drawn without it.
      else await page.goto("/legal/", { waitUntil: "networkidle" })
      const found: string[] = []
      for (const { path } of routes) {
        await page.goto(path)
        found.push(...(await page.evaluate(broken)).map((word) => `${path} ${word}`))
      }
      expect(found).toEqual([])
    })
  }
})

test("a title with a word longer than the line is set smaller", async ({ page }) => {
  await page.goto("/legal/")
  const title = page.getByRole("heading", { level: 1 })
  await title.evaluate((element) => {
    element.textContent = "Herbestemmingsprojecten"
    element.style.setProperty("--letters", "23")
  })
  expect(await page.evaluate(broken)).toEqual([])
})
