import { gzipSync } from "node:zlib"
import type { APIRequestContext, Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { dashboardSteps } from "#scripts/gate/dashboard-budgets.ts"
import { accounts, demoPassword } from "../support/demo.ts"
import { chunksOf } from "../support/public-weight.ts"
import { signIn } from "../support/sign-in.ts"

test.use({ viewport: { width: 1440, height: 900 } })

const administrator = {
  mail: accounts.find(({ roles }) => JSON.stringify(roles).includes("administrator"))?.mail ?? "",
  password: demoPassword,
}

/** The paths of the scripts that an address loads. */
async function scriptsOf(page: Page, address: string, isThere: () => Promise<void>): Promise<ReadonlySet<string>> {
  const paths = new Set<string>()
  page.on("request", (request) => {
    if (request.resourceType() === "script") paths.add(new URL(request.url()).pathname)
  })
  await page.goto(address)
  await isThere()
  await page.waitForLoadState("networkidle")
  return paths
}

async function weightOf(request: APIRequestContext, paths: readonly string[]): Promise<number> {
  const sizes = paths.map(async (path) => gzipSync(await (await request.get(path)).body(), { level: 9 }).length)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test("the first dashboard screen and an editor are within their limits, and only an editor loads the code of rich text", async ({
  page,
  browser,
}) => {
  const visitor = await browser.newPage()
  const ofPublicPage = await scriptsOf(visitor, "/", () => expect(visitor.getByRole("main")).toBeVisible())
  await visitor.close()
  await signIn(page, administrator)
  const list = await page.context().newPage()
  const ofList = await scriptsOf(list, "/admin/post/", () => expect(list.getByRole("row").nth(1)).toBeVisible())
  const editor = await page.context().newPage()
  const ofEditor = await scriptsOf(editor, "/post/create/", () => expect(editor.getByRole("textbox", { name: "Text" })).toBeVisible())

  const chunks = await chunksOf(page)
  const richText = (chunks["rich-text"] ?? []).filter((path) => !ofList.has(path))
  expect([...ofEditor].filter((path) => richText.includes(path))).not.toEqual([])

  const { firstScreen, editor: form, richText: text } = dashboardSteps
  const beyond = (paths: ReadonlySet<string>, before: ReadonlySet<string>) => [...paths].filter((path) => !before.has(path))
  const added = beyond(ofEditor, new Set([...ofPublicPage, ...ofList]))
  const isText = (path: string) => richText.includes(path) && chunks.editor?.includes(path) !== true
  expect(await weightOf(page.request, beyond(ofList, ofPublicPage))).toBeLessThanOrEqual(firstScreen.limit)
  expect(
    await weightOf(
      page.request,
      added.filter((path) => !isText(path)),
    ),
  ).toBeLessThanOrEqual(form.limit)
  expect(await weightOf(page.request, added.filter(isText))).toBeLessThanOrEqual(text.limit)
})
