import { expect, type Page } from "@playwright/test"
import { violationsIn } from "./accessible.ts"
import { expectPictures, expectPictureSizes } from "./pictures.ts"
import { watchWeight } from "./public-weight.ts"
import type { Screen } from "./screens.ts"
import { complaintsOf, expectNoSidewaysScroll, expectNothingStored, expectStill, layoutShiftsOf, readThrough } from "./watch.ts"

/** On a missing page Gatsby asks for its data, then for its address, before it shows the not-found page. */
function isMissing(path: string, asked: string): boolean {
  const bare = path.replace(/\/$/, "")
  return [path, bare, `/page-data${bare}/page-data.json`].includes(asked)
}

export type Look = { readonly path: string; readonly title: string; readonly language: string; readonly status: Screen["status"] }

/** Opens a page, scrolls through it, and checks in one load the rules of every page that need no script. */
export async function expectSoundHtml(page: Page, look: Look, expectLight?: () => Promise<void>): Promise<void> {
  const { path, title, language, status } = look
  const complaints = complaintsOf(page, (url) => status === 404 && isMissing(path, new URL(url).pathname))
  const shifts = await layoutShiftsOf(page)
  const answer = await page.goto(path)
  // Before a scroll, which brings links into view, whose pages are prefetched.
  await expectLight?.()
  await readThrough(page)
  expect(answer?.status()).toBe(status)
  await expect(page).toHaveTitle(`${title} - G30`)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectPictures(page)
  await expectPictureSizes(page)
  expectStill(shifts)
  expect(complaints).toEqual([])
}

/** The pages of accounts load the code of their forms, which visitors of others don't. The width of a window changes no weight. */
function isWeighed(page: Page, path: string): boolean {
  return (page.viewportSize()?.width ?? 0) > 1000 && !/\/(user|password-reset)\//.test(path)
}

/** Checks all rules of a page for visitors. */
export async function expectSoundPage(page: Page, look: Look): Promise<void> {
  await expectSoundHtml(page, look, isWeighed(page, look.path) ? watchWeight(page) : undefined)
  expect(await violationsIn(page)).toEqual([])
  await expectNothingStored(page)
}
