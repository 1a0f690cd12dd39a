import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { navigate } from "gatsby"
import { Link } from "#ui/controls/link.tsx"
import { renderAt } from "#support/at.tsx"

// jsdom cannot load documents; a click that reaches the document unprevented is for the browser.
let leftPages: string[] = []
function leave(event: MouseEvent) {
  if (!event.defaultPrevented && event.target instanceof HTMLAnchorElement) leftPages.push(event.target.href)
  event.preventDefault()
}

beforeEach(() => {
  leftPages = []
  document.addEventListener("click", leave)
})

afterEach(() => {
  document.removeEventListener("click", leave)
})

test("a click on a link to a page opens it without loading the document", async () => {
  renderAt("/", <Link to="/members/">Members</Link>)
  await userEvent.click(screen.getByRole("link"))
  expect(navigate).toHaveBeenCalledWith("/members/", {})
  expect(leftPages).toEqual([])
})

test.each(["{Control>}", "{Shift>}", "{Meta>}", "{Alt>}"])("the browser handles a click with %s", async (key) => {
  const user = userEvent.setup()
  renderAt("/", <Link to="/members/">Members</Link>)
  await user.keyboard(key)
  await user.click(screen.getByRole("link"))
  expect(navigate).not.toHaveBeenCalled()
  expect(leftPages).toEqual(["http://localhost/members/"])
})

test("the browser handles a link with a target or a download", async () => {
  renderAt(
    "/",
    <>
      <Link to="/members/" target="_blank">
        New tab
      </Link>
      <Link to="/members/" download="members.html">
        Keep
      </Link>
    </>,
  )
  await userEvent.click(screen.getByRole("link", { name: "New tab" }))
  await userEvent.click(screen.getByRole("link", { name: "Keep" }))
  expect(navigate).not.toHaveBeenCalled()
  expect(leftPages).toHaveLength(2)
})

test("a click on a link to the present page scrolls to its top, without a history entry", async () => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation()
  renderAt("/members/", <Link to="/members/">Members</Link>)
  await userEvent.click(screen.getByRole("link"))
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
  expect(navigate).not.toHaveBeenCalled()
  expect(leftPages).toEqual([])
})

test("a click on a link to the present page removes its filters", async () => {
  renderAt("/members/", <Link to="/members/">Members</Link>)
  window.history.replaceState(null, "", "/members/?q=brick")
  await userEvent.click(screen.getByRole("link"))
  expect(navigate).toHaveBeenCalledWith("/members/", {})
})

test("links to other sites have no opener, links to files and mail are plain", async () => {
  renderAt(
    "/",
    <>
      <Link to="https://example.org/">Foreign</Link>
      <Link to="/sites/default/files/notes.pdf">File</Link>
      <Link to="mailto:info@example.org">Mail</Link>
    </>,
  )
  expect(screen.getByRole("link", { name: "Foreign" })).toHaveAttribute("rel", "noopener")
  for (const link of screen.getAllByRole("link")) await userEvent.click(link)
  expect(navigate).not.toHaveBeenCalled()
  expect(leftPages).toHaveLength(3)
})
