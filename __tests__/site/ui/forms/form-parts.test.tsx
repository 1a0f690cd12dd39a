import { render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { axe } from "#support/axe.ts"
import { ErrorSummary, type FieldError } from "#ui/forms/error-summary.tsx"
import { SubmitButton } from "#ui/forms/submit-button.tsx"

test("the list of errors takes the focus with each attempt, and links to the fields", async () => {
  const user = userEvent.setup()
  const list = (attempt: number) => (
    <main>
      <ErrorSummary title="1 thing to fix" errors={[{ id: "name", message: "Enter your name." }]} attempt={attempt} />
      <input id="name" aria-label="Name" />
    </main>
  )
  const { container, rerender } = render(list(1))
  expect(screen.getByRole("alert")).toHaveFocus()
  expect(await axe(container)).toHaveNoViolations()
  await user.click(screen.getByRole("link", { name: "Enter your name." }))
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus()
  expect(window.location.hash).toBe("")
  rerender(list(2))
  expect(screen.getByRole("alert")).toHaveFocus()
})

test("an error that comes back while someone types leaves the focus in the field", () => {
  const list = (errors: readonly FieldError[]) => (
    <main>
      <ErrorSummary title="1 thing to fix" errors={errors} attempt={1} />
      <input id="name" aria-label="Name" />
    </main>
  )
  const { rerender } = render(list([]))
  screen.getByRole("textbox", { name: "Name" }).focus()
  rerender(list([{ id: "name", message: "Enter your name." }]))
  expect(screen.getByRole("alert")).toBeInTheDocument()
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus()
})

test("a busy button says so, keeps the focus, and sends nothing twice", async () => {
  const user = userEvent.setup()
  const send = jest.fn((event: { preventDefault: () => void }) => {
    event.preventDefault()
  })
  const form = (isBusy: boolean) => (
    <form onSubmit={send}>
      <SubmitButton isBusy={isBusy} busyLabel="Saving…">
        Save
      </SubmitButton>
    </form>
  )
  const { rerender } = render(form(false))
  await user.click(screen.getByRole("button", { name: "Save" }))
  rerender(form(true))
  const button = screen.getByRole("button", { name: "Saving…" })
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute("aria-busy", "true")
  await user.keyboard("{Enter}")
  expect(send).toHaveBeenCalledTimes(1)
})
