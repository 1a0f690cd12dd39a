import { resolve } from "node:path"
import { expect, test, type Browser, type Page } from "@playwright/test"
import * as v from "valibot"
import { testEnvironment } from "#scripts/gate/test-site.ts"
import { currentSite } from "#scripts/site/site-store.ts"
import { attacks, attacksByKind } from "#support/attacks/html.ts"
import { textPacks } from "../support/attacks/attacked-content.ts"
import { startAttackedServer, type AttackedServer } from "../support/attacks/attacked-server.ts"
import { suspectsIn, watchAttacks, type Caught } from "../support/attacks/watch.ts"
import { runUnfiltered } from "../support/attacks/unfiltered.ts"
import { signIn } from "../support/sign-in.ts"

// One server for all tests of this file.
test.describe.configure({ mode: "default", timeout: 300_000 })

let server: AttackedServer
test.beforeAll(async () => {
  server = await startAttackedServer(currentSite(resolve(testEnvironment.G30_HOME)) ?? "", "attacked")
})
test.afterAll(async () => {
  await server.close()
})

type Visit = { readonly page: Page; readonly expectQuiet: (where: string) => Promise<void> }

async function asAda(browser: Browser): Promise<Visit> {
  // Without the site's policy, which would stop what slipped through, and hide it.
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 }, bypassCSP: true })
  const caught: Caught[] = await watchAttacks(context)
  const page = await context.newPage()
  await signIn(page, server.ada)
  const expectQuiet = async (where: string) => {
    expect(await suspectsIn(page), where).toEqual([])
    expect(caught, where).toEqual([])
  }
  return { page, expectQuiet }
}

/** Goes to another screen without a new document, which is much faster. */
async function go(page: Page, path: string): Promise<void> {
  // A move is lost while the one before it is under way.
  await expect(async () => {
    await page.evaluate((address) => window.___navigate?.(address), path)
    await expect(page).toHaveURL(path, { timeout: 3000 })
  }).toPass()
}

/** They need an editor, a template engine or a decoder. */
const harmless = ["forged clipboards", "template syntax", "unicode and encodings", "clobbering"]

test("the watch sees the attacks where nothing filters them", async ({ browser }) => {
  const context = await browser.newContext()
  const caught = await watchAttacks(context)
  let all = 0
  for (const [kind, texts] of attacksByKind) {
    const { size } = await runUnfiltered(context, texts, caught)
    console.log(`${kind.padEnd(30)} ${size} of ${texts.length} run without a filter`)
    if (!harmless.includes(kind)) expect(size / texts.length, kind).toBeGreaterThan(0.5)
    all += size
  }
  expect(attacks.length).toBeGreaterThan(500)
  expect(all).toBeGreaterThan(300)
})

test("dialogs of a list show attacks as words", async ({ browser }) => {
  const { page, expectQuiet } = await asAda(browser)
  await go(page, "/admin/member/")
  await page.getByRole("button", { name: /^Actions for Attack 0/ }).click()
  await page.getByRole("button", { name: "Delete", exact: true }).click()
  await expect(page.getByRole("dialog").getByText(/links? leads? here/)).toBeVisible()
  await expectQuiet("what refers to a member")
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click()
})

for (const [name, path] of [
  ["members", "member"],
  ["pages", "page"],
] as const) {
  test(`editors and previews of ${name} show attacks as words`, async ({ browser }) => {
    const { page, expectQuiet } = await asAda(browser)
    const numbers = await numbersOf(page, path)
    for (const number of numbers) {
      await go(page, `/${path}/${number}/edit/`)
      await expect(page.locator("[contenteditable=true]")).toBeVisible()
      await page.getByRole("button", { name: "Preview", exact: true }).click()
      await expect(page.frameLocator("iframe").locator("h1")).toHaveText(/^Attack \d+/)
      await expectQuiet(`/${path}/${number}/edit/`)
      await page.keyboard.press("Escape")
    }
  })
}

const attribute = v.object({ drupal_internal__nid: v.number(), title: v.string() })
const pageOfNodes = v.object({ data: v.array(v.object({ attributes: attribute })) })

async function numbersOf(page: Page, type: string): Promise<readonly number[]> {
  const query = `fields[node--${type}]=drupal_internal__nid,title&page[limit]=50`
  const { data } = v.parse(pageOfNodes, await (await page.request.get(`/jsonapi/node/${type}?${query}`)).json())
  const attacked = data.filter(({ attributes: { title } }) => title.startsWith("Attack "))
  expect(attacked).toHaveLength(textPacks)
  return attacked.map(({ attributes }) => attributes.drupal_internal__nid)
}
