import { expect, type Page } from "@playwright/test"

/** Runs in the page. The pictures of the content that take room. */
type Drawn = { readonly name: string; readonly isLoaded: boolean; readonly isSized: boolean }

function drawnPictures(page: Page): Promise<readonly Drawn[]> {
  return page.evaluate(() => {
    const images = [...document.querySelectorAll("main img")].filter((image) => image instanceof HTMLImageElement)
    return images
      .filter((image) => image.checkVisibility())
      .map((image) => ({
        name: image.alt || image.outerHTML,
        isLoaded: image.complete && image.naturalWidth > 0,
        isSized: image.hasAttribute("width") && image.hasAttribute("height"),
      }))
  })
}

/** Scrolls to the first picture that isn't loaded, because a fast scroll passed it before the page's scripts were there. */
async function seeNext(page: Page): Promise<void> {
  await page.evaluate(() => {
    const images = [...document.querySelectorAll("main img")].filter((image) => image instanceof HTMLImageElement)
    const next = images.find((image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0))
    next?.scrollIntoView({ block: "center", behavior: "instant" })
  })
}

/** Expects that after a scroll through the page each picture is loaded and has its size set. */
export async function expectPictures(page: Page): Promise<void> {
  const missing = async () => {
    const pictures = await drawnPictures(page)
    if (pictures.some(({ isLoaded }) => !isLoaded)) await seeNext(page)
    return pictures.filter(({ isLoaded }) => !isLoaded).map(({ name }) => name)
  }
  await expect.poll(missing, { message: "pictures that don't load", intervals: [50, 100] }).toEqual([])
  const unsized = (await drawnPictures(page)).filter(({ isSized }) => !isSized)
  expect(unsized, "pictures without a size").toEqual([])
}

/** Widths in px of each picture: of the file that the browser chose, of the files to choose from, and as drawn. */
function sizesOf(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("main img[srcset]")]
      .filter((image) => image instanceof HTMLImageElement && image.checkVisibility())
      .flatMap((image) => {
        if (!(image instanceof HTMLImageElement)) return []
        const sets = [...(image.parentElement?.querySelectorAll("source") ?? []), image].map(({ srcset }) => srcset)
        const files = sets.flatMap((set) =>
          [...set.matchAll(/(\S+) (\d+)w/g)].map(([, address = "", width]) => ({ address, width: Number(width) })),
        )
        const box = image.getBoundingClientRect()
        const shape = Number(image.getAttribute("width")) / Number(image.getAttribute("height"))
        return [
          {
            alt: image.alt,
            address: image.currentSrc,
            chosen: files.find(({ address }) => new URL(address, location.href).href === image.currentSrc)?.width ?? 0,
            ladder: [...new Set(files.map(({ width }) => width))].toSorted((a, b) => a - b),
            box: box.width,
            // The part that the box cuts off is drawn too.
            drawn: Math.max(box.width, box.height * shape),
          },
        ]
      }),
  )
}

/** Expects that no picture is blurred, and that none is larger than the screen can show. */
export async function expectPictureSizes(page: Page): Promise<void> {
  const pixelRatio = await page.evaluate(() => devicePixelRatio)
  const pictures = await sizesOf(page)
  for (const { alt, address, chosen, ladder, box } of pictures) {
    // The browser may show one file, the larger, in two places of a page.
    const drawn = Math.max(...pictures.filter((other) => other.address === address).map((other) => other.drawn))
    const enough = ladder.find((step) => step >= Math.floor(drawn * pixelRatio)) ?? ladder.at(-1) ?? 0
    expect(chosen, `${alt}, ${Math.round(drawn)} px wide`).toBeLessThanOrEqual(enough)
    expect(chosen, `${alt}, in a box of ${Math.round(box)} px`).toBeGreaterThanOrEqual(Math.min(Math.floor(box), ladder.at(-1) ?? 0))
  }
}
