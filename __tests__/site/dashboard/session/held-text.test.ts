/** @jest-environment jsdom */

import { clearDraft, readDraft, writeDraft } from "#lib/session/drafts.ts"
import { passwordFor } from "#support/accounts.ts"
import { aBrowser, reach, type Tab } from "#support/browser/browser.ts"
import { aTime } from "#support/browser/browser-parts.ts"
import { aTab } from "#support/browser/with-session.tsx"
import { aServer } from "#support/server.ts"
import { endSessions } from "#support/requests/sessions.ts"
import { turns } from "#support/turns.ts"

const ines = { username: "ines", password: passwordFor("ines") }
const omar = { username: "omar", password: passwordFor("omar") }

async function editing() {
  const { server, browser, tab } = aTab()
  await tab.signIn(ines)
  await browser.settled()
  return { browser, tab, refused: tab.refused, endSession: () => endSessions(server) }
}

/** The problem of a call, or "answered". */
function asked(tab: Tab) {
  return tab.http.get<unknown>("/user/7?_format=json").then(() => ({ kind: "answered" }), tab.problemOf)
}

test("a login as another user refuses the save, and sends nothing of it", async () => {
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

test("a save is never sent as another user who has logged in meanwhile", async () => {
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
  await turns()
  expect(tab.session()).toMatchObject({ profile: { name: "omar" } })
  letGo()
  expect(await save).toMatchObject({ ok: false, problem: { kind: "signed-out" } })
  expect(browser.asked("PATCH").map(({ status }) => status)).toEqual([401])
})

test("a user who declines the login is signed out, and the waiting calls fail", async () => {
  const { browser, tab, endSession } = await editing()
  tab.holdText(7)
  endSession()
  const saves = [tab.saveProfile({ name: "ines b" }), asked(tab)]
  await browser.settled()
  // Calls made while the dialog is open wait as well.
  saves.push(asked(tab))
  await browser.settled()
  tab.declineLogin()
  const ended: unknown = expect.objectContaining({ kind: "signed-out" })
  expect(await Promise.all(saves)).toEqual([{ ok: false, problem: ended }, ended, ended])
  expect(tab.session()).toEqual({ kind: "signed-out" })
  expect(tab.loginWanted()).toBeNull()
})

test("a 403 is reported with the server's words, and with whether text is held", async () => {
  const { tab, refused } = await editing()
  await tab.http.get<unknown>("/user/9?_format=json").catch(tab.problemOf)
  const release = tab.holdText(7)
  await tab.http.get<unknown>("/user/9?_format=json").catch(tab.problemOf)
  release()
  const message = "The 'access user profiles' permission is required."
  expect(refused).toEqual([
    { explanation: { reason: "refused-read", message }, isTextHeld: false },
    { explanation: { reason: "refused-read", message }, isTextHeld: true },
  ])
  expect(tab.session()).toMatchObject({ kind: "signed-in" })
})

test("a logout during an edit asks for no login", async () => {
  const { tab } = await editing()
  tab.holdText(7)
  await tab.signOut()
  expect(tab.loginWanted()).toBeNull()
  expect(tab.session()).toEqual({ kind: "signed-out" })
})

test("a draft belongs to one user", () => {
  expect(writeDraft(7, "profile", { name: "ines b" })).toBe(true)
  expect(readDraft(9, "profile")).toBeNull()
  expect(readDraft(7, "profile")).toEqual({ name: "ines b" })
  clearDraft(7, "profile")
  expect(readDraft(7, "profile")).toBeNull()
})
