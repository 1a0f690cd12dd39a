import { expect, test } from "../support/test.ts"

test("about: board and working groups stand beside the text until the text beside them ends, and below it on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto("/about-us/")
  const boxOf = async (heading: string) =>
    (await page.getByRole("heading", { name: heading, exact: true }).boundingBox()) ?? { x: NaN, y: NaN, height: NaN }
  const people = page.getByRole("complementary", { name: "People and groups" })
  await expect(people.getByRole("listitem").filter({ hasText: "Hélène Vandermotte" })).toContainText("Chair, Atelier Seuil Neuf")
  await expect(people.getByRole("heading")).toHaveText(["Board", "Working groups"])
  await expect(people.getByRole("link", { name: "Heritage" })).toHaveAttribute("href", /^\/action-project\//)
  const { x = NaN, y = NaN, height = NaN } = (await people.boundingBox()) ?? {}
  const [last, rest] = [await boxOf("History"), await boxOf("How to join")]
  expect(x).toBeGreaterThan(1440 / 2)
  expect(last.x).toBeLessThan(1440 / 4)
  // Less than half of what stands beside, at either side.
  expect(Math.abs(last.y + last.height - (y + height))).toBeLessThan(height / 2)
  // The rest of the text takes the whole width, in two columns.
  expect(rest.x).toBeGreaterThan(1440 / 2)

  await page.setViewportSize({ width: 390, height: 844 })
  expect((await people.boundingBox())?.y).toBeGreaterThan((await boxOf("How to join")).y)
})
