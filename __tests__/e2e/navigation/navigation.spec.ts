import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { publications, textOf } from "../support/demo.ts"
import { settled } from "../support/loading.ts"
import { administrator } from "../support/people.ts"
import { samples } from "../support/routes.ts"
import { looksOf, reverseModules } from "../support/sheets.ts"
import { startSession } from "../support/sign-in.ts"

test.use({ viewport: { width: 1440, height: 900 } })

/** Marks the document, to tell a full page load from a change in place. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    Reflect.set(window, "isSameDocument", true)
  })
  return () => page.evaluate(() => Reflect.get(window, "isSameDocument") === true)
}

test("a link of the site changes the page in place, moves the focus to it and announces its title", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" })
  const isSameDocument = await markDocument(page)
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Members", exact: true }).click()
  await expect(page).toHaveTitle("Members - G30")
  await expect(page.getByRole("main")).toBeFocused()
  await expect.poll(() => page.evaluate(() => document.getElementById("announcer")?.textContent)).toContain("Members")
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await isSameDocument()).toBe(true)
})

test("the target of a hash stands clear of the header, on arrival and within the page", async ({ page }) => {
  const withNotes = publications.find((item) => textOf(item, "body").includes("#fn-"))
  const slug = withNotes === undefined ? "" : textOf(withNotes, "slug")
  const note = /href="#(fn-[^"]+)"/.exec(withNotes === undefined ? "" : textOf(withNotes, "body"))?.[1] ?? ""
  const expectClear = async (id: string) => {
    const place = () =>
      page.evaluate((target) => {
        const { top = NaN, bottom = NaN } = document.getElementById(target)?.getBoundingClientRect() ?? {}
        return { top, isInView: top < innerHeight && bottom > 0 }
      }, id)
    await expect.poll(async () => (await place()).isInView).toBe(true)
    const { top } = await place()
    const header = await page.getByRole("banner").boundingBox()
    expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1)
  }
  await page.goto(`/post/${slug}/#${note}`)
  await expectClear(note)
  await page.goto(`/post/${slug}/`, { waitUntil: "networkidle" })
  await page.evaluate((target) => {
    document.querySelector<HTMLElement>(`a[href$="#${target}"]`)?.click()
  }, note)
  await expect(page).toHaveURL(new RegExp(`#${note}$`))
  await expectClear(note)
})

test("a link's page is fetched when the link has been in view for 250 ms", async ({ page }) => {
  const asked: string[] = []
  page.on("request", (request) => {
    if (request.url().includes("/page-data/") && !request.url().includes("/app-data")) asked.push(new URL(request.url()).pathname)
  })
  await page.goto("/legal/", { waitUntil: "networkidle" })
  const about = "/page-data/about-us/page-data.json"
  expect(asked).not.toContain(about)
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
  const seen = Date.now()
  await expect.poll(() => asked, { intervals: [20] }).toContain(about)
  expect(Date.now() - seen, "milliseconds in view").toBeGreaterThan(200)
})

test("a page that is reached by a link has its own style sheet", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" })
  const isSameDocument = await markDocument(page)
  const menu = page.getByRole("navigation", { name: "Main" })
  await menu.getByRole("link", { name: "Members", exact: true }).click()
  await expect(page).toHaveTitle("Members - G30")
  const styleOf = () =>
    page.getByRole("main").evaluate((main) =>
      [...main.querySelectorAll("*")].slice(0, 150).map((element) => {
        const { display, fontSize, fontWeight, gridTemplateColumns, borderTopWidth } = getComputedStyle(element)
        return `${element.tagName} ${display} ${fontSize} ${fontWeight} ${gridTemplateColumns} ${borderTopWidth}`
      }),
    )
  await page.waitForLoadState("networkidle")
  const arrivedByLink = await styleOf()
  expect(await isSameDocument()).toBe(true)
  await page.goto("/members/", { waitUntil: "networkidle" })
  expect(arrivedByLink).toEqual(await styleOf())
})

// Gatsby decides the order (docs/decisions/0003-css-modules-and-per-page-css.md).
for (const width of [390, 1440])
  test(`at ${width} px no page depends on the order of its style sheets`, { tag: "@long" }, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: "reduce" })
    for (const path of ["/", samples.post.path, "/admin/post/", "/post/create/"]) {
      if (path === "/admin/post/") await startSession(page, administrator)
      await page.goto(path, { waitUntil: "networkidle" })
      await settled(page)
      const before = await looksOf(page)
      expect(await reverseModules(page)).toBeGreaterThan(20)
      await settled(page)
      expect(await looksOf(page), path).toEqual(before)
    }
  })

test("the skip link leads past the header", async ({ page }) => {
  await page.goto("/members/")
  await page.keyboard.press("Tab")
  const skip = page.getByRole("link", { name: "Skip to content" })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
})
