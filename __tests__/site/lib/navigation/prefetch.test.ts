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
  document.head.replaceChildren()
})

function hints() {
  return [...document.head.querySelectorAll("link")].map(({ rel, href }) => [rel, new URL(href).pathname])
}

test("a page is prefetched once its link has been in view for 250 ms, and not before", () => {
  prefetchWhenSeen(link, "/legal/")
  jest.advanceTimersByTime(1000)
  expect(hints()).toEqual([])

  scrollIntoView(link)
  jest.advanceTimersByTime(249)
  expect(hints()).toEqual([])

  jest.advanceTimersByTime(1)
  expect(hints()).toEqual([["prefetch", "/page-data/legal/page-data.json"]])
  expect(loader.enqueue).toHaveBeenCalledWith("/legal/")
})

test("the data of the start page has another address", () => {
  prefetchWhenSeen(link, "/")
  scrollIntoView(link)
  jest.advanceTimersByTime(250)
  expect(hints()).toEqual([["prefetch", "/page-data/index/page-data.json"]])
})

test.each(["/admin/post/", "/people/7/edit/"])("%s shares its page with others, so only Gatsby fetches it", (path) => {
  prefetchWhenSeen(link, path)
  scrollIntoView(link)
  jest.advanceTimersByTime(250)
  expect(hints()).toEqual([])
  expect(loader.enqueue).toHaveBeenCalledWith(path)
})

test("a link that is scrolled past fetches nothing", () => {
  prefetchWhenSeen(link, "/post/past/")
  scrollIntoView(link)
  jest.advanceTimersByTime(200)
  scrollIntoView(link, false)
  jest.advanceTimersByTime(1000)
  expect(hints()).toEqual([])
})

test("a link that is taken off the page fetches nothing", () => {
  const stop = prefetchWhenSeen(link, "/post/gone/")
  scrollIntoView(link)
  stop()
  jest.advanceTimersByTime(1000)
  expect(hints()).toEqual([])
})

test("two links to one page fetch it once", () => {
  const other = document.createElement("a")
  prefetchWhenSeen(link, "/post/twice/")
  prefetchWhenSeen(other, "/post/twice/")
  scrollIntoView(link)
  scrollIntoView(other)
  jest.advanceTimersByTime(250)
  expect(hints()).toHaveLength(1)
})

test("the page of a link under the pointer loads at once", () => {
  prefetchNow("/about-us/")
  expect(loader.hovering).toHaveBeenCalledWith("/about-us/")
})

test("nothing is prefetched for a reader who saves data", () => {
  Object.assign(navigator, { connection: { saveData: true } })
  prefetchWhenSeen(link, "/post/saved/")
  scrollIntoView(link)
  jest.advanceTimersByTime(1000)
  prefetchNow("/post/saved/")
  expect(hints()).toEqual([])
  expect(loader.hovering).not.toHaveBeenCalled()
})
