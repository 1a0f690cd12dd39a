import { expect, type Locator, type Page } from "@playwright/test"

const most = 120

/** Presses Tab until the control has the focus, as someone without a mouse does. */
export async function tabTo(page: Page, control: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const hasFocus = () => control.evaluateAll((elements) => elements.some((element) => element === document.activeElement))
  for (let presses = 0; presses < most && !(await hasFocus()); presses++) await page.keyboard.press(key)
  await expect(control.and(page.locator(":focus"))).toHaveCount(1)
}
