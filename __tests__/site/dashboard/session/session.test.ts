import { backEndFeatures } from "#contract/back-end-features.ts"
import { aBrowser, reach } from "#support/browser/browser.ts"
import { aTime } from "#support/browser/browser-parts.ts"
import { aMember } from "#support/entities.ts"
import { passwordFor } from "#support/accounts.ts"
import { aServer } from "#support/server.ts"
import { sessionKey } from "#lib/session/session-key.ts"

const page = aMember({ label: "Atelier Ines" })
const ines = { name: "ines", uid: 7, member: page, mail: "ines@example.org", langcode: "fr" } as const
const minute = 60_000

function here(options: Parameters<typeof aBrowser>[1] = {}) {
  const time = aTime()
  const server = aServer({ now: time.now })
    .with(page)
    .withAccount(ines)
    .withAccount({ name: "ada", uid: 8, roles: ["administrator"] })
    .start()
  const browser = aBrowser(reach(server), { time, ...options })
  return { server, browser, tab: browser.openTab() }
}

const login = { username: "ines@example.org", password: passwordFor("ines") }

test("a user who signs in has a profile, and stays signed in after a restart", async () => {
  const { browser, tab } = here()
  await browser.settled()
  expect(tab.session()).toEqual({ kind: "signed-out" })
  const outcome = await tab.signIn(login)
  const profile = {
    uid: 7,
    name: "ines",
    mail: "ines@example.org",
    roles: [],
    member: { number: expect.any(Number), id: page.uuid },
    langcode: "fr",
    wantsMails: true,
    features: backEndFeatures,
  }
  expect(outcome).toEqual({ ok: true, value: profile })
  expect(tab.session()).toEqual({ kind: "signed-in", profile })

  const later = browser.openTab()
  expect(later.session()).toEqual({ kind: "unknown" })
  await browser.settled()
  expect(later.session()).toEqual({ kind: "signed-in", profile })
  expect(browser.asked("grant_type=refresh_token")).toHaveLength(0)
})

test("the token request has the client and the scopes, and a secret only where one is set", async () => {
  const { browser, tab } = here()
  await tab.signIn(login)
  const [call] = browser.asked("grant_type=password")
  expect(call?.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded/)
  expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
    grant_type: "password",
    ...login,
    client_id: "g30-site",
    scope: "authenticated contributor administrator",
  })
})

test("a wrong password leaves nobody signed in, and shows the server's words", async () => {
  const { tab, browser } = here()
  const outcome = await tab.signIn({ ...login, password: "spirit level" })
  expect(outcome).toEqual({ ok: false, problem: { kind: "credentials", message: "The user credentials were incorrect." } })
  expect(tab.session()).toEqual({ kind: "signed-out" })
  expect([...browser.stored]).toEqual([])
})

test("a logout ends the sign-in at the back end, and forgets the tokens even without an answer", async () => {
  const { browser, tab } = here()
  await tab.signIn(login)
  const refresh = browser.storedSession().refresh_token
  await tab.signOut()
  const [call] = browser.asked("POST /oauth/revoke")
  expect(call?.status).toBe(200)
  expect(Object.fromEntries(new URLSearchParams(call?.body))).toMatchObject({ token_type_hint: "refresh_token", client_id: "g30-site" })
  expect(refresh).toContain(new URLSearchParams(call?.body).get("token") ?? "nothing")
  await tab.signIn(login)
  browser.setOnline(false)
  await tab.signOut()
  expect(tab.session()).toEqual({ kind: "signed-out" })
  expect(browser.stored.get(sessionKey) ?? "").not.toContain('refresh_token":"\\"')
})

