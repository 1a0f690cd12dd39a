/** The texts of failed loads, at a copy of the built site that our own server serves: its files are broken on the disk, its server ends. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Locator, Page } from "@playwright/test"
import { expect, test as base } from "../support/test.ts"
import { startOwnServer, type OwnServer } from "../support/own-server.ts"
import { builtSite } from "../support/attacks/visit.ts"
import { expectSaid, follow, openPage } from "../support/loading.ts"

type Site = OwnServer & { readonly folder: string }

const test = base.extend<{ readonly site: Site; readonly said: string[]; readonly documents: string[] }>({
  // Playwright wants a pattern in this place.
  site: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "g30-broken-site-"))
    cpSync(builtSite(), folder, { recursive: true })
    const server = await startOwnServer(folder, "empty")
    await use({ ...server, folder })
    await server.close()
    rmSync(folder, { recursive: true })
  },
  baseURL: async ({ site }, use) => use(site.url),
  said: async ({ page }, use) => {
    const said: string[] = []
    page.on("console", (message) => said.push(message.text()))
    await use(said)
  },
  documents: async ({ page }, use) => {
    const documents: string[] = []
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname + new URL(request.url()).search)
    })
    await use(documents)
  },
})
test.use({ viewport: { width: 1440, height: 900 } })

const data = "page-data/members/page-data.json"
const html = "members/index.html"

/** Scripts that a page loads beside those of all pages. */
const scriptsIn = (folder: string) => readdirSync(folder).filter((name) => /^\d+-[0-9a-f]{6}\.js$/.test(name))

/** What Gatsby's runtime is told of a page that can't be loaded. */
const failureAt = (page: Page, address: string) =>
  page.evaluate(async (to) => {
    const { error } = (await window.___loader?.loadPage(to)) ?? {}
    return error instanceof Error ? { message: error.message, code: "code" in error ? error.code : null } : null
  }, address)

test("data that is cut off on the disk is named, and the reader gets the whole document", async ({ page, site, said, documents }) => {
  writeFileSync(join(site.folder, data), readFileSync(join(site.folder, data), "utf8").slice(0, 100))
  await openPage(page, "/legal/")
  await follow(page, "Members")
  await expect(page).toHaveTitle("Members - G30")
  await expectSaid(said, /Failed to parse JSON \/page-data\/members\/page-data\.json SyntaxError/)
  expect(documents).toEqual(["/legal/", "/members/"])
})

test("data of another deploy is refused with its code, and a document that meets it is loaded anew once", async ({
  page,
  site,
  said,
  documents,
}) => {
  const text = readFileSync(join(site.folder, data), "utf8")
  writeFileSync(join(site.folder, data), text.replace(/"hash":"[^"]+"/, '"hash":"decade"'))
  await page.goto("/members/?from=mail#main")
  await expectSaid(said, "Hash did not match.")
  await page.waitForLoadState("networkidle")
  expect(documents).toEqual(["/members/?from=mail", "/members/?from=mail"])
  await expect(page).toHaveURL("/members/?from=mail#main")
  await expect(page.getByRole("heading", { level: 1, name: "Members" })).toBeVisible()
  await openPage(page, "/legal/")
  expect(await failureAt(page, "/members/")).toEqual({ message: "Hash did not match.", code: "INVALID_HASH" })
})

test("data without a hash is refused", async ({ page, site }) => {
  await openPage(page, "/legal/")
  writeFileSync(join(site.folder, data), "{}")
  expect(await failureAt(page, "/members/")).toMatchObject({ message: "/page-data/members/page-data.json is missing a hash" })
})

test("a page that is gone from the disk shows the not-found page, and without one its status text and code are told", async ({
  page,
  site,
  said,
  documents,
}) => {
  await openPage(page, "/legal/")
  for (const file of [data, html]) rmSync(join(site.folder, file))
  await follow(page, "Members")
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible()
  await expectSaid(said, "Could not find /members/")
  expect(documents).toEqual(["/legal/"])
  for (const path of ["actions-projects", "404.html"]) rmSync(join(site.folder, "page-data", path, "page-data.json"))
  rmSync(join(site.folder, "actions-projects", "index.html"))
  await openPage(page, "/legal/")
  expect(await failureAt(page, "/actions-projects/")).toEqual({ message: "Not Found", code: 404 })
})

/** Moves to a publication, one of whose links now leads to an address. */
async function goToLink(page: Page, { folder }: Site, address: string): Promise<Locator> {
  const posts = join(folder, "page-data", "post")
  const ownLink = /\["a",\{"href":"#fnref[^"]*"\},"[^"]*"\]/
  const slug = readdirSync(posts).find((name) => ownLink.test(readFileSync(join(posts, name, "page-data.json"), "utf8")))
  const file = join(posts, slug ?? "", "page-data.json")
  const text = readFileSync(file, "utf8")
  writeFileSync(file, text.replace(ownLink, JSON.stringify(["a", { href: address }, "To the members"])))
  await page.evaluate((to) => window.___navigate?.(to), `/post/${slug ?? ""}/`)
  const link = page.getByRole("link", { name: "To the members" })
  await expect(link).toBeVisible()
  return link
}

const wrongScripts = [
  ["is gone from the disk", (file: string) => rmSync(file), "error"],
  ["has other bytes", (file: string) => writeFileSync(file, "// Another program."), "missing"],
] as const

for (const [name, spoil, type] of wrongScripts) {
  test(`a page whose script ${name} is loaded as a document, with its query and fragment; that one is loaded anew once`, async ({
    page,
    site,
    said,
    documents,
  }) => {
    await openPage(page, "/legal/")
    const link = await goToLink(page, site, "/members/?from=mail#main")
    for (const script of scriptsIn(site.folder)) spoil(join(site.folder, script))
    await link.click()
    await expect(page).toHaveTitle("Members - G30")
    await expect(page).toHaveURL("/members/?from=mail#main")
    await page.waitForLoadState("networkidle")
    expect(documents).toEqual(["/legal/", "/members/?from=mail"])

    await page.goto("/actions-projects/?from=mail#main")
    await expectSaid(said, new RegExp(`ChunkLoadError: Loading chunk \\d+ failed\\.\\n\\(${type}: http:\\S+/\\d+-[0-9a-f]{6}\\.js\\)`))
    await page.waitForLoadState("networkidle")
    expect(documents.slice(2)).toEqual(["/actions-projects/?from=mail", "/actions-projects/?from=mail"])
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })
}

test("when the server has ended, the address that can't be fetched is named", async ({ page, site }) => {
  await openPage(page, "/legal/")
  await site.close()
  expect(await failureAt(page, "/about-us/")).toMatchObject({ message: "Failed to fetch /page-data/about-us/page-data.json" })
})
