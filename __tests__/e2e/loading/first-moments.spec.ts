import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { testOrigin } from "#scripts/gate/test-site.ts"
import { aPerson } from "../support/people.ts"
import { samples } from "../support/routes.ts"
import { layoutShiftsOf } from "../support/watch.ts"

/** DevTools' "Slow 4G". */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 86_400 }

async function makeSlow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", slow4G)
}

/** Opens a page whose scripts come when the returned function is called. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  let letScripts = (): void => undefined
  const allowed = new Promise<void>((resolve) => (letScripts = resolve))
  await page.route(/\.js$/, async (route) => {
    await allowed
    await route.continue()
  })
  await page.goto(path, { waitUntil: "domcontentloaded" })
  return letScripts
}

/** The fonts that the page's heading is really drawn with. */
async function headingFonts(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send("DOM.enable")
  await session.send("CSS.enable")
  const { root } = await session.send("DOM.getDocument")
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" })
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId })
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName)
}

const archivo = expect.arrayContaining([expect.stringContaining("Archivo")])

test("a first visit on a fast line sees the site's own font", async ({ browser }) => {
  // A browser waits for a font for a tenth of a second. On a busy machine some visits are too slow.
  await expect(async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${testOrigin}${samples.legal.path}`)
    const fonts = await headingFonts(page)
    await context.close()
    expect(fonts).toEqual(archivo)
  }).toPass({ timeout: 40_000 })
})

test("on a slow line the second page has the font, by a link or, if the reader accepts that it is noted, by its address, and nothing moves", async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: "g30_cookies", value: "accepted", url: testOrigin }])
  await makeSlow(page)
  const shifts = await layoutShiftsOf(page)
  await page.goto("/")
  expect(await headingFonts(page)).toEqual([])
  await page.waitForFunction(() => localStorage.getItem("g30:font") !== null)
  await page.getByRole("contentinfo").getByRole("link", { name: "Legal" }).click()
  await expect(page.getByRole("heading", { level: 1, name: samples.legal.title })).toBeVisible()
  await expect.poll(() => headingFonts(page)).toEqual(archivo)
  await page.goto(samples.post.path)
  expect(await headingFonts(page)).toEqual(archivo)
  // The words of the header move by a pixel when the font comes. Google's limit for a page is 0.1.
  expect(shifts.filter(({ value }) => value > 0.005)).toEqual([])
})

test("the scripts load after the first picture", async ({ page }) => {
  await makeSlow(page)
  await page.goto("/", { waitUntil: "networkidle" })
  const { picture, scripts } = await page.evaluate(() => {
    const first = document.querySelector<HTMLImageElement>("main img")?.currentSrc
    const files = performance.getEntriesByType("resource").filter((entry) => entry instanceof PerformanceResourceTiming)
    return {
      picture: files.find(({ name }) => name === first)?.responseEnd,
      scripts: files.filter(({ name }) => name.endsWith(".js")).map(({ startTime }) => startTime),
    }
  })
  expect(scripts.length).toBeGreaterThan(2)
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(picture ?? Infinity)
})

test("a picture that never loads delays no press, and the page's scripts only for some seconds", async ({ page }) => {
  // The first picture's request is left open.
  await page.route(/\/static\/.*\.(webp|jpg)$/, () => undefined)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/", { waitUntil: "commit" })
  await page.getByRole("button", { name: "Open menu" }).click()
  await expect(page.getByRole("navigation", { name: "Menu", exact: true })).toBeVisible({ timeout: 4500 })
  await page.goto("/members/", { waitUntil: "commit" })
  await page.waitForFunction(() => Object.keys(document.querySelector("h1") ?? {}).length > 0)
})

test("a menu button that is pressed before the scripts have loaded looks busy, then opens the menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const letScripts = await openEarly(page, "/")
  await page.getByRole("button", { name: "Open menu" }).click()
  await expect(page.getByRole("button", { name: "Open menu" })).toHaveAttribute("aria-busy", "true")
  letScripts()
  await expect(page.getByRole("button", { name: "Close menu" })).toHaveAttribute("aria-expanded", "true", { timeout: 20_000 })
  await expect(page.getByRole("button", { name: "Close menu" })).not.toHaveAttribute("aria-busy")
})

test("Enter in the login before the scripts have loaded signs in", async ({ page, request }) => {
  const person = await aPerson(request)
  const letScripts = await openEarly(page, "/user/login/")
  await page.getByLabel("Email", { exact: true }).fill(person.mail)
  await page.getByLabel("Password", { exact: true }).fill(person.password)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "Login to account" })).toHaveAttribute("aria-busy", "true")
  letScripts()
  await expect(page).toHaveURL("/admin/post/", { timeout: 20_000 })
})

const forms = [
  { path: "/password-reset/reset/#name=ines&temp_pass=secret", fields: ["New password", "Repeat the new password"] },
  { path: "/members/", fields: ["Search by name, place, speciality or person"] },
] as const

for (const { path, fields } of forms) {
  test(`what is typed on ${path} before the scripts have loaded stays, and so do the focus and the caret`, async ({ page }) => {
    const letScripts = await openEarly(page, path)
    const words = (field: string) => `architecten van ${field.length}`
    for (const field of fields) await page.getByLabel(field, { exact: true }).fill(words(field))
    const last = page.getByLabel(fields.at(-1) ?? "", { exact: true })
    await last.press("ArrowLeft")
    await last.press("ArrowLeft")
    const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))
    expect(await last.evaluate(isTaken)).toBe(false)
    letScripts()
    await expect.poll(() => last.evaluate(isTaken), { timeout: 20_000, intervals: [10] }).toBe(true)
    await expect(last).toBeFocused()
    await page.keyboard.type("xyz")
    // Gatsby runs the page's effects in its last script.
    await page.waitForLoadState("networkidle")
    await page.keyboard.type("w")
    for (const field of fields.slice(0, -1)) await expect(page.getByLabel(field, { exact: true })).toHaveValue(words(field))
    const text = words(fields.at(-1) ?? "")
    await expect(last).toHaveValue(`${text.slice(0, -2)}xyzw${text.slice(-2)}`)
    await expect(last).toBeFocused()
  })
}

test("a search and a speciality that are entered before the scripts have loaded are applied", async ({ page }) => {
  const letScripts = await openEarly(page, "/members/")
  await page.getByRole("searchbox").fill("architecten")
  await page.getByRole("combobox", { name: "Speciality" }).selectOption({ index: 1 })
  letScripts()
  await expect(page).toHaveURL(/\?(?=.*q=architecten)(?=.*speciality=)/, { timeout: 20_000 })
  await expect(page.getByRole("searchbox")).toHaveValue("architecten")
  await expect(page.getByRole("combobox", { name: "Speciality" })).not.toHaveValue("")
})
