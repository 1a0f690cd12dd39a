import { expect, test } from "../support/test.ts"
import { actionProjects, textOf } from "../support/demo.ts"

const withGallery = actionProjects.find(({ gallery }) => gallery.length >= 2)
const galleryPath = withGallery === undefined ? "" : `/action-project/${textOf(withGallery, "slug")}/`

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
