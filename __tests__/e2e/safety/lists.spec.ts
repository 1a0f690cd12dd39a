import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { fileServer } from "../support/attacks/file-server.ts"
import { asAda, go } from "../support/attacks/visit.ts"

const server = fileServer("attacked", 300_000)

const lists = ["post", "member", "action-project", "people", "page", "tag", "speciality", "event-category"] as const

async function openList(page: Page, list: (typeof lists)[number]): Promise<void> {
  await go(page, `/admin/${list}/`)
  await expect(page.getByRole("navigation", { name: "Pages" })).toBeVisible()
}

for (const list of lists) {
  test(`the list ${list} shows attacks in titles, names, tags and colours as words`, async ({ browser }) => {
    const { page, context, expectQuiet } = await asAda(browser, server())
    await openList(page, list)
    const next = page.getByRole("link", { name: "Next page" })
    let shown = 0
    let hasNext = true
    while (hasNext) {
      await page.waitForLoadState("networkidle")
      shown += await page.getByRole("main").getByText("<script>").count()
      await expectQuiet(page.url())
      hasNext = (await next.count()) > 0
      if (hasNext) {
        const before = page.url()
        await next.click()
        await expect(page).not.toHaveURL(before)
        await expect(page.getByRole("navigation", { name: "Pages" })).toBeVisible()
      }
    }
    expect(shown).toBeGreaterThan(0)
    await context.close()
  })
}
