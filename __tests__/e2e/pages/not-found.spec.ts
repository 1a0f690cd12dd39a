import { expect, test } from "../support/test.ts"

test("an address that looks like an editor's is no screen, and says so without waiting for a session", async ({ page }) => {
  const scripts: string[] = []
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname))
  for (const path of ["/post/abc/edit/", "/people/x/edit/", "/foo/bar/edit/", "/members/nope/edit/"]) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found")
    await expect(page).toHaveTitle("Page not found - G30")
    await expect(page.getByText("Loading")).toHaveCount(0)
    await page.waitForLoadState("networkidle")
    expect(scripts.filter((script) => script.startsWith("/dashboard-"))).toEqual([])
  }
})

test("an address without its closing slash leads to the page", async ({ page }) => {
  await page.goto("/about-us")
  await expect(page).toHaveURL("/about-us/")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
})

test("an address that leaves the site's folder shows no file of the machine", async ({ request }) => {
  for (const path of ["/..%2f..%2fpackage.json", "/%2e%2e/%2e%2e/etc/passwd", "/static/..%5c..%5cpackage.json", "/%00", "/.git/config"]) {
    const answer = await request.get(path)
    expect([400, 404], path).toContain(answer.status())
    expect(await answer.text(), path).not.toMatch(/root:x:|"dependencies"|\[core\]/)
  }
})
