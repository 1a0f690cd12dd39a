import { sessionKey } from "#lib/session/session-key.ts"
import { passwordFor } from "#support/accounts.ts"
import { aBrowser, reach, type TestBrowser } from "#support/browser/browser.ts"
import { aTime, type Time } from "#support/browser/browser-parts.ts"
import { aServer } from "#support/server.ts"
import { endAccess, refreshWith } from "#support/requests/sessions.ts"
import { turns } from "#support/turns.ts"

const login = { username: "ines", password: passwordFor("ines") }
const minute = 60_000
// The access token lives for 15 minutes and is refreshed a minute before.
const untilDue = 14 * minute

function aServerOn(time: Time) {
  return aServer({ now: time.now }).withAccount({ name: "ines", uid: 7 }).withAccount({ name: "omar", uid: 9 }).start()
}

async function signedInTabs(count: number, options: { readonly hasLocks: boolean; readonly storageLag?: number }) {
  const time = aTime()
  const server = aServerOn(time)
  const browser = aBrowser(reach(server), { time, ...options })
  const tabs = browser.openTabs(count)
  await tabs[0]?.signIn(login)
  await browser.settled()
  for (const tab of tabs.slice(1)) tab.hide()
  return { server, browser, tabs }
}

function refreshes(browser: TestBrowser) {
  return browser.asked("grant_type=refresh_token")
}

describe.each([
  { hasLocks: true, by: "Web Locks" },
  { hasLocks: false, by: "entries in storage, without Web Locks" },
])("tabs agree by $by:", ({ hasLocks }) => {
  test("20 tabs whose token expires together refresh once, each of five times, and all go on", async () => {
    const rounds = 5
    const { browser, tabs } = await signedInTabs(20, { hasLocks })
    for (let round = 1; round <= rounds; round += 1) {
      // A second more, because tabs wait for each other.
      await browser.pass(untilDue + 1000)
      if (refreshes(browser).length !== round) break
    }
    await browser.settled()
    expect(refreshes(browser).map(({ status }) => status)).toEqual(Array.from({ length: rounds }, () => 200))
    expect(tabs.every((tab) => tab.session().kind === "signed-in")).toBe(true)
    const names = await Promise.all(tabs.map((tab) => tab.http.get<unknown>("/user/7?_format=json")))
    expect(names.map(({ status }) => status)).toEqual(tabs.map(() => 200))
  })

  test("20 tabs that wake up after a night refresh once", async () => {
    const { browser, tabs } = await signedInTabs(20, { hasLocks })
    browser.setClockOff(9 * 60 * minute)
    tabs.forEach((tab) => {
      tab.wakeUp()
    })
    await browser.settled()
    await browser.pass(minute)
    expect(refreshes(browser)).toHaveLength(1)
    expect(tabs.every((tab) => tab.session().kind === "signed-in")).toBe(true)
  })
})

test("a tab whose refresh came second stays signed in", async () => {
  const time = aTime()
  const server = aServerOn(time)
  const reached = reach(server)
  let before = { token: "", refresh_token: "" }
  const browser = aBrowser(
    async (sent) => {
      if (sent.body?.startsWith("grant_type=refresh_token") !== true) return reached(sent)
      const [theirs, ours] = await Promise.all([refreshWith(server, before.refresh_token), reached(sent)])
      const newer: Readonly<Record<string, string>> = await theirs.json()
      time.after(100, () => {
        const stored = browser.stored.get(sessionKey) ?? ""
        const replaced = stored.replace(before.token, newer.access_token ?? "").replace(before.refresh_token, newer.refresh_token ?? "")
        browser.stored.set(sessionKey, replaced)
      })
      return ours
    },
    { time, hasLocks: false },
  )
  const tab = browser.openTab()
  await tab.signIn(login)
  before = { ...before, ...browser.storedSession() }
  await browser.settled()
  await browser.pass(untilDue + 1000)
  expect(refreshes(browser).map(({ status }) => status)).toEqual([200])
  expect(tab.session().kind).toBe("signed-in")
  expect(browser.requests.at(-1)).toMatchObject({ method: "GET", status: 200 })
})

