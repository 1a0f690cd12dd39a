import { act, render, screen } from "@testing-library/react"
import { globalHistory, Location, navigate, Router, useLocation } from "#lib/navigation/gatsby-router.tsx"

/** As Gatsby's production-app.js draws a page. */
function Site({ pathOf }: { readonly pathOf: (address: string) => string }) {
  return (
    <Location>
      {({ location }) => (
        <Router id="wrapper" location={location}>
          <Page path={pathOf(location.pathname)} />
        </Router>
      )}
    </Location>
  )
}

function Page({ path }: { readonly path: string }) {
  const { pathname, search, hash } = useLocation()
  return (
    <p>
      {pathname + search + hash} by {path}
    </p>
  )
}

/** The ids of the elements that have had the focus. */
let focused: string[] = []
document.addEventListener("focusin", ({ target }) => target instanceof Element && focused.push(target.id))

const own = (address: string) => address
const shell = () => "/admin/*"

beforeEach(() => {
  focused = []
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((draw) => {
    draw(0)
    return 0
  })
  window.history.replaceState(null, "", "/members/")
  act(() => navigate("/members/", { replace: true }))
})

async function back(): Promise<void> {
  await act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener("popstate", () => resolve(), { once: true })
        window.history.back()
      }),
  )
}

test("a move adds an entry with a key of its own, draws the page and gives it the focus", async () => {
  render(<Site pathOf={own} />)
  expect(focused).toEqual([])
  const before = window.history.length
  act(() => navigate("/agenda/?a=1#b", { state: { reason: "login" } }))
  expect(screen.getByText("/agenda/?a=1#b by /agenda/")).toBeVisible()
  expect(focused).toEqual(["wrapper"])
  expect(window.history.length).toBe(before + 1)
  expect(window.history.state).toEqual({ reason: "login", key: expect.stringMatching(/^\d+$/) })
  await back()
  expect(screen.getByText("/members/ by /members/")).toBeVisible()
})

test.each([
  ["within the page", own, "/members/?page=2", "/members/?page=2 by /members/"],
  ["between the screens of a pattern", shell, "/admin/post/", "/admin/post/ by /admin/*"],
])("a move %s leaves the focus", (_where, pathOf, address, drawn) => {
  render(<Site pathOf={pathOf} />)
  act(() => navigate(address))
  expect(screen.getByText(drawn)).toBeVisible()
  expect(focused).toEqual([])
})

test("a move before the last one is drawn takes its place in the history", () => {
  jest.mocked(window.requestAnimationFrame).mockReturnValue(0)
  render(<Site pathOf={own} />)
  act(() => navigate("/agenda/"))
  const after = window.history.length
  act(() => navigate("/post/a/"))
  expect(window.history.length).toBe(after)
  expect(window.location.pathname).toBe("/post/a/")
})

test("listeners hear of moves and of the browser's Back, until they leave", async () => {
  const heard: string[] = []
  const leave = globalHistory.listen(({ location, action }) => heard.push(`${action} ${location.pathname}`))
  render(<Site pathOf={own} />)
  act(() => navigate("/agenda/"))
  await back()
  leave()
  act(() => navigate("/legal/"))
  expect(heard).toEqual(["PUSH /agenda/", "POP /members/"])
})

test("where the browser takes no more entries, the document is loaded", () => {
  render(<Site pathOf={own} />)
  jest.spyOn(window.history, "pushState").mockImplementation(() => {
    throw new DOMException("Too many calls", "SecurityError")
  })
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined)
  act(() => navigate("/agenda/"))
  // jsdom loads no document, and says so.
  expect(String(log.mock.calls[0]?.[0])).toContain("Not implemented: navigation")
})

test("a location that isn't there is a mistake", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined)
  expect(() => render(<Page path="/" />)).toThrow("There is no location outside of LocationProvider.")
})
