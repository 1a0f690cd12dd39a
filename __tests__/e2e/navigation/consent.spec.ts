import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { settled } from "../support/loading.ts"
import { samples } from "../support/routes.ts"

const publicPages = [...Object.values(samples).map(({ path }) => path), "/looking-for-an-architect/", "/press/", "/user/login/"]

const banner = (page: Page) => page.getByRole("region", { name: "Cookies" })

/** Everything that a page has left in the browser. */
function stored(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => String(name)),
    ...(await caches.keys()),
    document.cookie,
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ])
}

test("before an answer no public page stores anything, or asks another site", async ({ page, context, baseURL }) => {
  const foreign: string[] = []
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== new URL(baseURL ?? "").origin) foreign.push(request.url())
  })
  for (const path of publicPages) {
    await page.goto(path)
    await expect(banner(page), path).toBeVisible()
    await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
    })
    await settled(page)
    expect(await stored(page), path).toEqual([""])
  }
  // A move within the document, and back.
  await page.goto("/legal/")
  await page.getByRole("contentinfo").getByRole("link", { name: "Press" }).click()
  await expect(page).toHaveURL("/press/")
  await page.goBack()
  await expect(page).toHaveURL("/legal/")
  expect(await stored(page)).toEqual([""])
  expect(await context.cookies()).toEqual([])
  expect(foreign).toEqual([])
})

/** Runs in the page. Moves the focus through all controls of forms, and lists those that something covers. */
function coveredControls(): { readonly count: number; readonly covered: readonly string[] } {
  const controls = [...document.querySelectorAll<HTMLElement>("main form :is(input, select, textarea, button)")].filter((control) =>
    control.checkVisibility(),
  )
  const isCovered = (control: HTMLElement) => {
    control.focus()
    const { left, top, width, height } = control.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return there === null || !(control.contains(there) || there.contains(control))
  }
  return { count: controls.length, covered: controls.filter(isCovered).map(({ id }) => id) }
}

test("the notice covers no field or button of a form", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  for (const path of ["/join/", "/members/", "/user/login/"]) {
    await page.goto(path)
    await expect(banner(page)).toBeVisible()
    const { count, covered } = await page.evaluate(coveredControls)
    expect(covered, path).toEqual([])
    expect(count, path).toBeGreaterThan(1)
  }
})
