/** @jest-environment jsdom */

import { prefetchNow, prefetchWhenSeen } from "#lib/navigation/prefetch.ts"
import { scrollIntoView } from "#support/browser/in-view.ts"

const loader = {
  enqueue: jest.fn<undefined, [string]>(),
  hovering: jest.fn<undefined, [string]>(),
  loadPage: () => Promise.resolve(undefined),
}
let link: HTMLAnchorElement

beforeEach(() => {
  jest.useFakeTimers()
  window.___loader = loader
  link = document.createElement("a")
})

afterEach(() => {
  jest.useRealTimers()
  Object.assign(navigator, { connection: undefined })
})

test("a page is prefetched once its link has been in view for 250 ms, and not before", () => {
  prefetchWhenSeen(link, "/legal/")
  jest.advanceTimersByTime(1000)
  expect(loader.enqueue).not.toHaveBeenCalled()

  scrollIntoView(link)
  jest.advanceTimersByTime(249)
  expect(loader.enqueue).not.toHaveBeenCalled()

  jest.advanceTimersByTime(1)
  expect(loader.enqueue.mock.calls).toEqual([["/legal/"]])
})

test("a link that is scrolled past fetches nothing", () => {
  prefetchWhenSeen(link, "/post/past/")
  scrollIntoView(link)
  jest.advanceTimersByTime(200)
  scrollIntoView(link, false)
  jest.advanceTimersByTime(1000)
  expect(loader.enqueue).not.toHaveBeenCalled()
})

test("a link that is taken off the page fetches nothing", () => {
  const stop = prefetchWhenSeen(link, "/post/gone/")
  scrollIntoView(link)
  stop()
  jest.advanceTimersByTime(1000)
  expect(loader.enqueue).not.toHaveBeenCalled()
})

test("the page of a link under the pointer loads at once", () => {
  prefetchNow("/about-us/")
  expect(loader.hovering).toHaveBeenCalledWith("/about-us/")
})

test.each([{ saveData: true }, { effectiveType: "slow-2g" }])("nothing is prefetched over a connection with %j", (connection) => {
  Object.assign(navigator, { connection })
  prefetchWhenSeen(link, "/post/saved/")
  scrollIntoView(link)
  jest.advanceTimersByTime(1000)
  prefetchNow("/post/saved/")
  expect(loader.enqueue).not.toHaveBeenCalled()
  expect(loader.hovering).not.toHaveBeenCalled()
})