test.each([
  ["was closed while it refreshed", 10_000, 12_000],
  ["had a clock an hour ahead", 3_600_000, 1000],
])("the storage entry of a tab that %s delays others only briefly", async (_what, until, within) => {
  const { browser, tabs } = await signedInTabs(1, { hasLocks: false })
  await browser.pass(untilDue - 1)
  browser.stored.set("g30:refresh", `gone ${Date.parse("2026-11-21T12:00:00Z") + untilDue + until}`)
  await browser.pass(within)
  expect(refreshes(browser)).toHaveLength(1)
  expect(tabs[0]?.session().kind).toBe("signed-in")
  expect([...browser.stored.keys()]).toEqual(["persist:auth"])
})

test("a tab that has just read the session does not overwrite the tokens that another tab refreshed meanwhile", async () => {
  const { browser, server } = await signedInTabs(1, { hasLocks: true })
  const before = browser.stored.get(sessionKey) ?? ""
  const { token = "", refresh_token = "" } = browser.storedSession()
  const newer: Readonly<Record<string, string>> = await (await refreshWith(server, refresh_token)).json()
  const after = before.replace(token, newer.access_token ?? "").replace(refresh_token, newer.refresh_token ?? "")
  browser.setOnline(false)
  const opened = browser.openTab()
  await opened.ready
  for (let count = 0; count < 20; count += 1) await Promise.resolve()
  browser.stored.set(sessionKey, after)
  // redux-persist writes by a timer of its own.
  await turns()
  expect(browser.stored.get(sessionKey)).toBe(after)
  browser.setOnline(true)
  opened.wakeUp()
  await browser.settled()
  expect(opened.session().kind).toBe("signed-in")
})

test("tabs that see storage late refresh once", async () => {
  const { browser, tabs, server } = await signedInTabs(3, { hasLocks: true, storageLag: 700 })
  await browser.pass(1000)
  endAccess(server)
  const answers = Promise.all(tabs.map((tab) => tab.http.get<unknown>("/user/7?_format=json")))
  await browser.settled()
  await browser.pass(1000)
  expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200])
  expect(refreshes(browser)).toHaveLength(1)
})

test("a tab that slept while another refreshed takes over the new tokens, and uses none up", async () => {
  const { browser, tabs } = await signedInTabs(2, { hasLocks: true })
  const [awake, asleep] = tabs
  asleep?.close()
  await browser.pass(untilDue)
  expect(refreshes(browser)).toHaveLength(1)
  const answer = asleep?.http.get<unknown>("/user/7?_format=json")
  await browser.pass(200)
  expect((await answer)?.status).toBe(200)
  expect(refreshes(browser)).toHaveLength(1)
  expect(awake?.session().kind).toBe("signed-in")
})

test("a refresh token that was used elsewhere ends the session in all tabs, with a notice", async () => {
  const { browser, tabs, server } = await signedInTabs(3, { hasLocks: true })
  expect((await refreshWith(server, browser.storedSession().refresh_token)).status).toBe(200)
  await browser.pass(untilDue)
  expect(tabs.map((tab) => tab.session().kind)).toEqual(["signed-out", "signed-out", "signed-out"])
  expect(tabs.map((tab) => tab.notice())).toEqual(["ended", "ended", "ended"])
  expect(JSON.stringify([...browser.stored])).not.toMatch(/token/)
})

test("a login as another user in one tab changes the user of the others", async () => {
  const { browser, tabs } = await signedInTabs(2, { hasLocks: true })
  await tabs[0]?.signOut()
  await tabs[0]?.signIn({ username: "omar", password: passwordFor("omar") })
  await browser.settled()
  const theirs: unknown = expect.objectContaining({ profile: expect.objectContaining({ name: "omar" }) })
  expect(tabs.map((tab) => tab.session())).toEqual([theirs, theirs])
})

test("a logout during a refresh is final", async () => {
  const { browser, tabs } = await signedInTabs(2, { hasLocks: true })
  browser.setClockOff(60 * minute)
  tabs[0]?.wakeUp()
  await tabs[1]?.signOut()
  await browser.settled()
  await browser.pass(untilDue)
  expect(tabs.map((tab) => tab.session().kind)).toEqual(["signed-out", "signed-out"])
  expect([...browser.stored]).toEqual([])
})
