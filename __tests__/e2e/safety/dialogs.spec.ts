import type { Browser, Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import * as v from "valibot"
import { mediaType } from "#contract/jsonapi.ts"
import { collectionPath, individualPath } from "#contract/paths.ts"
import type { ResourceType } from "#contract/fields.ts"
import { attacks } from "#support/attacks/html.ts"
import { packsOf } from "../support/attacks/attacked-content.ts"
import { mark, poison } from "../support/attacks/feed.ts"
import { fileServer } from "../support/attacks/file-server.ts"
import { asAda, go } from "../support/attacks/visit.ts"
import { field } from "../support/editing.ts"
import { signInByApi } from "../support/people.ts"

const server = fileServer("empty", 300_000)

const packs = packsOf(attacks, 60).map((pack) => pack.join(" "))
const made = v.object({ data: v.object({ id: v.string(), attributes: v.looseObject({ drupal_internal__nid: v.optional(v.number()) }) }) })
type Attributes = Readonly<Record<string, unknown>>

async function write(page: Page, type: ResourceType, { id, ...attributes }: Attributes & { readonly id?: string }) {
  const { access_token: token } = await signInByApi(page.request, server().ada.mail, server().ada.password)
  const answer = await page.request.fetch(id === undefined ? collectionPath(type) : individualPath(type, id), {
    method: id === undefined ? "POST" : "PATCH",
    headers: { authorization: `Bearer ${token}`, "content-type": mediaType },
    data: { data: { type, ...(id === undefined ? {} : { id }), attributes } },
  })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  const { data } = v.parse(made, await answer.json())
  return { id: data.id, address: `/post/${data.attributes.drupal_internal__nid ?? 0}/edit/` }
}

const body = (summary: string) => ({ value: `<p>${mark}</p>`, summary, format: "g30_text" })

/** A publication with two revisions, to which another leads. Its texts come with the attacks. */
async function aPoisoned(browser: Browser, title: string) {
  const visited = await asAda(browser, server())
  const { page, context } = visited
  const item = await write(page, "node--article", { title, body: body(mark), path: { alias: `/post/${title}` } })
  await write(page, "node--article", { id: item.id, body: body(`${mark} again`) })
  const link = `<p><a href="/post/${title}">x</a></p>`
  await write(page, "node--article", { title: `${title} ${mark}`, body: { ...body(mark), value: link } })
  const send = await poison(context)
  const open = async (text: string) => {
    send(text)
    await page.goto(item.address)
    await expect.poll(() => field(page, "Summary").inputValue()).toContain(text.slice(0, 12))
  }
  return { ...visited, item, open }
}

test("revisions and their comparison show attacks as words", async ({ browser }) => {
  const { page, context, open, expectQuiet } = await aPoisoned(browser, "Revised")
  for (const pack of packs) {
    await open(pack)
    await page.getByRole("button", { name: "Revisions", exact: true }).click()
    await expect(page.getByRole("dialog").getByRole("insertion")).toContainText("again")
    await expectQuiet(pack)
    await page.keyboard.press("Escape")
  }
  await context.close()
})

test("the dialog of two versions shows attacks as words", async ({ browser }) => {
  const { page, context, item, open, expectQuiet } = await aPoisoned(browser, "Clash")
  for (const [index, pack] of packs.entries()) {
    await open(pack)
    await field(page, "Summary").fill(`Mine ${index} ${pack.slice(0, 200)}`)
    await write(page, "node--article", { id: item.id, body: body(`${mark} theirs ${index}`) })
    await page.keyboard.press("Control+s")
    const dialog = page.getByRole("alertdialog")
    await expect(dialog).toContainText(`theirs ${index}`)
    await expectQuiet(pack)
    await dialog.getByRole("button", { name: /^Take / }).click()
    await expect(dialog).toBeHidden()
  }
  await context.close()
})

test("what refers to an item, and the toasts of a list, show attacks as words", async ({ browser }) => {
  const { page, context, open, expectQuiet } = await aPoisoned(browser, "Removed")
  for (const pack of packs) {
    await open(pack)
    await page.getByRole("button", { name: "Delete", exact: true }).click()
    await expect(page.getByRole("alertdialog").getByText("1 link leads here:")).toBeVisible()
    await expectQuiet(`referrers ${pack}`)
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click()
    await go(page, "/admin/post/?q=Removed")
    const rows = page
      .getByRole("main")
      .getByRole("row")
      .filter({ has: page.getByRole("button", { name: /^Actions for/ }) })
    await rows
      .first()
      .getByRole("button", { name: /^Actions for/ })
      .click()
    await page.getByRole("button", { name: "Delete", exact: true }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible()
    await expectQuiet(`a toast ${pack}`)
    await page.getByRole("button", { name: "Undo" }).click()
  }
  await context.close()
})
