import { expect, test } from "../support/test.ts"
import { expectAccessible } from "../support/accessible.ts"
import { attributesOf, withPractice } from "../support/content.ts"
import { aPerson } from "../support/people.ts"
import { dashboardButton, signIn } from "../support/sign-in.ts"

test.use({ viewport: { width: 1440, height: 900 } })

test("a member edits the own page, and may not publish, rename or delete it", async ({ page, request }) => {
  const person = await aPerson(request)
  const practice = await withPractice(request, person)
  await signIn(page, person)
  await dashboardButton(page).click()
  await page.getByRole("link", { name: "Edit member" }).click()
  await expect(page).toHaveURL(`/member/${practice.number}/edit/`)
  await expect(page.getByLabel("Name of the practice")).toHaveValue(practice.title)
  await page.getByLabel("Street and number").fill("Kolenkaai 12")
  await page.getByRole("textbox", { name: "Text", exact: true }).click()
  await page.keyboard.type("We mend what is there.")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByText(/^Saved \d\d:\d\d(?!, not)/)).toBeVisible()
  await expectAccessible(page)
  for (const name of ["Publish", "Unpublish", "Delete"]) await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0)
  await expect(page.getByLabel("Status")).toHaveCount(0)

  expect(await attributesOf(request, practice)).toMatchObject({
    title: practice.title,
    status: true,
    field_street: "Kolenkaai 12",
    field_mail: "office@example.org",
    body: { value: "<p>We mend what is there.</p>" },
    path: { alias: practice.alias },
  })
})
