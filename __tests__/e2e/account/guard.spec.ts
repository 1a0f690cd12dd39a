import { expect, test } from "../support/test.ts"
import { settled } from "../support/loading.ts"
import { sessionKey } from "#lib/session/session-key.ts"
import { testOrigin } from "#scripts/gate/test-site.ts"
import { aPerson } from "../support/people.ts"
import { logIn, openForm } from "../support/sign-in.ts"

test.use({ viewport: { width: 1440, height: 900 } })

test("a deep link leads a signed-out member to the login, and from there to where it points", async ({ page, request }) => {
  const person = await aPerson(request)
  await page.goto(`/people/${person.uid}/edit`)
  await expect(page).toHaveURL(/\/user\/login\/\?next=/)
  await expect(page.getByText("Log in to see that page.")).toBeVisible()
  await logIn(page, person)
  await expect(page).toHaveURL(`/people/${person.uid}/edit/`)
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(person.name)
  await expect(page.getByText("Log in to see that page.")).toHaveCount(0)
})

test("the login leads to no other site, whatever its address asks for", async ({ page, request }) => {
  const person = await aPerson(request)
  const elsewhere: string[] = []
  page.on("request", (asked) => {
    // The origin of a blob: address is that of the page that made it.
    if (asked.url().startsWith("data:") || new URL(asked.url()).origin === testOrigin) return
    elsewhere.push(asked.url())
  })
  for (const next of ["//evil.example/admin/post/", "javascript:document.title='x'"]) {
    await openForm(page, `/user/login/?next=${encodeURIComponent(next)}`)
    await logIn(page, person)
    await expect(page, next).toHaveURL("/admin/post/")
    await page.evaluate((key) => {
      localStorage.removeItem(key)
    }, sessionKey)
  }
  expect(elsewhere).toEqual([])
})

test("Back during a slow move cancels it", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" })
  const main = page.getByRole("navigation", { name: "Main" })
  await main.getByRole("link", { name: "Members", exact: true }).click()
  await expect(page).toHaveURL("/members/")
  await page.evaluate(() => {
    const loader = window.___loader
    if (loader === undefined) return
    const { loadPage } = loader
    // A page on a slow line, which comes when the test says so.
    const late = new Promise((resolve) => addEventListener("late page", resolve, { once: true }))
    loader.loadPage = (path) => late.then(() => loadPage(path))
  })
  await main.getByRole("link", { name: "Actions & Projects" }).click()
  await page.goBack()
  await expect(page).toHaveURL("/")
  await page.evaluate(() => dispatchEvent(new Event("late page")))
  await page.waitForLoadState("networkidle")
  await settled(page)
  await expect(page).toHaveURL("/")
})
