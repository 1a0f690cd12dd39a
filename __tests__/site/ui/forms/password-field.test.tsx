import { render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { PasswordField } from "#ui/forms/password-field.tsx"

function showField() {
  const user = userEvent.setup()
  const { container } = render(
    <form
      aria-label="Login"
      onSubmit={(event) => {
        event.preventDefault()
      }}
    >
      <PasswordField id="p" label="Password" autoComplete="current-password" hint="12 characters or more." />
    </form>,
  )
  return { user, container }
}

const field = () => screen.getByLabelText("Password")
const show = () => screen.getByRole("button", { name: "Show password" })

test("a password can be shown and hidden again, by keyboard too", async () => {
  const { user } = showField()
  expect(field()).toHaveAttribute("type", "password")
  await user.tab()
  await user.tab()
  expect(show()).toHaveFocus()
  await user.keyboard(" ")
  expect(show()).toHaveAttribute("aria-pressed", "true")
  expect(show()).toHaveTextContent("Hide")
  expect(field()).toHaveAttribute("type", "text")
  await user.keyboard(" ")
  expect(field()).toHaveAttribute("type", "password")
})

test("sending the form hides the password, so that password managers find it", async () => {
  const { user } = showField()
  await user.click(show())
  await user.type(field(), "{Enter}")
  expect(field()).toHaveAttribute("type", "password")
})

test("a warning shows while Caps Lock is on", async () => {
  const { user } = showField()
  await user.click(field())
  await user.keyboard("{CapsLock}A")
  expect(screen.getByRole("status")).toHaveTextContent("Caps Lock is on")
  await user.keyboard("{CapsLock}a")
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
})
