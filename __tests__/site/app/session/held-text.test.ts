import { clearDraft, readDraft, writeDraft } from "#lib/session/drafts.ts"
import { passwordFor } from "#support/accounts.ts"
import { aBrowser, reach, type Tab } from "#support/browser/browser.ts"
import { aTime } from "#support/browser/browser-parts.ts"
import { aServer } from "#support/server.ts"
import { endSessions } from "#support/requests/sessions.ts"

const ines = { username: "ines", password: passwordFor("ines") }
const omar = { username: "omar", password: passwordFor("omar") }

async function editing() {
  const time = aTime()
  const server = aServer({ now: time.now })
    .withAccount({ name: "ines", uid: 7, mail: "ines@example.org" })
    .withAccount({ name: "omar", uid: 9 })
    .start()
  const browser = aBrowser(reach(server), { time })
  const tab = browser.openTab()
  await tab.signIn(ines)
  await browser.settled()
  const endSession = () => {
    endSessions(server)
  }
  return { server, browser, tab, refused: tab.refused, endSession }
}

/** What a call came to: a problem, or "answered". */
function asked(tab: Tab) {
  return tab.http.get<unknown>("/user/7?_format=json").then(() => ({ kind: "answered" }), tab.problemOf)
}

test("a session that ends while text is edited asks for the login in place, and the save goes on as the same user", async () => {
  const { browser, tab, refused, endSession } = await editing()
  tab.holdText(7)
  endSession()
  const save = tab.saveProfile({ name: "ines b" })
  await browser.settled()
  expect(tab.loginWanted()).toEqual({ uid: 7, name: "ines", mail: "ines@example.org" })
  expect(tab.session()).toMatchObject({ kind: "signed-in", profile: { name: "ines" } })
  expect(refused).toEqual([])

  expect(await tab.signIn({ ...ines, password: "spirit level" })).toMatchObject({ ok: false })
  expect(tab.loginWanted()).toMatchObject({ name: "ines" })
  expect(await tab.signIn(ines)).toMatchObject({ ok: true })
  expect(tab.loginWanted()).toBeNull()
  await browser.pass(200)
  expect(await save).toMatchObject({ ok: true, value: { name: "ines b" } })
  expect(tab.session()).toMatchObject({ profile: { name: "ines b" } })
})

test("as another user the save is refused, and nothing of it is sent", async () => {
  const { browser, tab, endSession } = await editing()
  tab.holdText(7)
  endSession()
  const save = tab.saveProfile({ name: "ines b" })
  await browser.settled()
  await tab.signIn(omar)
  expect(await save).toMatchObject({ ok: false, problem: { kind: "signed-out" } })
  expect(tab.session()).toMatchObject({ profile: { name: "omar" } })
  expect(browser.asked("PATCH").map(({ status }) => status)).toEqual([401])
})

test("a save that was under way while another tab became somebody else's isn't sent as them", async () => {
  const time = aTime()
  const server = aServer({ now: time.now }).withAccount({ name: "ines", uid: 7 }).withAccount({ name: "omar", uid: 9 }).start()
  const reached = reach(server)
  let letGo = (): void => undefined
  const isHeldUp = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const browser = aBrowser(async (sent) => {
    if (sent.method === "PATCH") await isHeldUp
    return reached(sent)
  })
  const [tab, other] = [browser.openTab(), browser.openTab()]
  await tab.signIn(ines)
  const save = tab.saveProfile({ name: "ines b" })
  await other.signOut()
  endSessions(server)
  await other.signIn(omar)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(tab.session()).toMatchObject({ profile: { name: "omar" } })
  letGo()
  expect(await save).toMatchObject({ ok: false, problem: { kind: "signed-out" } })
  expect(browser.asked("PATCH").map(({ status }) => status)).toEqual([401])
})

test("a login in another tab answers it too", async () => {
  const { browser, tab, endSession } = await editing()
  const other = browser.openTab()
  await browser.settled()
  tab.holdText(7)
  endSession()
  const save = tab.saveProfile({ name: "ines b" })
  await browser.settled()
  await other.signIn(ines)
  await browser.pass(200)
  expect(tab.loginWanted()).toBeNull()
  expect(await save).toMatchObject({ ok: true })
})

test("who doesn't want to log in again is signed out, and what waited is given up", async () => {
  const { browser, tab, endSession } = await editing()
  tab.holdText(7)
  endSession()
  const saves = [tab.saveProfile({ name: "ines b" }), asked(tab)]
  await browser.settled()
  // What is asked for while the login is wanted waits as well.
  saves.push(asked(tab))
  await browser.settled()
  tab.declineLogin()
  const ended: unknown = expect.objectContaining({ kind: "signed-out" })
  expect(await Promise.all(saves)).toEqual([{ ok: false, problem: ended }, ended, ended])
  expect(tab.session()).toEqual({ kind: "signed-out" })
  expect(tab.loginWanted()).toBeNull()
})

test("without text a session that ends is over, and says so", async () => {
  const { tab, refused, endSession } = await editing()
  tab.holdText(7)()
  endSession()
  const answers = await Promise.all([1, 2, 3].map(() => asked(tab)))
  expect(answers.map(({ kind }) => kind)).toEqual(["signed-out", "signed-out", "signed-out"])
  expect(refused).toEqual([])
  expect(tab.session()).toEqual({ kind: "signed-out" })
  expect(tab.notice()).toBe("ended")
})

test("a 403 is told with the server's words, and whether text is held", async () => {
  const { tab, refused } = await editing()
  await tab.http.get<unknown>("/user/9?_format=json").catch(tab.problemOf)
  const release = tab.holdText(7)
  await tab.http.get<unknown>("/user/9?_format=json").catch(tab.problemOf)
  release()
  const message = "The 'access user profiles' permission is required."
  expect(refused).toEqual([
    { led: { reason: "refused-read", message }, isTextHeld: false },
    { led: { reason: "refused-read", message }, isTextHeld: true },
  ])
  expect(tab.session()).toMatchObject({ kind: "signed-in" })
})

test("signing out on purpose asks for no login", async () => {
  const { tab } = await editing()
  tab.holdText(7)
  await tab.signOut()
  expect(tab.loginWanted()).toBeNull()
  expect(tab.session()).toEqual({ kind: "signed-out" })
})

test("a draft is its writer's alone", () => {
  expect(writeDraft(7, "profile", { name: "ines b" })).toBe(true)
  expect(readDraft(9, "profile")).toBeNull()
  expect(readDraft(7, "profile")).toEqual({ name: "ines b" })
  clearDraft(7, "profile")
  expect(readDraft(7, "profile")).toBeNull()
})
