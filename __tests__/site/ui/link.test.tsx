import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { navigate } from "gatsby"
import { axe } from "jest-axe"
import { Link } from "#ui/link.tsx"
import { renderAt } from "#support/at.tsx"

// jsdom cannot load documents; what reaches the document unprevented is the browser's to follow.
let left: string[] = []
function leave(event: MouseEvent) {
  if (!event.defaultPrevented && event.target instanceof HTMLAnchorElement) left.push(event.target.href)
  event.preventDefault()
}

beforeEach(() => {
  left = []
  document.addEventListener("click", leave)
})

afterEach(() => {
  document.removeEventListener("click", leave)
})

test("a press on a link to a page goes there without loading the document anew", async () => {
  renderAt("/", <Link to="/members/">Members</Link>)
  await userEvent.click(screen.getByRole("link"))
  expect(navigate).toHaveBeenCalledWith("/members/", {})
  expect(left).toEqual([])
})

test.each(["{Control>}", "{Shift>}", "{Meta>}", "{Alt>}"])("a press with %s is the browser's", async (key) => {
  const user = userEvent.setup()
  renderAt("/", <Link to="/members/">Members</Link>)
  await user.keyboard(key)
  await user.click(screen.getByRole("link"))
  expect(navigate).not.toHaveBeenCalled()
  expect(left).toEqual(["http://localhost/members/"])
})

test("a link with a target or a download is the browser's", async () => {
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
  expect(left).toHaveLength(2)
})

test("a press on a link to the page one is on goes to its top and leaves the history alone", async () => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation()
  renderAt("/members/", <Link to="/members/">Members</Link>)
  await userEvent.click(screen.getByRole("link"))
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
  expect(navigate).not.toHaveBeenCalled()
  expect(left).toEqual([])
})

test("a press on a link to the page one has filtered goes to all of it", async () => {
  renderAt("/members/", <Link to="/members/">Members</Link>)
  window.history.replaceState(null, "", "/members/?q=brick")
  await userEvent.click(screen.getByRole("link"))
  expect(navigate).toHaveBeenCalledWith("/members/", {})
})

test("a link to the page one is on is current, and no other", () => {
  renderAt(
    "/members/",
    <>
      <Link to="/members/">Members</Link>
      <Link to="/members/atelier/">A member</Link>
      <Link to="/">Home</Link>
    </>,
  )
  expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Members")
})

test("foreign addresses give nothing away, own files and mail stay as they are", async () => {
  const { container } = renderAt(
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
  expect(left).toHaveLength(3)
  expect(await axe(container)).toHaveNoViolations()
})
