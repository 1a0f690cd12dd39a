import { render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { MailForm } from "#ui/forms/mail-form.tsx"

const questions = [
  { name: "practice", label: "Practice", missing: "Name the practice." },
  { name: "mail", label: "Email", type: "email" },
  { name: "region", label: "Region", options: ["Brussels", "Flanders"] },
  { name: "why", label: "Why", missing: "Say why.", isLong: true },
] as const

/** jsdom opens no mail program, and says so. */
let log: jest.SpyInstance<void, unknown[]>
beforeEach(() => {
  log = jest.spyOn(console, "error").mockReturnValue(undefined)
})

let forms = 0

function renderForm() {
  const id = `form-${(forms += 1)}`
  return render(<MailForm id={id} title="Join" lead="One page." to="members@example.org" subject="To join" questions={questions} />)
}

const press = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole("button", { name: "Prepare the email" }))

test("a single wrong field takes the focus, and nothing typed is lost", async () => {
  const user = userEvent.setup()
  renderForm()
  await user.type(screen.getByRole("textbox", { name: "Practice" }), "Atelier")
  await user.type(screen.getByRole("textbox", { name: "Why" }), "Fees")
  await user.type(screen.getByRole("textbox", { name: "Email (optional)" }), "ann@")
  await press(user)
  expect(screen.getByRole("textbox", { name: "Email (optional)" })).toHaveFocus()
  expect(screen.getByRole("textbox", { name: "Email (optional)" })).toHaveAccessibleDescription("This is not a complete email address.")
  expect(screen.getByRole("textbox", { name: "Practice" })).toHaveValue("Atelier")
})

test("the prepared mail is shown with a copy and its address", async () => {
  const user = userEvent.setup()
  renderForm()
  await user.type(screen.getByRole("textbox", { name: "Practice" }), "Atelier")
  await user.selectOptions(screen.getByRole("combobox", { name: "Region (optional)" }), "Flanders")
  await user.type(screen.getByRole("textbox", { name: "Why" }), "Fees{Enter}Hours")
  await press(user)
  const text = "Practice: Atelier\nRegion: Flanders\nWhy:\nFees\nHours"
  expect(String(log.mock.calls[0]?.[0])).toContain("Not implemented: navigation")
  expect(screen.getAllByRole("status")[0]).toHaveTextContent("copy the text and send it to members@example.org")
  expect(screen.getByRole("textbox", { name: "Text of the email" })).toHaveValue(text)
  expect(screen.getByRole("link", { name: "Open the email program" })).toHaveAttribute(
    "href",
    `mailto:members@example.org?subject=To%20join&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`,
  )
  await user.click(screen.getByRole("button", { name: "Copy the text of the email" }))
  expect(await navigator.clipboard.readText()).toBe(text)
})

test("a long text is to be copied, and the mail opens without it", async () => {
  const user = userEvent.setup()
  renderForm()
  await user.type(screen.getByRole("textbox", { name: "Practice" }), "Atelier")
  await user.click(screen.getByRole("textbox", { name: "Why" }))
  await user.paste("word ".repeat(500))
  await press(user)
  expect(log).not.toHaveBeenCalled()
  expect(screen.getAllByRole("status")[0]).toHaveTextContent("Your text is too long")
  expect(screen.getByRole("link", { name: "Open the email program" })).toHaveAttribute(
    "href",
    "mailto:members@example.org?subject=To%20join&body=",
  )
})
