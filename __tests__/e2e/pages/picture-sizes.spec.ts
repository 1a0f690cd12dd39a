import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { samples } from "../support/routes.ts"

const { home, actionsProjects, post, actionProject, member, page: generic, aboutUs } = samples

/** Widths in px of each picture: of the file that the browser chose, of the files to choose from, and as drawn. */
async function pictures(page: Page) {
  return page.locator("main img[srcset]:visible").evaluateAll((images) =>
    images.flatMap((image) => {
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

test.use({ javaScriptEnabled: false })

for (const { path } of [home, actionsProjects, post, actionProject, member, generic, aboutUs]) {
  for (const deviceScaleFactor of [1, 2]) {
    test.describe(`with ${deviceScaleFactor} device pixels for each px`, () => {
      test.use({ deviceScaleFactor })
      test(`no picture of ${path} is larger than it must be, or blurred`, async ({ page }) => {
        // Which file is asked for is all that counts here.
        await page.route(/\.(jpg|png|webp)$/, (route) =>
          route.fulfill({ contentType: "image/svg+xml", body: "<svg xmlns='http://www.w3.org/2000/svg'/>" }),
        )
        for (const width of [390, 768, 1024, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          // The browser chooses the next page's first pictures by the window that it knows.
          await page.waitForFunction((wanted) => innerWidth === wanted, width)
          await page.goto(path)
          const shown = await pictures(page)
          for (const { alt, address, chosen, ladder, box } of shown) {
            // The browser may show one file, the larger, in two places of a page.
            const drawn = Math.max(...shown.filter((other) => other.address === address).map((other) => other.drawn))
            const enough = ladder.find((step) => step >= Math.floor(drawn * deviceScaleFactor)) ?? ladder.at(-1) ?? 0
            expect(chosen, `${alt} at ${width} px, ${Math.round(drawn)} px wide`).toBeLessThanOrEqual(enough)
            expect(chosen, `${alt} at ${width} px, in a box of ${Math.round(box)} px`).toBeGreaterThanOrEqual(
              Math.min(Math.floor(box), ladder.at(-1) ?? 0),
            )
          }
        }
      })
    })
  }
}
