import type { Page } from "@playwright/test"
import { expect, test as base } from "../support/test.ts"
import { administrator, field } from "../support/editing.ts"
import { startFront, type Front } from "../support/front.ts"
import { expectSaid, follow, followsLinks, openPage } from "../support/loading.ts"
import { signIn } from "../support/sign-in.ts"

const test = base.extend<{ readonly front: Front; readonly said: string[] }>({
  // Playwright wants a pattern in this place.
  front: async ({}, use) => {
    const front = await startFront()
    await use(front)
    await front.close()
  },
  baseURL: async ({ front }, use) => use(front.url),
  /** What the browser's console says, and exceptions that nobody caught. */
  said: async ({ page }, use) => {
    const said: string[] = []
    page.on("console", (message) => said.push(message.text()))
    page.on("pageerror", (error) => said.push(error.message))
    await use(said)
  },
})
test.use({ viewport: { width: 1440, height: 900 } })

const data = "/page-data/members/page-data.json"
const followBelow = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click()
const exactly = (words: string) => new RegExp(words.replaceAll(/[.?+()[\]]/g, "\\$&"))

test("a tab that was opened before a deploy goes on in the new build", async ({ page, front, said }) => {
  await openPage(page, "/members/")
  front.deploy()
  await followBelow(page, "About")
  await expect(page).toHaveTitle("About us - G30")
  await expectSaid(said, "Hash did not match.")
  await followsLinks(page)
  await follow(page, "Actions & Projects")
  await expect(page).toHaveTitle("Actions & Projects - G30")
  expect(front.documents).toEqual(["/members/", "/about-us/"])
})

test("Back to a page of another build loads it with its query and its fragment", async ({ page, front }) => {
  await openPage(page, "/legal/")
  await page.evaluate(() => {
    history.pushState({ key: "mine" }, "", "/about-us/?from=mail#main")
  })
  await follow(page, "Members")
  await expect(page).toHaveTitle("Members - G30")
  front.deploy()
  await page.goBack()
  await expect(page).toHaveTitle("About us - G30")
  await expect(page).toHaveURL("/about-us/?from=mail#main")
  expect(front.documents).toEqual(["/legal/", "/about-us/?from=mail"])
})

test("a page that doesn't fit its data is loaded again once, and then stays as the build wrote it", async ({ page, front, said }) => {
  front.deploy("data")
  await page.goto("/members/?from=mail#main")
  await expectSaid(said, "Hash did not match.")
  await page.waitForLoadState("networkidle")
  expect(front.documents).toEqual(["/members/?from=mail", "/members/?from=mail"])
  await expect(page).toHaveURL("/members/?from=mail#main")
  await expect(page.getByRole("heading", { level: 1, name: "Members" })).toBeVisible()
})

const faults = [
  [{ status: 503, body: "" }, `Failed to fetch ${data}`],
  ["cut", `Failed to fetch ${data}`],
  [{ body: '{"path":"/mem' }, `Failed to parse JSON ${data} SyntaxError`],
  [{ body: '{"path":"/members/"}' }, `${data} is missing a hash`],
  [{ body: '{"hash":"decade"}' }, "Hash did not match."],
] as const

