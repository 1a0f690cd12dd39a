import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { expectAccessible } from "../support/accessible.ts"
import { administrator, change, publish } from "../support/content.ts"
import { signIn, startSession } from "../support/sign-in.ts"

const plain = (word: string) => word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase()
const rows = (page: Page) => page.getByRole("main").locator("tbody tr")

test("an administrator finds a publication without its accents, narrows the list, and Back and reload restore it", async ({
  page,
  request,
}) => {
  const { word } = await publish(request, ["Alpha", "Beta"])
  await signIn(page, administrator)
  await page.getByRole("searchbox", { name: "Search publications" }).fill(plain(word))
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole("combobox", { name: "Status" }).selectOption({ label: "Draft" })
  await expect(page.getByRole("heading", { name: "No publication matches all of this" })).toBeVisible()
  await expectAccessible(page, "nothing found")
  await page.goBack()
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("")
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole("searchbox")).toHaveValue(plain(word))
})

test("the export has all rows of the filtered list, and no formula that a spreadsheet would run", async ({ page, request }) => {
  const formulas = ["=1+1", "+1", "-1", "@SUM(A1)", '=HYPERLINK("https://example.org";"x")']
  const { word, items } = await publish(request, ["Alpha", ...formulas])
  await change(request, items[0] ?? { type: "node--article", id: "" }, { attributes: { status: false } })
  await startSession(page, administrator)
  await page.goto(`/admin/post/?q=${encodeURIComponent(word)}&status=published&sort=title`)
  await expect(rows(page)).toHaveCount(formulas.length)
  const coming = page.waitForEvent("download")
  await page.getByRole("button", { name: "Export as CSV" }).click()
  const text = readFileSync(await (await coming).path(), "utf8")
  expect(text).toContain(`\uFEFFTitle;Status;`)
  for (const formula of formulas) expect(text).toContain(`\n"'${`${formula} ${word}`.replaceAll('"', '""')}";Published;Opinion;`)
  expect(text.trim().split("\r\n")).toHaveLength(1 + formulas.length)
})
