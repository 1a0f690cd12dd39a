/**
 * Opens every page with scripts off in a window of 320 px: all pages are as the build wrote them, and load in half the time.
 * `npm run test:long` does it again in the font that a first visit may have.
 */
import { expect, test } from "../support/test.ts"
import { routes } from "../support/routes.ts"

const shells = ["/admin/post/", "/post/create/", "/post/1/edit/", "/people/1/edit/", "/user/"]
const needy = ["/user/login/", "/password-reset/new/", "/password-reset/reset/", ...shells]

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

/** Runs in the page. Tells whether a form or a placeholder is visible, which would wait for scripts forever. */
function waitsForScripts(): boolean {
  return [...document.querySelectorAll("form, [aria-busy]")].some((element) => element.checkVisibility())
}

test.use({ viewport: { width: 320, height: 640 } })

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false })
  test.describe.configure({ timeout: 180_000 })

  test("no page needs scripts, breaks a title inside a word or is wider than the screen", async ({ page }) => {
    // From now on the browser has the font, so that no page is drawn without it.
    await page.goto("/legal/", { waitUntil: "networkidle" })
    for (const path of [...routes.map((route) => route.path), ...shells]) {
      await page.goto(path)
      expect(await page.evaluate(broken), path).toEqual([])
      expect(await page.evaluate(waitsForScripts), path).toBe(false)
      const words = await page.evaluate(() => document.body.innerText)
      expect(words, path).not.toMatch(/Loading|Choose a region|Show \d+ more|is on its way|Give the email|12 characters/)
      // Playwright's own toContainText leaves out what stands in noscript.
      if (needy.includes(path)) expect(words, path).toContain("JavaScript only")
    }
  })

  test("@long in the fallback font no title breaks inside a word and no page is wider than the screen", async ({ page }) => {
    await page.route(/\.woff2$/, (route) => route.abort())
    for (const { path } of routes) {
      await page.goto(path)
      expect(await page.evaluate(broken), path).toEqual([])
    }
  })
})
