import { expect, test } from "@playwright/test"
import { sessionKey } from "#lib/session-key.ts"
import { testOrigin } from "#scripts/test-site.ts"
import { aPerson } from "./support/people.ts"
import { logIn, openForm, signIn } from "./support/sign-in.ts"

test.use({ viewport: { width: 1440, height: 900 } })

test("a deep link leads a signed-out member to the login, and from there to where it points", async ({ page, request }) => {
  const person = await aPerson(request)
  await page.goto(`/people/${person.uid}/edit`)
  await expect(page).toHaveURL(/\/user\/login\/\?next=/)
  await logIn(page, person)
  await expect(page).toHaveURL(`/people/${person.uid}/edit/`)
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(person.name)
})

test("the login leads to no other site, whatever its address asks for", async ({ page, request }) => {
  const person = await aPerson(request)
  const elsewhere: string[] = []
  page.on("request", (asked) => {
    if (!asked.url().startsWith(testOrigin) && !asked.url().startsWith("data:")) elsewhere.push(asked.url())
  })
  for (const next of [
    "//evil.example/admin/post/",
    "https://evil.example/",
    "/\\evil.example",
    "javascript:document.title='x'",
    "/legal/",
  ]) {
    await openForm(page, `/user/login/?next=${encodeURIComponent(next)}`)
    await logIn(page, person)
    await expect(page, next).toHaveURL("/admin/post/")
    await page.evaluate((key) => {
      localStorage.removeItem(key)
    }, sessionKey)
  }
  expect(elsewhere).toEqual([])
})

test("a member who asks for what isn't theirs lands where they may be, and learns why", async ({ page, request }) => {
  const person = await aPerson(request)
  await signIn(page, person)
  await page.goto("/people/1/edit/")
  await expect(page).toHaveURL(`/people/${person.uid}/edit/`)
  await expect(page.getByText("You can edit only your own profile: here it is.")).toBeVisible()
  await page.goto("/admin/people/")
  await expect(page).toHaveURL("/admin/post/")
  await expect(page.getByText("Only contributors and administrators see that page.")).toBeVisible()
  await openForm(page, "/user/login/")
  await expect(page).toHaveURL("/admin/post/")
})
