/** @jest-environment jsdom */

import "#support/browser/web.ts"
import type { Draft } from "#dashboard/drafts/draft.ts"
import { firstEdit, type Edit } from "#dashboard/drafts/edit-state.ts"
import { OwnDraft } from "#dashboard/drafts/own-draft.ts"
import { emptyItem } from "#dashboard/items/empty-item.ts"

const begun = firstEdit(emptyItem("node--article", { langcode: "en", uid: null }))
const withTitle = (title: string): Edit => ({ ...begun, values: { ...begun.values, title } })

function typing(write: (draft: Draft) => Promise<void> = () => Promise.resolve()) {
  const written: (readonly [at: number, title: string])[] = []
  const store = {
    write: async (draft: Draft) => {
      await write(draft)
      written.push([performance.now(), draft.title])
    },
    remove: () => Promise.resolve(),
  }
  const start = performance.now()
  return { written, own: new OwnDraft(store, Date.now), times: () => written.map(([at]) => at - start) }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test("a text is kept within a second, however long the user types on", async () => {
  const { own, written, times } = typing()
  for (let key = 1; key <= 12; key++) {
    own.changed(withTitle(`${key}`))
    await jest.advanceTimersByTimeAsync(200)
  }
  await jest.advanceTimersByTimeAsync(1000)
  expect(times()).toEqual([800, 1600, 2400])
  expect(written.at(-1)?.[1]).toBe("12")
})

test("a hidden or left page writes at once", async () => {
  const { own, written } = typing()
  own.changed(withTitle("hidden"))
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true })
  document.dispatchEvent(new Event("visibilitychange"))
  await own.flush()
  own.changed(withTitle("left"))
  window.dispatchEvent(new Event("pagehide"))
  await own.flush()
  expect(written.map(([, title]) => title)).toEqual(["hidden", "left"])
  await own.stop()
})

test("a slow write does not end up over a newer one", async () => {
  const releases: (() => void)[] = []
  const { own, written } = typing(() => new Promise((resolve) => releases.push(resolve)))
  own.changed(withTitle("one"))
  void own.flush()
  own.changed(withTitle("two"))
  const last = own.flush()
  await jest.advanceTimersByTimeAsync(0)
  expect(releases).toHaveLength(1)
  releases[0]?.()
  await jest.advanceTimersByTimeAsync(0)
  releases[1]?.()
  await last
  expect(written.map(([, title]) => title)).toEqual(["one", "two"])
  await own.stop()
})
