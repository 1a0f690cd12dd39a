import { pastedText } from "../support/clipboard.ts"
import { expect, test } from "../support/test.ts"

test("the contact address is copied with one press, and a toast says so for three seconds", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  const scripts: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url())
  })
  await page.goto("/legal/", { waitUntil: "networkidle" })
  const before = scripts.length
  await page.getByRole("button", { name: /copy/i }).click()
  const toast = page.getByRole("status").getByText("copied", { exact: true })
  await expect(toast).toBeVisible()
  expect(scripts.length, "a script that only the press loads").toBeGreaterThan(before)
  const since = Date.now()
  await expect(toast).toBeHidden({ timeout: 5000 })
  expect(Date.now() - since, "milliseconds").toBeGreaterThan(2000)
  expect(await pastedText(page)).toBe("info@example.org")
})
