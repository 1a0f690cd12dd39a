import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { textPacks } from "../support/attacks/attacked-content.ts"
import { fileServer } from "../support/attacks/file-server.ts"
import { asAda, go } from "../support/attacks/visit.ts"

const server = fileServer("attacked", 300_000)

const contentLists = ["post", "member", "action-project", "people", "page"] as const
const lists = [...contentLists, "tag", "speciality", "event-category"] as const

async function openList(page: Page, list: (typeof lists)[number]): Promise<void> {
  await go(page, `/admin/${list}/`)
  await expect(page.getByRole("navigation", { name: "Pages" })).toBeVisible()
}

for (const list of lists) {
  test(`the list ${list} shows attacks in titles, names, tags and colours as words`, async ({ browser }) => {
    const { page, context, expectQuiet } = await asAda(browser, server())
    await openList(page, list)
    const next = page.getByRole("link", { name: "Next page" })
    let shown = 0
    let hasNext = true
    while (hasNext) {
      await page.waitForLoadState("networkidle")
      shown += await page.getByRole("main").getByText("<script>").count()
      await expectQuiet(page.url())
      hasNext = (await next.count()) > 0
      if (hasNext) {
        const before = page.url()
        await next.click()
        await expect(page).not.toHaveURL(before)
        await expect(page.getByRole("navigation", { name: "Pages" })).toBeVisible()
      }
    }
    expect(shown).toBeGreaterThan(0)
    await context.close()
  })
}

test("dialogs of a list show attacks as words", async ({ browser }) => {
  const { page, context, expectQuiet } = await asAda(browser, server())
  await openList(page, "member")
  for (const action of ["Unpublish", "Delete"]) {
    for (let number = 0; number < textPacks; number += 1) {
      await page.getByRole("button", { name: new RegExp(`^Actions for Attack ${number} `) }).click()
      await page.getByRole("button", { name: action, exact: true }).click()
      const dialog = page.getByRole("dialog")
      await expect(dialog.getByText(/links? leads? here/)).toBeVisible()
      await expectQuiet(`${action} ${number}`)
      await dialog.getByRole("button", { name: "Cancel" }).click()
    }
  }
  await context.close()
})

/** The cells of an export. */
function cellsOf(csv: string): readonly string[] {
  return [...csv.matchAll(/(?<=^|[;\n])(?:"((?:[^"]|"")*)"|([^";\r\n]*))(?=;|\r\n)/g)].map(
    ([, quoted, plain = ""]) => quoted?.replaceAll('""', '"') ?? plain,
  )
}

test("the exports have the attacks as text, and no formula among them", async ({ browser }) => {
  const { page, context, expectQuiet } = await asAda(browser, server())
  for (const list of contentLists) {
    await openList(page, list)
    const coming = page.waitForEvent("download")
    await page.getByRole("button", { name: "Export as CSV" }).click()
    const cells = cellsOf(readFileSync(await (await coming).path(), "utf8"))
    expect(cells.filter((cell) => cell.includes("<script>pwn()")).length, list).toBeGreaterThan(0)
    expect(cells.filter((cell) => /^\s*[=+@-]/.test(cell))).toEqual([])
    await expectQuiet(`the export of ${list}`)
  }
  await context.close()
})
