import { setTimeout as wait } from "node:timers/promises"
import { request as newRequests, type Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import * as v from "valibot"
import { testOrigin } from "#scripts/gate/test-site.ts"
import { startOwnServer, type OwnServer } from "#support/process/own-server.ts"
import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath, individualPath } from "#contract/paths.ts"
import {
  administrator,
  aPublication,
  aTitle,
  draftOffer,
  expectStatus,
  field,
  openEditor,
  press,
  revisionsOf,
  save,
  saveBar,
  stored,
  storedWith,
  textBox,
  typeText,
} from "../support/editing.ts"
import { signInByApi } from "../support/people.ts"
import { logIn, signIn, startSession } from "../support/sign-in.ts"

test.use({ viewport: { width: 1440, height: 900 } })

const publications = v.object({
  data: v.array(v.object({ id: v.string(), attributes: v.looseObject({ body: v.nullish(v.object({ value: v.string() })) }) })),
})

/** Lets the next request of a method reach the server, and drops its answer. */
async function loseAnswer(page: Page, method: string): Promise<void> {
  let isLost = false
  await page.route("**/jsonapi/node/article**", async (route) => {
    if (isLost || route.request().method() !== method) return route.continue()
    isLost = true
    await route.fetch()
    return route.abort("connectionreset")
  })
}

test("a save whose answer is lost is found at the server, and not sent again", async ({ page, request }) => {
  const written = await aPublication(request, aTitle("Lost answer"), "One.")
  await startSession(page, administrator)
  await openEditor(page, written.address)
  await loseAnswer(page, "PATCH")
  await typeText(page, " Two.")
  await save(page)
  expect(await revisionsOf(request, written)).toBe(2)
  expect(JSON.stringify((await stored(request, written)).attributes.body)).toContain("<p>One. Two.</p>")
})

test("a create whose answer is lost makes one publication, whose editor goes on", async ({ page, request }) => {
  const title = aTitle("Lost create")
  await startSession(page, administrator)
  await openEditor(page, "/post/create/")
  await loseAnswer(page, "POST")
  await field(page, "Title").fill(title)
  await save(page)
  await expect(page).toHaveURL(/\/post\/\d+\/edit\/$/)
  await field(page, "Title").fill(`${title} again`)
  await save(page)
  expect(await storedWith(request, title)).toHaveLength(1)
})

test("a save elsewhere after a lost answer is not overwritten unseen", { tag: "@long" }, async ({ page, browser, request }) => {
  const written = await aPublication(request, aTitle("Lost and changed"), "One.")
  const other = await (await browser.newContext()).newPage()
  await signIn(other, administrator)
  await startSession(page, administrator)
  await openEditor(page, written.address)
  let isLost = false
  await page.route("**/jsonapi/node/article/**", async (route) => {
    if (isLost || route.request().method() !== "PATCH") return route.continue()
    isLost = true
    await route.fetch()
    await openEditor(other, written.address)
    await typeText(other, " Three.")
    await save(other)
    return route.abort("connectionreset")
  })
  await typeText(page, " Two.")
  await page.keyboard.press("Control+s")
  const dialog = page.getByRole("alertdialog", { name: "You saved this in another tab in the meantime" })
  await expect(dialog.locator("del")).toHaveText("Three.")
  await dialog.getByRole("button", { name: /^Take .* version$/ }).click()
  await expect(textBox(page)).toHaveText("One. Two. Three.")
  expect(await revisionsOf(request, written)).toBe(3)
})

test.describe("a server that is killed", () => {
  let server: OwnServer
  test.beforeAll(async () => {
    server = await startOwnServer(testOrigin)
  })
  test.afterAll(() => server.close())

  async function startWriting(page: Page, words: string): Promise<string> {
    await page.goto(`${server.url}/user/login/`, { waitUntil: "networkidle" })
    await logIn(page, server.ada)
    await expect(page.getByRole("heading", { level: 1, name: "Publications" })).toBeVisible()
    await openEditor(page, `${server.url}/post/create/`)
    const title = aTitle(words)
    await field(page, "Title").fill(title)
    return title
  }

  /** The publications with a title, each with the number of its revisions. */
  async function arrived(title: string): Promise<readonly { readonly text: string; readonly revisions: number }[]> {
    const request = await newRequests.newContext({ baseURL: server.url })
    const { access_token: token } = await signInByApi(request, server.ada.mail, server.ada.password)
    const headers = { authorization: `Bearer ${token}`, accept: mediaType }
    const get = async (path: string) => v.parse(publications, await (await request.get(path, { headers })).json())
    const { data } = await get(`${collectionPath("node--article")}?filter[title]=${encodeURIComponent(title)}`)
    return Promise.all(
      data.map(async ({ id, attributes }) => ({
        text: attributes.body?.value ?? "",
        revisions: (await get(`${individualPath("node--article", id)}/version-history`)).data.length,
      })),
    )
  }

  /** The save arrives when the server has started again, which takes a busy machine longer than a save. */
  async function saveOverStart(page: Page): Promise<void> {
    await page.keyboard.press("Control+s")
    await expect(saveBar(page).getByRole("status")).toHaveText(/^Saved \d\d:\d\d/, { timeout: 45_000 })
  }

  for (const moment of ["while it saves", "before the save reaches it", "before its answer leaves"] as const) {
    test(
      `and started again, ${moment}, gets the save exactly once`,
      { tag: moment === "while it saves" ? [] : "@long" },
      async ({ page }) => {
        test.setTimeout(120_000)
        const title = await startWriting(page, "Killed")
        server.onNextWrite(async (send) => {
          const sent = moment === "before the save reaches it" ? Promise.resolve() : send()
          if (moment === "while it saves") await Promise.race([sent, wait(3)])
          else await sent
          await server.kill()
          await server.start()
          throw new Error("The connection broke.")
        })
        await typeText(page, "Written once.")
        await saveOverStart(page)
        expect(await arrived(title)).toEqual([{ text: "<p>Written once.</p>", revisions: 1 }])
        server.onNextWrite(async (send) => {
          await Promise.race([send(), wait(3)])
          await server.kill()
          await server.start()
          throw new Error("The connection broke.")
        })
        await typeText(page, " And again.")
        await saveOverStart(page)
        expect(await arrived(title)).toEqual([{ text: "<p>Written once. And again.</p>", revisions: 2 }])
      },
    )
  }

  test("and stays away keeps the text in the browser, says so, and gets it when it is back", { tag: "@long" }, async ({ page }) => {
    test.setTimeout(120_000)
    const title = await startWriting(page, "Away")
    await typeText(page, "Written once.")
    await server.kill()
    await page.keyboard.press("Control+s")
    await expect(page.getByRole("region", { name: "Save", exact: true }).getByRole("status")).toHaveText("Offline. Kept in this browser", {
      timeout: 60_000,
    })
    await page.keyboard.type(" Typed meanwhile.")
    await server.start()
    await press(page, "Retry")
    await expectStatus(page, /^Saved \d\d:\d\d/)
    expect(await arrived(title)).toEqual([{ text: "<p>Written once. Typed meanwhile.</p>", revisions: 1 }])
    await page.reload()
    await expect(textBox(page)).toHaveText("Written once. Typed meanwhile.")
    await expect(draftOffer(page)).toBeHidden()
  })
})
