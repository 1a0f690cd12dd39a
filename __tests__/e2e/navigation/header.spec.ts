import { expect, test } from "../support/test.ts"
import { settled } from "../support/loading.ts"
import { samples } from "../support/routes.ts"
import { expectNoSidewaysScroll } from "../support/watch.ts"

test.use({ viewport: { width: 1440, height: 900 } })

test("the header hides when the page scrolls down and comes back after five pixels up", async ({ page }) => {
  await page.goto(samples.legal.path, { waitUntil: "networkidle" })
  const menu = page.getByRole("navigation", { name: "Main" })
  await expect(menu).toBeVisible()
  await page.mouse.wheel(0, 600)
  await expect(menu).not.toBeInViewport()
  await page.mouse.wheel(0, -40)
  await expect(menu).toBeInViewport({ ratio: 1 })
})

test("a hidden header comes back when the keyboard reaches it", async ({ page }) => {
  await page.goto(samples.legal.path, { waitUntil: "networkidle" })
  await page.mouse.wheel(0, 600)
  await expect(page.getByRole("navigation", { name: "Main" })).not.toBeInViewport()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await settled(page)
  expect(await page.evaluate(() => (document.activeElement?.getBoundingClientRect().top ?? -1) >= 0)).toBe(true)
})

test("the sections have room in the narrowest window that has no menu button", async ({ page }) => {
  await page.goto("/")
  const menu = page.getByRole("navigation", { name: "Main" })
  const links = menu.getByRole("link", { name: /^(Members|Actions & Projects|Publications|Agenda)$/ })
  await page.setViewportSize({ width: 900, height: 800 })
  const boxes = await Promise.all([...(await links.all()), menu.getByRole("listitem").last()].map((part) => part.boundingBox()))
  // In one line, and none over the one before it.
  expect(new Set(boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2))).size).toBe(1)
  const gaps = boxes.slice(1).map((box, before) => (box?.x ?? 0) - ((boxes[before]?.x ?? 0) + (boxes[before]?.width ?? 0)))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 899, height: 800 })
  await expect(menu).toBeHidden()
  await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible()
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("the menu opens, closes and gives the focus back by keyboard alone", async ({ page }) => {
    await page.goto("/", { waitUntil: "networkidle" })
    const open = page.getByRole("button", { name: "Open menu" })
    await open.focus()
    await page.keyboard.press("Enter")
    const close = page.getByRole("button", { name: "Close menu" })
    await expect(close).toHaveAttribute("aria-expanded", "true")
    const members = page.getByRole("link", { name: "Members", exact: true })
    await expect(members).toBeVisible()
    await page.keyboard.press("Tab")
    await expect(members).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(open).toBeFocused()
    await expect(members).toBeHidden()
  })

  test("the page behind the open menu can't be reached, and a choice closes the menu", async ({ page }) => {
    await page.goto("/", { waitUntil: "networkidle" })
    await page.getByRole("button", { name: "Open menu" }).click()
    expect(await page.getByRole("main").evaluate((main) => main.closest("[inert]") !== null)).toBe(true)
    await page.getByRole("link", { name: "Actions & Projects", exact: true }).click()
    await expect(page).toHaveURL("/actions-projects/")
    await expect(page.getByRole("heading", { level: 1, name: "Actions & Projects" })).toBeVisible()
    await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible()
  })
})
