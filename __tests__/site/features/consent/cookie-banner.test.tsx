import { render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { CookieBanner } from "#features/consent/cookie-banner.tsx"
import { askAgain } from "#lib/consent.ts"
import { builtAt } from "#support/at.tsx"

afterEach(() => {
  document.cookie = "g30_cookies=; max-age=0; path=/"
})

test("a visitor who has not answered is asked, with the focus left where it is", () => {
  render(<CookieBanner />)
  expect(screen.getByRole("region", { name: "Cookies" })).toHaveTextContent(
    "This website uses cookies to ensure you get the best experience on our website.",
  )
  expect(document.body).toHaveFocus()
})

test.each(["Got it!", "Decline"])("a visitor who has answered %s is not asked again", async (answer) => {
  const { unmount } = render(<CookieBanner />)
  await userEvent.click(screen.getByRole("button", { name: answer }))
  expect(screen.queryByRole("region")).not.toBeInTheDocument()

  unmount()
  render(<CookieBanner />)
  expect(screen.queryByRole("region")).not.toBeInTheDocument()
})

function Footer() {
  return (
    <>
      <button onClick={({ currentTarget }) => askAgain(currentTarget)}>Cookies</button>
      <CookieBanner />
    </>
  )
}

test("asked again, the banner has the focus, shows the present answer, and gives the focus back", async () => {
  document.cookie = "g30_cookies=accepted; path=/"
  localStorage.setItem("g30:font", "1")
  render(<Footer />)
  const user = userEvent.setup()
  await user.click(screen.getByRole("button", { name: "Cookies" }))
  const banner = screen.getByRole("region", { name: "Cookies" })
  expect(banner).toHaveFocus()
  expect(banner).toHaveAccessibleDescription(expect.stringContaining("You accepted cookies."))
  await user.click(screen.getByRole("button", { name: "Decline" }))
  expect(screen.getByRole("button", { name: "Cookies" })).toHaveFocus()
  expect(document.cookie).toContain("g30_cookies=declined")
  expect(localStorage.getItem("g30:font")).toBeNull()
})

test("Escape leaves an answer as it is", async () => {
  document.cookie = "g30_cookies=declined; path=/"
  render(<Footer />)
  const user = userEvent.setup()
  await user.click(screen.getByRole("button", { name: "Cookies" }))
  await user.keyboard("{Escape}")
  expect(screen.queryByRole("region")).not.toBeInTheDocument()
  expect(screen.getByRole("button", { name: "Cookies" })).toHaveFocus()
  expect(document.cookie).toContain("g30_cookies=declined")
})

test("Escape does not stand for an answer that nobody gave", async () => {
  render(<Footer />)
  const user = userEvent.setup()
  await user.click(screen.getByRole("button", { name: "Cookies" }))
  await user.keyboard("{Escape}")
  expect(screen.getByRole("region", { name: "Cookies" })).toBeVisible()
})

test("the built page does not ask: it cannot know the answer", () => {
  expect(builtAt("/", <CookieBanner />)).toBe("")
})
