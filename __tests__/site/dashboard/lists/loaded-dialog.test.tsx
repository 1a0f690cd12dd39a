import "#support/browser/dialogs.ts"
import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { LoadedDialog } from "#dashboard/lists/row-actions/loaded-dialog.tsx"

test("a question whose code doesn't load is no silence: another one says so at the first try, and closes", async () => {
  const close = jest.fn()
  const gone = () => Promise.reject(new Error("Loading chunk 74 failed."))
  render(
    <LoadedDialog load={gone} onClose={close}>
      {() => <p>Delete?</p>}
    </LoadedDialog>,
  )
  expect(await screen.findByRole("alertdialog", { name: "The question could not be loaded" })).toHaveTextContent("Loading chunk 74 failed.")
  await userEvent.click(screen.getByRole("button", { name: "Close" }))
  expect(close).toHaveBeenCalledTimes(1)
})

test("a question whose code loads is asked", async () => {
  render(
    <LoadedDialog load={() => Promise.resolve("Delete?")} onClose={jest.fn()}>
      {(question) => <p>{question}</p>}
    </LoadedDialog>,
  )
  expect(await screen.findByText("Delete?")).toBeInTheDocument()
})
