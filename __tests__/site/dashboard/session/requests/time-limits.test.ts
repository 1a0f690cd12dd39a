import { publicationsToRead } from "#dashboard/lists/kinds/nodes.ts"
import { listStateOf } from "#dashboard/lists/rows/list-state.ts"
import { listApi } from "#dashboard/lists/rows/list-api.ts"
import { requestOf } from "#dashboard/lists/rows/list-request.ts"
import { done, failed, type Outcome, wordsOf } from "#lib/session/problem.ts"
import { passwordFor } from "#support/accounts.ts"
import { aBrowser, reach, type Tab } from "#support/browser/browser.ts"
import { aTime } from "#support/browser/browser-parts.ts"
import { aServer } from "#support/server.ts"

const kind = publicationsToRead
const login = { username: "ines", password: passwordFor("ines") }

async function readList({ store }: Tab): Promise<Outcome<unknown>> {
  const query = listApi.endpoints.getListPage.initiate(requestOf(kind, listStateOf("", kind)), { subscribe: false })
  const { data: page, error } = await store.dispatch(query)
  return error !== undefined && "kind" in error ? failed(error) : done(page)
}

const calls: readonly (readonly [name: string, path: string, call: (tab: Tab) => Promise<Outcome<unknown>>])[] = [
  ["a lost password", "/user/lost-password?", (tab) => tab.lostPassword({ mail: "ines@example.org" })],
  ["a new password", "/user/lost-password-reset", (tab) => tab.resetPassword({ name: "ines", temp_pass: "x", new_pass: "a plumb line" })],
  ["a save of the profile", "/jsonapi/user/user/", (tab) => tab.saveProfile({ langcode: "nl" })],
  ["the list of publications", "/jsonapi/node/article", readList],
  ["a login", "/oauth/token", (tab) => tab.signIn(login)],
]

test.each(calls)("%s without an answer fails after 30 s, and works at the next try", async (_, path, call) => {
  const time = aTime()
  const server = aServer({ now: time.now }).withAccount({ name: "ines", uid: 7 }).start()
  let isSilent = false
  const answer = reach(server)
  const browser = aBrowser((sent) => (isSilent && sent.url.startsWith(path) ? new Promise(() => undefined) : answer(sent)), { time })
  const tab = browser.openTab()
  await tab.signIn(login)
  await browser.settled()

  isSilent = true
  let outcome: Outcome<unknown> | undefined
  void call(tab).then((came) => (outcome = came))
  await new Promise((resolve) => setImmediate(resolve))
  await browser.pass(29_999)
  expect(outcome).toBeUndefined()
  await browser.pass(1)
  expect(outcome).toMatchObject({ ok: false, problem: { kind: "offline" } })
  if (outcome?.ok === false) expect(wordsOf(outcome.problem)).toBe("The server did not answer. Check your connection and try again.")

  isSilent = false
  const again = await call(tab)
  // The server refuses the wrong temporary password, which is an answer too.
  expect(again.ok || again.problem.kind !== "offline").toBe(true)
})
