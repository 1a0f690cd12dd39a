import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { aPerson, profileOf } from "../support/people.ts"
import { refreshesOf, startSession } from "../support/sign-in.ts"

test.use({ viewport: { width: 1440, height: 900 } })

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

test("a member changes their name and language, goes on in that language, and is still signed in after a reload", async ({
  page,
  request,
}) => {
  const person = await aPerson(request)
  await startSession(page, person)
  await page.goto(`/people/${person.uid}/edit/`)
  await expect(field(page, "Name")).toHaveValue(person.name)
  const refreshes = refreshesOf(page)
  await field(page, "Name").fill(`${person.name} junior`)
  await field(page, "Preferred language").selectOption("fr")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page).toHaveURL(`/fr/people/${person.uid}/edit/`)
  await expect(page.getByRole("heading", { level: 1, name: `${person.name} junior` })).toBeVisible()
  await page.reload()
  await expect(field(page, "Nom")).toHaveValue(`${person.name} junior`)
  await expect(field(page, "Langue préférée")).toHaveValue("fr")
  expect(JSON.stringify(await profileOf(request, person))).toContain(`${person.name} junior`)
  expect(refreshes.count()).toBeLessThanOrEqual(2)
})
