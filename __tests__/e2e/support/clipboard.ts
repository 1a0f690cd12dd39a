import type { Page } from "@playwright/test"

/** What the clipboard holds, as a field of the search gets it: pages may not read it. */
export async function pastedText(page: Page): Promise<string> {
  await page.goto("/search/")
  await page.getByRole("searchbox").focus()
  await page.keyboard.press("Control+v")
  return page.getByRole("searchbox").inputValue()
}
