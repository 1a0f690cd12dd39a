import { setTimeout as wait } from "node:timers/promises"
import { request as newRequests, type Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import * as v from "valibot"
import { testOrigin } from "#scripts/gate/test-site.ts"
import { startOwnServer, type OwnServer } from "#support/process/own-server.ts"
import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath, individualPath } from "#contract/paths.ts"
import { aTitle, field, openEditor, saveBar, typeText } from "../support/editing.ts"
import { signInByApi } from "../support/people.ts"
import { logIn } from "../support/sign-in.ts"

test.use({ viewport: { width: 1440, height: 900 } })

const publications = v.object({
  data: v.array(v.object({ id: v.string(), attributes: v.looseObject({ body: v.nullish(v.object({ value: v.string() })) }) })),
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

  function killDuringNextWrite(): void {
    server.onNextWrite(async (send) => {
      await Promise.race([send(), wait(3)])
      await server.kill()
      await server.start()
      throw new Error("The connection broke.")
    })
  }

  test("while it saves, and started again, gets the save exactly once", async ({ page }) => {
    test.setTimeout(120_000)
    const title = await startWriting(page, "Killed")
    killDuringNextWrite()
    await typeText(page, "Written once.")
    await saveOverStart(page)
    expect(await arrived(title)).toEqual([{ text: "<p>Written once.</p>", revisions: 1 }])
    killDuringNextWrite()
    await typeText(page, " And again.")
    await saveOverStart(page)
    expect(await arrived(title)).toEqual([{ text: "<p>Written once. And again.</p>", revisions: 2 }])
  })
})
