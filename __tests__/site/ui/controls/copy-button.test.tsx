import { render, screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { CopyButton } from "#ui/controls/copy-button.tsx"

function renderButton() {
  return render(<CopyButton text="info@example.org" name="Copy the address info@example.org" />)
}

test("the button says where a browser refuses its clipboard", async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("Write permission denied.", "NotAllowedError"))
  renderButton()
  await user.click(screen.getByRole("button"))
  expect(await within(screen.getByRole("status")).findByText("Failed to copy")).toBeVisible()
})

test("a second click while a toast is shown adds none", async () => {
  const user = userEvent.setup()
  renderButton()
  await user.click(screen.getByRole("button"))
  await screen.findByText("copied")
  await user.click(screen.getByRole("button"))
  expect(screen.getAllByText("copied")).toHaveLength(1)
})
