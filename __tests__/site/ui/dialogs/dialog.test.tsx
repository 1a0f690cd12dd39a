import "#support/browser/dialogs.ts"
import { render, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { axe } from "#support/axe.ts"
import { useState, type ReactNode } from "react"
import { Button } from "#ui/controls/button.tsx"
import { closeDialog, Dialog } from "#ui/dialogs/dialog.tsx"

type PageProps = { readonly children: (close: () => void) => ReactNode }

/** A page with a button that opens a dialog. */
function Page({ children }: PageProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <main>
      <Button
        onClick={() => {
          setIsOpen(true)
        }}
      >
        Open
      </Button>
      {isOpen &&
        children(() => {
          setIsOpen(false)
        })}
    </main>
  )
}

async function open(dialog: PageProps["children"]) {
  const user = userEvent.setup()
  const { container } = render(<Page>{dialog}</Page>)
  await user.click(screen.getByRole("button", { name: "Open" }))
  return { user, container }
}

const opener = () => screen.getByRole("button", { name: "Open" })
const isGone = (role: string) =>
  waitFor(() => {
    expect(screen.queryByRole(role)).not.toBeInTheDocument()
  })

test.each(["Escape", "Close"])("the focus goes to a dialog's first field, and returns after %s", async (way) => {
  const { user, container } = await open((close) => (
    <Dialog title="Login" onClose={close}>
      <input aria-label="Email" />
    </Dialog>
  ))
  expect(screen.getByRole("dialog", { name: "Login" })).toBeVisible()
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveFocus()
  expect(await axe(container)).toHaveNoViolations()
  if (way === "Escape") await user.keyboard("{Escape}")
  else await user.click(screen.getByRole("button", { name: "Close" }))
  await isGone("dialog")
  expect(opener()).toHaveFocus()
})

test("an error dialog is an alert with a description, and its button has the focus", async () => {
  const { user, container } = await open((close) => (
    <Dialog title="Oups" tone="error" describedBy="why" onClose={close} foot={<Button onClick={closeDialog}>Try again</Button>}>
      <p id="why">It didn’t work.</p>
    </Dialog>
  ))
  expect(screen.getByRole("alertdialog", { name: "Oups" })).toHaveAccessibleDescription("It didn’t work.")
  expect(screen.getByRole("button", { name: "Try again" })).toHaveFocus()
  expect(await axe(container)).toHaveNoViolations()
  await user.keyboard("{Enter}")
  await isGone("alertdialog")
  expect(opener()).toHaveFocus()
})
