import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { actionProjects, textOf } from "../support/demo.ts"
import { samples } from "../support/routes.ts"
import { readThrough } from "../support/watch.ts"

const withGallery = actionProjects.find(({ gallery }) => gallery.length >= 2)
const galleryPath = withGallery === undefined ? "" : `/action-project/${textOf(withGallery, "slug")}/`

/** The pictures of a page that take room but show nothing. */
async function brokenPictures(page: Page): Promise<string[]> {
  return page.locator("main img:visible").evaluateAll((images) =>
    images
      .filter((image) => image instanceof HTMLImageElement)
      .filter((image) => !image.complete || image.naturalWidth === 0)
      .map((image) => image.alt || image.outerHTML),
  )
}

/** Goes back to pictures that a fast scroll has passed before the page's scripts were there. */
async function seeTheRest(page: Page): Promise<void> {
  const waiting = page.locator("main img:visible:not([src])")
  const left = () =>
    waiting.evaluateAll((images) => {
      images[0]?.scrollIntoView({ block: "center", behavior: "instant" })
      return images.length
    })
  await expect.poll(left, { intervals: [100] }).toBe(0)
}

for (const [name, { path }] of Object.entries(samples)) {
  test(`every picture of ${name} loads after a scroll through the page, and has its size set`, async ({ page }) => {
    await page.goto(path)
    await readThrough(page)
    await seeTheRest(page)
    await expect.poll(() => brokenPictures(page)).toEqual([])
    const unsized = await page.locator("main img:visible:not([width][height])").count()
    expect(unsized).toBe(0)
  })

  test.describe("with scripts off", () => {
    test.use({ javaScriptEnabled: false })
    test(`every picture of ${name} is there`, async ({ page }) => {
      await page.goto(path)
      await readThrough(page)
      await expect.poll(() => brokenPictures(page)).toEqual([])
    })
  })
}

test("pictures below the first screen load when they come near it", async ({ page }) => {
  const asked: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "image") asked.push(request.url())
  })
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.goto("/actions-projects/", { waitUntil: "networkidle" })
  const atFirst = asked.length
  expect(atFirst).toBeGreaterThan(0)
  await readThrough(page)
  await expect.poll(() => asked.length).toBeGreaterThan(atFirst)
})

test("the first screen's picture is asked for by the HTML itself, in a modern format and with its widths", async ({ request }) => {
  const html = await (await request.get("/")).text()
  const hero = /<img [^>]*fetchpriority[^>]*>/i.exec(html)?.[0] ?? ""
  expect(hero).toMatch(/srcset="[^"]+\.webp \d+w/i)
  expect(hero).toMatch(/sizes="/)
  expect(hero).toMatch(/fetchpriority="high"/i)
  expect(hero).not.toMatch(/loading="lazy"/)
})

test("the gallery opens large, turns and closes by keyboard, and gives the focus back", async ({ page }) => {
  await page.goto(galleryPath)
  const count = withGallery?.gallery.length ?? 0
  const enlarge = page.getByRole("button", { name: `Enlarge picture 1 of ${count}` })
  await enlarge.focus()
  await page.keyboard.press("Enter")
  const lightbox = page.getByRole("dialog")
  await expect(lightbox).toBeVisible()
  await expect(lightbox).toContainText(`1 of ${count}`)
  await page.keyboard.press("ArrowRight")
  await expect(lightbox).toContainText(`2 of ${count}`)
  await page.keyboard.press("ArrowLeft")
  await expect(lightbox).toContainText(`1 of ${count}`)
  await expect
    .poll(() =>
      lightbox
        .locator("img:visible")
        .evaluateAll((images) => images.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)),
    )
    .toBe(true)
  await page.keyboard.press("Escape")
  await expect(lightbox).toBeHidden()
  await expect(enlarge).toBeFocused()
})
