import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"

/** The distance in pixels of the heading's top from the top of `main`. */
async function topOfHeading(page: Page): Promise<number> {
  const boxOf = (role: "heading" | "main") => page.getByRole(role, role === "heading" ? { level: 1 } : {}).boundingBox()
  const [heading, main] = [await boxOf("heading"), await boxOf("main")]
  return (heading?.y ?? NaN) - (main?.y ?? NaN)
}

test("about: board and working groups stand beside the text, and below it on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto("/about-us/")
  const beside = page.getByRole("complementary", { name: "People and groups" })
  await expect(beside.getByRole("listitem").filter({ hasText: "Hélène Vandermotte" })).toContainText("Chair, Atelier Seuil Neuf")
  await expect(beside.getByRole("heading")).toHaveText(["Board", "Working groups"])
  await expect(beside.getByRole("link", { name: "Heritage" })).toHaveAttribute("href", /^\/action-project\//)
  await expect(page.getByRole("row", { name: "2003 Foundation in Brussels, with thirty practices" })).toBeVisible()
  const lead = page.getByRole("main").getByRole("paragraph").first()
  const [text, aside] = [await lead.boundingBox(), await beside.boundingBox()]
  expect(aside?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0))
  await page.setViewportSize({ width: 390, height: 844 })
  const last = page.getByRole("heading", { name: "How to join" })
  expect((await beside.boundingBox())?.y).toBeGreaterThan((await last.boundingBox())?.y ?? NaN)
})

test("about: what stands beside the text ends where the text beside it ends", async ({ page }) => {
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto("/about-us/")
    const bottomOf = async (name: string) => {
      const box = await page.getByRole("heading", { name, exact: true }).boundingBox()
      return (box?.y ?? NaN) + (box?.height ?? NaN)
    }
    const beside = await page.getByRole("complementary", { name: "People and groups" }).boundingBox()
    const end = (beside?.y ?? NaN) + (beside?.height ?? NaN)
    // Less than half of what stands beside, at either side.
    expect(Math.abs((await bottomOf("History")) - end)).toBeLessThan((beside?.height ?? 0) / 2)
    // The rest of the text takes the whole width, in two columns.
    const [history, last] = [
      await page.getByRole("heading", { name: "History" }).boundingBox(),
      await page.getByRole("heading", { name: "How to join" }).boundingBox(),
    ]
    expect(last?.x).toBeGreaterThan(width / 2)
    expect(history?.x).toBeLessThan(width / 4)
  }
})

// Pixels above the heading, by the design: clamp(2rem, 4.4vw, 4.5rem).
const spaces = [
  [1440, 63.36],
  [768, 33.79],
  [390, 32],
] as const

test("the heading of a page is where the design has it", async ({ page }) => {
  for (const path of ["/legal/", "/join/", "/about-us/", "/charter/"]) {
    await page.goto(path)
    for (const [width, space] of spaces) {
      await page.setViewportSize({ width, height: 900 })
      expect(Math.abs((await topOfHeading(page)) - space), `${path} at ${width} px`).toBeLessThan(1)
    }
  }
})

test("a table that is wider than a phone has a shadow at its edge until it is scrolled to its end", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/legal/")
  const table = page.getByRole("region", { name: /Table/ }).first()
  await table.scrollIntoViewIfNeeded()
  const box = await table.boundingBox()
  /** How dark the darkest pixel of a strip at the table's right edge is, 0 to 255. */
  const edge = async () => {
    const clip = { x: (box?.x ?? 0) + (box?.width ?? 0) - 4, y: (await table.boundingBox())?.y ?? 0, width: 4, height: 8 }
    const picture = (await page.screenshot({ clip: { ...clip, y: clip.y + 4 } })).toString("base64")
    return page.evaluate(async (source) => {
      const image = new Image()
      image.src = `data:image/png;base64,${source}`
      await image.decode()
      const canvas = document.createElement("canvas")
      const context = canvas.getContext("2d")
      context?.drawImage(image, 0, 0)
      return Math.min(...(context?.getImageData(3, 2, 1, 1).data.slice(0, 3) ?? []))
    }, picture)
  }
  const before = await edge()
  await table.evaluate((element) => {
    element.scrollLeft = element.scrollWidth
  })
  await expect.poll(edge).toBeGreaterThan(before + 20)
})
