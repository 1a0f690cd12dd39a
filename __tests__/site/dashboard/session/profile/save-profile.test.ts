import { passwordFor } from "#support/accounts.ts"
import { aTab } from "#support/browser/with-session.tsx"

const login = { username: "ines", password: passwordFor("ines") }

async function signedIn() {
  const { browser, tab } = aTab()
  const other = browser.openTab()
  await tab.signIn(login)
  await browser.settled()
  return { browser, tab, other }
}

test("a save of one's own profile refreshes the tokens, and every tab shows the change", async () => {
  const { browser, tab, other } = await signedIn()
  const saved = await tab.saveProfile({ name: "Inès", langcode: "nl", wantsMails: false })
  expect(saved).toMatchObject({ ok: true, value: { name: "Inès", langcode: "nl", mail: "ines@example.org" } })
  await browser.settled()
  for (const each of [tab, other]) expect(each.session()).toMatchObject({ profile: { name: "Inès", langcode: "nl", wantsMails: false } })
  expect((await other.http.get<unknown>("/user/7?_format=json")).status).toBe(200)
  expect(browser.asked("grant_type=refresh_token")).toHaveLength(1)
})

test("a new mail address or password needs the present password, and errors name their fields", async () => {
  const { tab } = await signedIn()
  expect(await tab.saveProfile({ mail: "new@example.org" })).toMatchObject({
    ok: false,
    problem: {
      kind: "invalid",
      fields: { currentPassword: "Your current password is missing or incorrect; it's required to change the Email." },
    },
  })
  const short = await tab.saveProfile({ password: "short", currentPassword: login.password })
  expect(short).toMatchObject({ ok: false, problem: { kind: "invalid", fields: { password: expect.stringContaining("12") } } })
  const saved = await tab.saveProfile({ mail: "new@example.org", password: "a longer plumb line", currentPassword: login.password })
  expect(saved).toMatchObject({ ok: true, value: { mail: "new@example.org" } })
  expect(tab.session()).toMatchObject({ kind: "signed-in" })
  await tab.signOut()
  expect(await tab.signIn({ username: "new@example.org", password: "a longer plumb line" })).toMatchObject({ ok: true })
})
