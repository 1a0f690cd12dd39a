import { expect, test } from "@playwright/test"
import { administrator } from "../support/publications.ts"
import { startSession } from "../support/sign-in.ts"
import { expectNoSidewaysScroll } from "../support/watch.ts"

const lists = ["post", "member", "action-project", "people", "agenda", "page", "tag", "redirect", "publishing"] as const
const forms = ["post", "member", "action-project", "page", "people", "agenda"] as const

/** Buttons, tabs and links whose words are wider than they are. */
function cutWords(): string[] {
  const isCut = (element: Element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== "inline"
  return [...document.querySelectorAll("main button, main a, header button, header a")]
    .filter(isCut)
    .map(({ textContent }) => textContent ?? "")
}

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" })
test.slow()

test("in French, whose words are the longest, no screen scrolls sideways at 390 px and no button cuts its words", async ({ page }) => {
  await startSession(page, administrator)
  const addresses = [...lists.map((of) => `/fr/admin/${of}/`), ...forms.map((of) => `/fr/${of}/create/`)]
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.locator("html")).toHaveAttribute("lang", "fr")
    await expect(page.getByRole("navigation", { name: "Sections du tableau de bord" })).toBeVisible()
    await expect(page.getByRole("progressbar")).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    expect(await page.evaluate(cutWords), address).toEqual([])
  }
})
