import AxeBuilder from "@axe-core/playwright"
import { expect, type Page } from "@playwright/test"
import { expectNoSidewaysScroll } from "./watch.ts"

/** Runs axe on what the page shows now, and looks whether it fits the window's width. */
export async function expectAccessible(page: Page, what?: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)
  expect(found, what).toEqual([])
  await expectNoSidewaysScroll(page)
}
