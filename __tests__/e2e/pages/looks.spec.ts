import type { Locator, Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { members, publications, textOf } from "../support/demo.ts"
import { widths } from "../support/watch.ts"

/** Pixels: the height of a card's text, and the most between two cards. */
const ROW = 120
const GAP = 72

async function openAt(page: Page, width: number, path: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(path)
}

/** The cards' columns, each with the places of its cards from above, and the order in which all of them begin. */
async function columnsOf(list: Locator) {
  const cards = await list.getByRole("article").evaluateAll((articles) =>
    articles.map((article) => {
      const { left, top, bottom } = article.getBoundingClientRect()
      return { left, top, bottom }
    }),
  )
  const first = Math.min(...cards.map(({ left }) => left))
  const columns = [cards.filter(({ left }) => left === first), cards.filter(({ left }) => left !== first)]
  return { columns, tops: cards.map(({ top }) => top) }
}

/** Cards stand in their order, close below each other, and no column ends more than a card before the other. */
async function expectEven(list: Locator, what: string): Promise<void> {
  const { columns, tops } = await columnsOf(list)
  expect(tops, what).toEqual(tops.toSorted((one, other) => one - other))
  const gaps = columns.flatMap((column) => column.slice(1).map(({ top }, before) => top - (column[before]?.bottom ?? 0)))
  expect(Math.max(0, ...gaps), what).toBeLessThanOrEqual(GAP + ROW)
  const ends = columns.map((column) => column.at(-1)?.bottom ?? 0)
  const tallest = Math.max(...columns.flat().map(({ top, bottom }) => bottom - top))
  expect(Math.max(...ends) - Math.min(...ends), what).toBeLessThanOrEqual(tallest)
}

/** Runs in the page. The texts that don't stand on one line. */
function brokenNames(elements: readonly Element[]): (string | null)[] {
  const linesOf = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
  }
  return elements.filter((element) => linesOf(element) !== 1).map(({ textContent }) => textContent)
}

test("the cards of two columns stand in order and without gaps", async ({ page }) => {
  for (const width of [768, 1024, 1440]) {
    await openAt(page, width, "/actions-projects/")
    for (const kind of ["All", "Actions", "Projects"]) {
      await page.getByRole("button", { name: kind, exact: true }).click()
      await expectEven(page.getByRole("main"), `${kind} at ${width} px`)
    }
  }
})

test("the start page has its cards in order, each practice's name on a line, and one link for clients and one for architects", async ({
  page,
}) => {
  const region = page.getByRole("region", { name: "Members" })
  const names = region.getByRole("listitem").getByRole("link", { name: /^(?!Are you)/ })
  for (const width of [768, 1024, 1440]) {
    await openAt(page, width, "/")
    await expectEven(page.getByRole("region", { name: "Actions & projects" }), `${width} px`)
    await expect(names).toHaveCount(members.length)
    expect(await names.evaluateAll(brokenNames), `${width} px`).toEqual([])
  }
  await expect(region.getByRole("link", { name: "Are you a client?" })).toHaveAttribute("href", "/looking-for-an-architect/")
  await expect(region.getByRole("link", { name: "Are you an architect?" })).toHaveAttribute("href", "/join/")
  await expect(page.getByRole("heading", { name: "Are you a client?" })).toHaveCount(0)
})

test("thumbnails of the start page are 4 by 3, and square on phones", async ({ page }) => {
  for (const width of widths) {
    await openAt(page, width, "/")
    const card = page.getByRole("region", { name: "Latest publications" }).getByRole("listitem").first().getByRole("article")
    const shape = await card.evaluate(({ children }) => {
      const picture = [...children].find((part) => part instanceof HTMLDivElement)
      const { width, height } = picture?.getBoundingClientRect() ?? { width: NaN, height: NaN }
      return width / height
    })
    expect(shape).toBeCloseTo(width < 768 ? 1 : 4 / 3, 1)
  }
})

test("a comma stands with the author's name before it", async ({ page }) => {
  for (const publication of publications.slice(0, 3)) {
    await openAt(page, 390, `/post/${textOf(publication, "slug")}/`)
    const by = page.getByRole("term").filter({ hasText: /^By$/ })
    const commas = await by.evaluate(({ nextElementSibling }) =>
      [...(nextElementSibling?.childNodes ?? [])].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.startsWith(",")) return []
        const range = document.createRange()
        range.setStart(node, 0)
        range.setEnd(node, 1)
        const before = node.previousSibling instanceof Element ? [...node.previousSibling.getClientRects()].at(-1) : undefined
        return [Math.abs(range.getBoundingClientRect().left - (before?.right ?? 0))]
      }),
    )
    for (const gap of commas) expect(gap).toBeLessThan(2)
  }
})

test("a note's number has no extra space in its text, and a list's last number fits into its column", async ({ page }) => {
  const noted = publications.filter((publication) => /<sup/.test(textOf(publication, "body")))[0]
  await openAt(page, 390, `/post/${noted === undefined ? "" : textOf(noted, "slug")}/`)
  const gap = await page
    .getByRole("superscript")
    .first()
    .evaluate((sup) => {
      const number = document.createRange()
      number.selectNodeContents(sup.querySelector("a") ?? sup)
      return Math.abs(sup.getBoundingClientRect().right - number.getBoundingClientRect().right)
    })
  expect(gap).toBeLessThan(2)
  const long = publications.find((publication) => /<ol>(?:\s*<li(?:(?!<\/ol>)[\s\S])*?<\/li>){10}/.test(textOf(publication, "body")))
  await openAt(page, 390, `/post/${long === undefined ? "" : textOf(long, "slug")}/`)
  const room = await page.evaluate(() => {
    const list = document.querySelector("article ol:not([class]):has(> :nth-child(10))")
    if (list === null) return NaN
    const digits = document.createElement("span")
    digits.textContent = "10. "
    digits.style.cssText = "position: absolute; font-weight: 600; white-space: pre"
    list.append(digits)
    return parseFloat(getComputedStyle(list).paddingLeft) - digits.getBoundingClientRect().width
  })
  expect(room).toBeGreaterThanOrEqual(0)
})

test("the not-found page has little space above its button, for a long address too", async ({ page }) => {
  for (const width of widths) {
    for (const path of ["/no/", `/${"a-very-long-address/".repeat(6)}`]) {
      await openAt(page, width, path)
      await expect(page.getByRole("main")).toContainText(`Could not find ${path}.`)
      const text = await page.getByRole("main").getByRole("paragraph").first().boundingBox()
      const button = await page.getByRole("main").getByRole("link", { name: "Back to home" }).boundingBox()
      const gap = (button?.y ?? 0) - (text?.y ?? 0) - (text?.height ?? 0)
      expect(gap).toBeLessThanOrEqual(32)
      expect(text?.height).toBeLessThanOrEqual(5 * 30)
    }
  }
})

test("an action of several days shows its dates and their number", async ({ page }) => {
  await page.goto("/action-project/open-practice-days-2027/")
  await expect(page.getByRole("definition").filter({ hasText: "28 to 30 May 2027" })).toContainText("3 days")
})
