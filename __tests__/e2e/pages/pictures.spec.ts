import { expect, test } from "../support/test.ts"
import { actionProjects, textOf } from "../support/demo.ts"
import { readThrough } from "../support/watch.ts"

const withGallery = actionProjects.find(({ gallery }) => gallery.length >= 2)
const galleryPath = withGallery === undefined ? "" : `/action-project/${textOf(withGallery, "slug")}/`

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
  const isLoaded = () =>
    lightbox.getByRole("img").evaluateAll((images) => images.every((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
  await expect.poll(isLoaded).toBe(true)
  await page.keyboard.press("Escape")
  await expect(lightbox).toBeHidden()
  await expect(enlarge).toBeFocused()
})
