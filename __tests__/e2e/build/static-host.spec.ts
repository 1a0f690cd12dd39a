import { resolve } from "node:path"
import { expect, test } from "@playwright/test"
import { testEnvironment } from "#scripts/gate/test-site.ts"
import { currentSite } from "#scripts/site/site-store.ts"
import { startNetlify, type StaticHost } from "../support/netlify.ts"

let host: StaticHost
test.beforeAll(async () => {
  host = await startNetlify(currentSite(resolve(testEnvironment.G30_HOME)) ?? "")
})
test.afterAll(async () => {
  await host.close()
})

test("a static host that follows _redirects and _headers serves pages, screens and the not-found page, within the policy", async ({
  page,
  request,
}) => {
  const refused: string[] = []
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text())
  })
  await page.goto(`${host.url}/`)
  await page.getByRole("link", { name: "All members" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Members" })).toBeVisible()
  await page.goto(`${host.url}/members/?q=atelier`)
  await expect(page.getByRole("searchbox")).toHaveValue("atelier")
  await page.goto(`${host.url}/post/12/edit/`)
  await expect(page).toHaveURL(/\/user\/login\//)
  const missing = await page.goto(`${host.url}/there/is/nothing/`)
  expect(missing?.status()).toBe(404)
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible()
  expect(refused).toEqual([])

  const home = await request.get(`${host.url}/`)
  expect(home.headers()["content-security-policy"]).toContain("script-src 'self' 'sha256-")
  expect(home.headers()["cache-control"]).toBeUndefined()
  const [script = ""] = /\/app-[0-9a-f]{6}\.js/.exec(await home.text()) ?? []
  expect((await request.get(`${host.url}${script}`)).headers()["cache-control"]).toContain("immutable")
})
