import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import * as v from "valibot"
import { collectionPath } from "#contract/paths.ts"
import { bodies, textPacks } from "../support/attacks/attacked-content.ts"
import { fileServer } from "../support/attacks/file-server.ts"
import { asAda, go } from "../support/attacks/visit.ts"
import { signInByApi } from "../support/people.ts"

const server = fileServer("attacked", 900_000)

for (const [name, path, type, count] of [
  ["publications", "post", "node--article", bodies.length],
  ["actions", "action_project", "node--action_project", textPacks],
  ["members", "member", "node--member", textPacks],
  ["pages", "page", "node--page", textPacks],
] as const) {
  test(`editors, checks and previews of ${name} show attacks as words`, async ({ browser }) => {
    const { page, context, expectQuiet } = await asAda(browser, server())
    for (const { number, name } of await itemsOf(page, type, count)) {
      const where = `/${path}/${number}/edit/`
      await go(page, where)
      await expect(page.getByLabel(/^(Title|Name of the practice)$/)).toHaveValue(name)
      await expect(page.getByRole("textbox", { name: "Text", exact: true })).toBeVisible()
      await expect(page.getByRole("heading", { name: "Checks before publishing" })).toBeVisible()
      await page.getByRole("button", { name: "Preview", exact: true }).click()
      await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText(name)
      await expectQuiet(where)
      await page.getByRole("button", { name: "Close the preview" }).click()
    }
    await context.close()
  })
}

test("editors of users show attacks as words", async ({ browser }) => {
  const { page, context, expectQuiet } = await asAda(browser, server())
  for (const { number } of await itemsOf(page, "user--user", textPacks)) {
    await go(page, `/people/${number}/edit/`)
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(/pwn\(\)/)
    await expectQuiet(`user ${number}`)
  }
  await context.close()
})

test("pickers of pictures, links and authors show attacks as words", async ({ browser }) => {
  const { page, context, expectQuiet } = await asAda(browser, server())
  await go(page, "/post/create/")
  await page.getByRole("button", { name: "Choose from the library" }).first().click()
  const library = page.getByRole("dialog", { name: "Choose a picture" })
  await expect(library.getByText("<script>").first()).toBeAttached()
  await expectQuiet("the library")
  await library
    .getByRole("button", { name: "Close" })
    .or(library.getByRole("button", { name: "Cancel" }))
    .first()
    .click()
  await page.getByRole("combobox", { name: "Authors" }).fill("Attack")
  await expect(page.getByRole("listbox").getByRole("option").first()).toContainText("Attack")
  await expectQuiet("authors")
  await page.keyboard.press("Escape")
  await page.getByRole("textbox", { name: "Text", exact: true }).click()
  await page.keyboard.press("Control+k")
  const link = page.getByRole("dialog", { name: "Link" })
  await link.getByRole("combobox", { name: "Address or title" }).fill("Attack")
  await expect(link.getByRole("option").first()).toContainText("Attack")
  await expectQuiet("targets of links")
  await context.close()
})

const attributes = v.object({
  drupal_internal__nid: v.optional(v.number()),
  drupal_internal__uid: v.optional(v.number()),
  title: v.optional(v.string(), ""),
})
const listed = v.object({ data: v.array(v.object({ attributes })) })

/** The numbers of the attacked items, and how their titles begin. */
async function itemsOf(page: Page, type: Parameters<typeof collectionPath>[0], count: number) {
  const { access_token: token } = await signInByApi(page.request, server().ada.mail, server().ada.password)
  const items: { readonly number: number; readonly name: RegExp }[] = []
  for (let offset = 0; offset < count + 2; offset += 50) {
    const address = `${collectionPath(type)}?page[limit]=50&page[offset]=${offset}`
    const answer = await page.request.get(address, { headers: { authorization: `Bearer ${token}` } })
    for (const { attributes: item } of v.parse(listed, await answer.json()).data) {
      const [start = ""] = /^Attack \d+ /.exec(item.title) ?? []
      // The first users are those of the server itself.
      const isAttack = start !== "" || (item.drupal_internal__uid ?? 0) > 3
      if (isAttack) items.push({ number: item.drupal_internal__nid ?? item.drupal_internal__uid ?? 0, name: new RegExp(`^${start}`) })
    }
  }
  expect(items).toHaveLength(count)
  return items
}