test("the access token is refreshed before it expires, and the profile is fetched again", async () => {
  const { browser, tab } = here()
  await tab.signIn(login)
  await browser.settled()
  await browser.pass(13 * minute)
  expect(browser.asked("grant_type=refresh_token")).toHaveLength(0)
  await browser.pass(1.5 * minute)
  expect(browser.asked("grant_type=refresh_token")).toHaveLength(1)
  expect(browser.asked("GET /user/7")).toHaveLength(2)
  await browser.pass(60 * minute)
  expect(browser.requests.filter(({ status }) => status === 401)).toEqual([])
  expect(tab.session()).toMatchObject({ kind: "signed-in" })
})

test.each([-60, 60])("a clock that is %d minutes off changes nothing", async (off) => {
  const { browser, tab } = here()
  browser.setClockOff(off * minute)
  await tab.signIn(login)
  await browser.settled()
  browser.openTab()
  await browser.settled()
  await browser.pass(13 * minute)
  expect(browser.asked("grant_type=refresh_token")).toHaveLength(0)
  await browser.pass(13 * minute)
  expect(browser.asked("grant_type=refresh_token")).toHaveLength(1)
  expect(browser.requests.filter(({ status }) => status === 401)).toEqual([])
})

test("a clock that was set back while the site was closed makes a restart refresh at once", async () => {
  const { browser, tab } = here()
  await tab.signIn(login)
  tab.close()
  browser.setClockOff(-60 * minute)
  browser.openTab()
  await browser.settled()
  expect(browser.asked("grant_type=refresh_token")).toHaveLength(1)
})

test("without a network the user stays signed in, and the session goes on when it is back", async () => {
  const { browser, tab } = here()
  await tab.signIn(login)
  await browser.settled()
  browser.setOnline(false)
  await browser.pass(20 * minute)
  expect(tab.session()).toMatchObject({ kind: "signed-in" })
  expect(tab.notice()).toBe("offline")
  browser.setOnline(true)
  tab.wakeUp()
  await browser.settled()
  expect(tab.notice()).toBeNull()
  expect(browser.requests.at(-1)).toMatchObject({ status: 200 })
})

test("a login without a profile fails as a whole", async () => {
  const time = aTime()
  const server = aServer({ now: time.now }).with(page).withAccount(ines).start()
  const reached = reach(server)
  const browser = aBrowser((sent) => (sent.url.startsWith("/user/") ? Promise.resolve(new Response("", { status: 502 })) : reached(sent)), {
    time,
  })
  const tab = browser.openTab()
  expect(await tab.signIn(login)).toEqual({ ok: false, problem: { kind: "broken", message: null, status: 502 } })
  await browser.pass(60 * minute)
  expect([tab.session(), tab.notice(), [...browser.stored]]).toEqual([{ kind: "signed-out" }, null, []])
  expect(browser.requests).toHaveLength(2)
})

test("a restart without a network knows its user as soon as the network is back", async () => {
  const { browser, tab } = here()
  await tab.signIn(login)
  tab.close()
  browser.setOnline(false)
  const later = browser.openTab()
  await browser.settled()
  expect([later.session(), later.notice()]).toEqual([{ kind: "unknown" }, "offline"])
  browser.setOnline(true)
  await browser.pass(3000)
  expect(later.session()).toMatchObject({ kind: "signed-in" })
  expect(later.notice()).toBeNull()
})

test("a server error during a refresh does not end the session", async () => {
  const time = aTime()
  const server = aServer({ now: time.now }).with(page).withAccount(ines).start()
  const reached = reach(server)
  let isBroken = false
  const browser = aBrowser((sent) => (isBroken ? Promise.resolve(new Response("<html></html>", { status: 503 })) : reached(sent)), { time })
  const tab = browser.openTab()
  await tab.signIn(login)
  await browser.settled()
  isBroken = true
  await browser.pass(30 * minute)
  expect([tab.session().kind, tab.notice()]).toEqual(["signed-in", "offline"])
  isBroken = false
  await browser.pass(2 * minute)
  expect([tab.session().kind, tab.notice()]).toEqual(["signed-in", null])
})
