import { publicationsToRead } from "#dashboard/lists/kinds/nodes.ts"
import { listStateOf } from "#dashboard/lists/rows/list-state.ts"
import { listApi } from "#dashboard/lists/rows/list-api.ts"
import { requestOf } from "#dashboard/lists/rows/list-request.ts"
import { outcomeOf } from "#dashboard/session/core/api.ts"
import { passwordFor } from "#support/accounts.ts"
import { aTab } from "#support/browser/with-session.tsx"

const kind = publicationsToRead
const query = requestOf(kind, listStateOf("", kind))
const select = listApi.endpoints.getListPage.select(query)

test("loaded content is gone when another user signs in", async () => {
  const { tab, browser } = aTab()
  await tab.signIn({ username: "ines", password: passwordFor("ines") })
  const { error } = await tab.store.dispatch(listApi.endpoints.getListPage.initiate(query))
  expect(error).toBeUndefined()
  expect(select(tab.store.getState()).data).toMatchObject({ rows: [] })
  await tab.signOut()
  expect(select(tab.store.getState()).data).toBeUndefined()
  await tab.signIn({ username: "omar", password: passwordFor("omar") })
  await browser.settled()
  expect(select(tab.store.getState()).data).toBeUndefined()
})

test("a failed call has the problem that its answer means", async () => {
  const { tab, browser } = aTab()
  await tab.signIn({ username: "ines", password: passwordFor("ines") })
  browser.setOnline(false)
  const { error } = await tab.store.dispatch(listApi.endpoints.getListPage.initiate(query))
  expect(error).toEqual({ kind: "offline", message: null })
})

test("a query has no outcome yet, a problem or an answer; an error of our own code counts as a broken answer", () => {
  expect(outcomeOf({ currentData: 1, isFetching: true })).toBeNull()
  expect(outcomeOf({ currentData: 1, isFetching: false })).toEqual({ ok: true, value: 1 })
  expect(outcomeOf({ error: { kind: "offline", message: null }, isFetching: false })).toMatchObject({ problem: { kind: "offline" } })
  expect(outcomeOf({ error: { message: "x is not a function" }, isFetching: false })).toMatchObject({ problem: { kind: "broken" } })
})
