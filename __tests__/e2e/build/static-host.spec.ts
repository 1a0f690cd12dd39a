import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { expect, test } from "../support/test.ts"
import { inlineScripts, inlineStyles } from "#contract/content-security-policy.ts"
import { testEnvironment } from "#scripts/gate/test-site.ts"
import { currentSite } from "#publisher/release-folders.ts"
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

  const home = await request.get(`${host.url}/`)
  expect(home.headers()["content-security-policy"]).toContain("script-src 'self' 'sha256-")
  expect(home.headers()["cache-control"]).toBeUndefined()
  const [script = ""] = /\/app-[0-9a-f]{6}\.js/.exec(await home.text()) ?? []
  expect((await request.get(`${host.url}${script}`)).headers()["cache-control"]).toContain("immutable")
})

test("_headers names the inline scripts and sheets of every page, and no page has a style attribute", async () => {
  const folder = currentSite(resolve(testEnvironment.G30_HOME)) ?? ""
  const rules = await readFile(join(folder, "_headers"), "utf8")
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const pages = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".html")).map((entry) => join(entry.parentPath, entry.name))
  expect(pages.length).toBeGreaterThan(100)
  for (const name of pages) {
    const html = await readFile(name, "utf8")
    for (const text of [...inlineScripts(html), ...inlineStyles(html)])
      expect(rules.includes(`'sha256-${createHash("sha256").update(text).digest("base64")}'`), name).toBe(true)
    expect(/<[a-z][^>]* style=/.exec(html)?.[0], name).toBeUndefined()
  }
})
