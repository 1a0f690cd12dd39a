import type { Page } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import { aPerson, profileOf, type Person } from "../support/people.ts"
import { refreshesOf, startSession } from "../support/sign-in.ts"

test.use({ viewport: { width: 1440, height: 900 } })

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const saved = (page: Page) => page.getByText("All changes saved")

async function openProfile(page: Page, person: Person): Promise<void> {
  await startSession(page, person)
  await page.goto(`/people/${person.uid}/edit/`)
  await expect(field(page, "Name")).toHaveValue(person.name)
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click()
}

test("a member changes their name and language, goes on in that language, and is still signed in after a reload", async ({
  page,
  request,
}) => {
  const person = await aPerson(request)
  await openProfile(page, person)
  const refreshes = refreshesOf(page)
  await field(page, "Name").fill(`${person.name} junior`)
  await field(page, "Preferred language").selectOption("fr")
  await save(page)
  await expect(page).toHaveURL(`/fr/people/${person.uid}/edit/`)
  await expect(page.getByRole("heading", { level: 1, name: `${person.name} junior` })).toBeVisible()
  await page.reload()
  await expect(field(page, "Nom")).toHaveValue(`${person.name} junior`)
  await expect(field(page, "Langue préférée")).toHaveValue("fr")
  expect(JSON.stringify(await profileOf(request, person))).toContain(`${person.name} junior`)
  expect(refreshes.count()).toBeLessThanOrEqual(2)
})

test("a change that is saved in one tab is there in the other", async ({ page, context, request }) => {
  const person = await aPerson(request)
  await openProfile(page, person)
  const other = await context.newPage()
  await other.goto("/admin/post/")
  await expect(other.getByRole("button", { name: "Dashboard" })).toBeVisible()
  await field(page, "Name").fill(`${person.name} of both tabs`)
  await save(page)
  await expect(saved(page)).toBeVisible()
  await other.getByRole("button", { name: "Dashboard" }).click()
  await other.getByRole("link", { name: "Edit profile" }).click()
  await expect(field(other, "Name")).toHaveValue(`${person.name} of both tabs`)
})
