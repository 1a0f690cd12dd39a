import { inspect } from "node:util"
import { wordsOf } from "#lib/session/problem.ts"
import { aBrowser, type TestBrowser } from "#support/browser/browser.ts"
import { aDrupal, cms, recorded } from "#support/browser/drupal.ts"

const login = { username: "contributrice", password: "contrib-pass-1" }

async function signedIn() {
  const drupal = aDrupal()
  const browser = aBrowser(drupal.network, { apiUrl: cms, clientSecret: "secret-headless-1" })
  const tab = browser.openTab()
  const outcome = await tab.signIn(login)
  await browser.settled()
  return { drupal, browser, tab, outcome }
}

/** The origins of the requests that carried a token. */
function toldTo(browser: TestBrowser) {
  const { token = "", refresh_token = "" } = browser.storedSession()
  const having = browser.requests.filter((request) => [token, refresh_token].some((secret) => JSON.stringify(request).includes(secret)))
  return [...new Set(having.map(({ url }) => new URL(url).origin))]
}

test("without user_id in the profile the number of the user is the token's sub, and hidden roles count as none", async () => {
  const { outcome, browser } = await signedIn()
  const member = { number: 1, id: "43a6c859-ce94-4e46-a508-5ef05139759a" }
  const profile = { uid: 2, name: "contributrice", mail: "contributrice@example.org", roles: [], member, langcode: "en" }
  // The recorded Drupal has no module of ours.
  expect(outcome).toEqual({ ok: true, value: { ...profile, wantsMails: null, features: null } })
  expect(new URLSearchParams(browser.requests[0]?.body).get("client_secret")).toBe("secret-headless-1")
})

test("a save of one's own profile ends the access token, and the session goes on", async () => {
  const { browser, tab } = await signedIn()
  const saved = await tab.saveProfile({ password: "contrib-pass-9", currentPassword: "contrib-pass-1" })
  expect(saved).toMatchObject({ ok: true })
  expect(browser.requests.at(-1)).toMatchObject({ url: `${cms}/user/2?_format=json`, status: 200 })
  expect(browser.requests.filter(({ status }) => status === 401)).toEqual([])
})

test("a session that Drupal has ended ends here at a 401 with an HTML page", async () => {
  const { drupal, tab } = await signedIn()
  drupal.endSession()
  const problem = await tab.http.get<unknown>("/jsonapi/node/article").catch(tab.problemOf)
  expect(problem).toEqual({ kind: "signed-out", message: null })
  expect(tab.session()).toEqual({ kind: "signed-out" })
  expect(tab.notice()).toBe("ended")
})

test("neither an answer nor an error carries the token", async () => {
  const { browser, drupal, tab } = await signedIn()
  const answer = await tab.http.get<unknown>("/jsonapi/node/article")
  expect(JSON.stringify(answer.config)).not.toContain(browser.storedSession().token)
  drupal.endSession()
  const error: unknown = await tab.http.get<unknown>("/jsonapi/node/article").catch((caught: unknown) => caught)
  expect(inspect(error, { depth: 8 })).not.toMatch(/Bearer e/)
})

test("the tokens go to the back end and nowhere else", async () => {
  const { browser, tab } = await signedIn()
  await tab.http.get<unknown>(`${cms}/jsonapi/node/article`)
  for (const address of [
    "https://elsewhere.example/jsonapi",
    "https://cms.example.evil.example/jsonapi",
    "//elsewhere.example/user/2",
    "https://g30.example/page-data/index/page-data.json",
  ]) {
    await tab.http.get<unknown>(address).catch(tab.problemOf)
  }
  expect(browser.requests.filter(({ url }) => !url.startsWith(`${cms}/`))).toHaveLength(4)
  expect(toldTo(browser)).toEqual([cms])
  expect(browser.requests.filter(({ url }) => /token=|Bearer|ey[A-Z]/.test(url))).toEqual([])
})

const refusals: readonly (readonly [recording: string, kind: string, words: string])[] = [
  ["oauth-04-wrong-password", "credentials", "The user credentials were incorrect."],
  ["oauth-06-blocked-user", "credentials", "The user credentials were incorrect."],
  [
    "oauth-07-wrong-client-secret",
    "broken",
    "The server doesn't know this site, so nobody can log in here. Whoever runs the site has to check its OAuth consumer.",
  ],
  [
    "oauth-60-flood-5",
    "blocked-for-now",
    "There has been more than one failed login attempt for this account. It is temporarily blocked. Try again later.",
  ],
  ["write-05d-invalid-bearer", "credentials", "The user credentials were incorrect."],
]

test.each(refusals)("Drupal's answer %s to a login is the problem %s, with the words “%s”", async (name, kind, words) => {
  const tab = aBrowser(() => Promise.resolve(recorded(name)), { apiUrl: cms }).openTab()
  const outcome = await tab.signIn(login)
  expect(outcome).toMatchObject({ ok: false, problem: { kind } })
  if (!outcome.ok) expect(wordsOf(outcome.problem)).toBe(words)
  expect(tab.session()).toEqual({ kind: "signed-out" })
})

const resets: readonly (readonly [recording: string, ok: boolean, words: string])[] = [
  ["pass-10-reset-wrong-temp", false, "The recovery password is not valid."],
  ["pass-11-reset-missing-fields", false, "name, new_pass, and temp_pass fields are required"],
  ["pass-13-reset-no-request-pending", false, "No valid temp password request."],
  ["pass-14-reset-blocked", false, "This account is blocked or has not been activated yet."],
  ["pass-15-reset-ok", true, "Your New Password has been saved please log in."],
]

test.each(resets)("Drupal's answer %s to a new password has its words for the user", async (name, ok, words) => {
  const tab = aBrowser(() => Promise.resolve(recorded(name)), { apiUrl: cms }).openTab()
  const outcome = await tab.resetPassword({ name: "lecteur", temp_pass: "x", new_pass: "y" })
  expect(outcome.ok ? outcome.value : wordsOf(outcome.problem)).toBe(words)
  expect(outcome.ok).toBe(ok)
})

test("the call for a lost password gives the server's message", async () => {
  const tab = aBrowser(() => Promise.resolve(recorded("pass-02-lost-unknown-mail")), { apiUrl: cms }).openTab()
  expect(await tab.lostPassword({ mail: "nobody@example.org" })).toEqual({
    ok: true,
    value: "Further instructions have been sent to your email address.",
  })
})

test("the site shows a Drupal's sentence without a code as it is", async () => {
  const answer = () => Promise.resolve(Response.json({ message: "Sorry system can't send email at the moment" }, { status: 400 }))
  const outcome = await aBrowser(answer, { apiUrl: cms }).openTab().lostPassword({ mail: "lecteur@example.org" })
  expect(outcome.ok ? "" : wordsOf(outcome.problem)).toBe("Sorry system can't send email at the moment")
})

test("a server that is down, and a proxy's page, do not count as a wrong password", async () => {
  const down = aBrowser(() => Promise.reject(new Error("down")), { apiUrl: cms }).openTab()
  expect(await down.signIn(login)).toEqual({ ok: false, problem: { kind: "offline", message: null } })
  const maintenance = () => Promise.resolve(new Response("<html><body>Back soon</body></html>", { status: 503 }))
  expect(await aBrowser(maintenance, { apiUrl: cms }).openTab().signIn(login)).toMatchObject({ problem: { kind: "broken", message: null } })
  const portal = () => Promise.resolve(new Response("<html><body>Welcome to the hotel</body></html>"))
  expect(await aBrowser(portal, { apiUrl: cms }).openTab().signIn(login)).toMatchObject({ problem: { kind: "broken", message: null } })
})
