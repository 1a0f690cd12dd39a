import { sessionKey } from "#lib/session/session-key.ts"
import { passwordFor } from "#support/accounts.ts"
import { aBrowser, reach } from "#support/browser/browser.ts"
import { aTime } from "#support/browser/browser-parts.ts"
import { aServer } from "#support/server.ts"

const login = { username: "ines", password: passwordFor("ines") }

function aBrowserWhere(storage: "usable" | "blocked" | "full") {
  const time = aTime()
  const server = aServer({ now: time.now }).withAccount({ name: "ines", uid: 7 }).start()
  return aBrowser(reach(server), { time, storage })
}

test.each(["blocked", "full"] as const)("with %s storage the session lives in memory, and a notice says so", async (storage) => {
  const browser = aBrowserWhere(storage)
  const tab = browser.openTab()
  expect(tab.notice()).toBeNull()
  expect(await tab.signIn(login)).toMatchObject({ ok: true })
  expect(tab.notice()).toBe("memory")
  tab.wakeUp()
  await browser.pass(60 * 60_000)
  expect(tab.session()).toMatchObject({ kind: "signed-in" })
  expect(browser.asked("grant_type=refresh_token").length).toBeGreaterThan(3)
  expect(browser.requests.filter(({ status }) => status !== 200)).toEqual([])
  await tab.signOut()
  expect(tab.session()).toEqual({ kind: "signed-out" })
})

test.each([
  "refresh_token",
  '{"token":"\\"abc\\"","refresh_token":"\\"def\\"","_persist":"{\\"version\\":1,\\"rehydrated\\":true}"}',
  '{"token":"{}","refresh_token":"[]"}',
  "null",
])("with %p in storage nobody is signed in, and the entry is removed", async (corrupt) => {
  const browser = aBrowserWhere("usable")
  browser.stored.set(sessionKey, corrupt)
  const tab = browser.openTab()
  await browser.settled()
  expect(tab.session()).toEqual({ kind: "signed-out" })
  expect([...browser.stored]).toEqual([])
  expect(await tab.signIn(login)).toMatchObject({ ok: true })
  expect(browser.stored.get(sessionKey)).toContain("refresh_token")
})

test("a session stored without a version goes on", async () => {
  const browser = aBrowserWhere("usable")
  const first = browser.openTab()
  await first.signIn(login)
  const { token, refresh_token } = browser.storedSession()
  first.close()
  const old = { token: JSON.stringify(token), refresh_token: JSON.stringify(refresh_token), status: '"success"' }
  browser.stored.set(sessionKey, JSON.stringify(old))
  const tab = browser.openTab()
  await browser.settled()
  expect(tab.session()).toMatchObject({ kind: "signed-in" })
  expect(browser.stored.get(sessionKey)).toContain(String.raw`{\"version\":1`)
})

test("storage holds the tokens uncompressed, and neither the profile nor the password", async () => {
  const browser = aBrowserWhere("usable")
  const tab = browser.openTab()
  await tab.signIn(login)
  await browser.settled()
  expect([...browser.stored.keys()]).toEqual([sessionKey])
  const { token, refresh_token, ...rest } = browser.storedSession()
  expect(token).toMatch(/^ey[\w-]+\.[\w-]+\.[\w-]+$/)
  expect(refresh_token).toMatch(/^[\w-]{43}$/)
  expect(Object.keys(rest).toSorted()).toEqual(["_persist", "received", "status", "uid"])
})
