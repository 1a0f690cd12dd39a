import { expect, test } from "../support/test.ts"
import { testOrigin } from "#scripts/gate/test-site.ts"
import { aPerson, endSession, expireAccess } from "../support/people.ts"
import { dashboardButton, refreshesOf, signIn, signInByForm, storedTokens } from "../support/sign-in.ts"

test.use({ viewport: { width: 1440, height: 900 } })

const membersArea = { name: "Members Area" } as const

test("three tabs whose token expires together make one refresh, and all go on", async ({ page, context, request }) => {
  const person = await aPerson(request)
  await signIn(page, person)
  const tabs = [page, await context.newPage(), await context.newPage()]
  for (const tab of tabs.slice(1)) await tab.goto("/admin/post/")
  for (const tab of tabs) await expect(dashboardButton(tab)).toBeVisible()
  // A page that is reloaded during a refresh makes another one.
  for (const tab of tabs) await tab.waitForLoadState("networkidle")
  const refreshes = refreshesOf(page)
  await expireAccess(request, person)
  await Promise.all(tabs.map((tab) => tab.reload()))
  for (const tab of tabs) {
    await expect(tab.getByRole("heading", { level: 1, name: "Publications" })).toBeVisible()
    await expect(dashboardButton(tab)).toBeVisible()
    await expect(tab).toHaveURL("/admin/post/")
  }
  expect(refreshes.count()).toBe(1)
})

test("a reload in the middle of a refresh keeps the session", async ({ page, request }) => {
  const person = await aPerson(request)
  await signIn(page, person)
  await page.waitForLoadState("networkidle")
  const spent = (await storedTokens(page))?.refresh_token ?? ""
  await expireAccess(request, person)
  // The server exchanges the token, and its answer comes to nobody.
  const exchanged = new Promise<number>((resolve) => {
    void page.route(
      "**/oauth/token",
      async (route) => {
        const answer = await route.fetch()
        resolve(answer.status())
      },
      { times: 1 },
    )
  })
  await page.reload({ waitUntil: "commit" })
  expect(await exchanged).toBe(200)
  expect((await storedTokens(page))?.refresh_token).toBe(spent)
  await page.reload()
  await expect(page.getByRole("heading", { level: 1, name: "Publications" })).toBeVisible()
  await expect(dashboardButton(page)).toBeVisible()
  await expect(page).toHaveURL("/admin/post/")
  const kept = (await storedTokens(page))?.refresh_token ?? ""
  expect(kept).not.toBe(spent)
  // The session goes on: the next refresh succeeds too.
  await expireAccess(request, person)
  await page.reload()
  await expect(dashboardButton(page)).toBeVisible()
  expect((await storedTokens(page))?.refresh_token).not.toBe(kept)
})

test("a sign-out in one tab signs out all tabs, and the browser keeps nothing of the user", async ({ page, context, request }) => {
  const person = await aPerson(request)
  await signIn(page, person)
  const [dashboard, legal] = [await context.newPage(), await context.newPage()]
  await dashboard.goto("/admin/post/")
  await legal.goto("/legal/")
  await expect(dashboardButton(legal)).toBeVisible()
  await expect(dashboardButton(dashboard)).toBeVisible()
  await dashboardButton(page).click()
  await page.getByRole("button", { name: "Signout" }).click()
  await expect(page).toHaveURL("/")
  await expect(page.getByRole("link", membersArea)).toBeVisible()
  await expect(legal.getByRole("link", membersArea)).toBeVisible()
  await expect(legal).toHaveURL("/legal/")
  await expect(dashboard).toHaveURL(/\/user\/login\//)
  expect(await storedTokens(page)).toBeNull()
  const kept = await page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage), document.cookie].join())
  for (const secret of [person.name, person.mail, "ey"]) expect(kept).not.toContain(secret)
})

test("a refresh token that was used before ends the session, and the page says so", async ({ page, context, request }) => {
  await context.clock.install()
  await signIn(page, await aPerson(request))
  await endSession(request, (await storedTokens(page))?.refresh_token ?? "")
  await context.clock.fastForward("01:00:00")
  await expect(page).toHaveURL(/\/user\/login\//)
  await expect(page.getByText("Your session has ended. Log in to go on.")).toBeVisible()
  expect(await storedTokens(page)).toBeNull()
})

test("tokens go to the site's own server and stay out of addresses, the page and the console", async ({ page, request }) => {
  const places: string[] = []
  page.on("console", (message) => places.push(message.text()))
  page.on("request", (asked) => {
    places.push(asked.url())
    if (!asked.url().startsWith(testOrigin)) places.push(JSON.stringify(asked.headers()))
  })
  const person = await aPerson(request)
  await signInByForm(page, person)
  const tokens = await storedTokens(page)
  await page.goto(`/people/${person.uid}/edit/`)
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(person.name)
  places.push(await page.content(), page.url(), await page.evaluate(() => document.cookie))
  expect(tokens).not.toBeNull()
  for (const secret of [tokens?.token, tokens?.refresh_token, person.password]) expect(places.join("\n")).not.toContain(secret)
})