test("a prefetch of broken data fails quietly; after a click the reader gets the whole document, and the console names it", async ({
  page,
  front,
  said,
}) => {
  for (const [fault, words] of faults) {
    front.spoil(/^\/page-data\/members\//, fault)
    const [documents, asked] = [front.documents.length, front.data.length]
    await openPage(page, "/legal/")
    // What the document before had to say.
    said.splice(0)
    await expect.poll(() => front.data.slice(asked), "the prefetch").toContain(data)
    expect(said.filter((line) => !line.startsWith("Failed to load resource"))).toEqual([])
    await follow(page, "Members")
    await expect(page).toHaveTitle("Members - G30")
    await expectSaid(said, exactly(words))
    // A document that still loads may be loaded anew, and would then break off the next move.
    await page.waitForLoadState("networkidle")
    expect(front.documents.slice(documents)).toEqual(["/legal/", "/members/"])
    front.mend()
  }
})

test("a page that is gone shows the not-found page in place, and is named", async ({ page, front, said }) => {
  front.spoil(/^\/(page-data\/)?members\//, { status: 404, body: "" })
  await openPage(page, "/legal/")
  await follow(page, "Members")
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible()
  await expectSaid(said, "Could not find /members/")
  expect(front.documents).toEqual(["/legal/"])
})

test("an address that a host leads elsewhere is opened there", async ({ page, front, said }) => {
  front.spoil(/^\/page-data\/members\//, { status: 404, body: "" })
  await openPage(page, "/legal/")
  await follow(page, "Members")
  await expect(page).toHaveTitle("Members - G30")
  expect(front.documents).toEqual(["/legal/", "/members/"])
  expect(said.filter((words) => words.includes("Could not find"))).toEqual([])
})

test("a missing address brings its page's data along, and asks for none", async ({ page, front }) => {
  await openPage(page, "/nowhere/")
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible()
  expect(front.data.filter((url) => /nowhere|404/.test(url))).toEqual([])
  await follow(page, "Members")
  await expect(page).toHaveTitle("Members - G30")
  expect(front.documents).toEqual(["/nowhere/"])
})

for (const [name, fault, type] of [
  ["doesn't come", "cut", "error"],
  ["has other bytes", { body: "// Another program." }, "missing"],
] as const) {
  test(`a page whose script ${name} is loaded again once, and then stays as the build wrote it`, async ({ page, front, said }) => {
    front.spoil(/^\/\d+-[0-9a-f]{6}\.js$/, fault)
    await page.goto("/members/?from=mail#main")
    await expectSaid(said, new RegExp(`Loading chunk \\d+ failed\\.\\n\\(${type}: http:\\S+/\\d+-[0-9a-f]{6}\\.js\\)`))
    await page.waitForLoadState("networkidle")
    expect(front.documents).toEqual(["/members/?from=mail", "/members/?from=mail"])
    await expect(page).toHaveURL("/members/?from=mail#main")
    await expect(page.getByRole("heading", { level: 1, name: "Members" })).toBeVisible()
  })
}

test("a move to a page whose script doesn't come loads the whole document", async ({ page, front, said }) => {
  await openPage(page, "/legal/")
  front.spoil(/^\/\d+-[0-9a-f]{6}\.js$/, "cut")
  await follow(page, "Members")
  await expect(page).toHaveTitle("Members - G30")
  await expectSaid(said, "Failed to resolve async component: /members/")
  await page.waitForLoadState("networkidle")
  expect(front.documents).toEqual(["/legal/", "/members/"])
})

test("a script that hangs is a failure in the end, with its type and its address", async ({ page, front, said }) => {
  front.spoil(/^\/\d+-[0-9a-f]{6}\.js$/, "hang")
  await page.clock.install()
  await page.goto("/members/", { waitUntil: "commit" })
  const words = /ChunkLoadError: Loading chunk \d+ failed\.\n\(timeout: http:\S+\/\d+-[0-9a-f]{6}\.js\)/
  await expect(async () => {
    // The time limit of webpack (src/gatsby/webpack.ts).
    await page.clock.fastForward(120_000)
    expect(said.join("\n")).toMatch(words)
  }).toPass()
})

test("an editor with broken data opens all the same, one that is opened after a deploy is loaded anew once, one of nothing is named", async ({
  page,
  front,
  said,
}) => {
  await signIn(page, administrator)
  front.spoil(/^\/post\/201\/edit\.json$/, { body: '{"hash":' })
  await page.goto("/post/201/edit/")
  await expect(field(page, "Title")).toBeVisible()
  await expectSaid(said, "Failed to parse JSON /post/201/edit.json SyntaxError")

  await page.getByRole("main").getByRole("link", { name: "Publications", exact: true }).first().click()
  front.deploy()
  const before = front.documents.length
  await page.evaluate(() => {
    window.___navigate?.("/post/202/edit/")
  })
  await expect(field(page, "Title")).toBeVisible()
  await page.waitForLoadState("networkidle")
  expect(front.documents.slice(before)).toEqual(["/post/202/edit/"])
  await expectSaid(said, "Hash did not match.")

  await page.goto("/post/999999/edit/")
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible()
  await expectSaid(said, "Could not find /post/999999/edit/")
})
