import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { keepFieldsStorable } from "#dashboard/widgets/storable-fields.ts"

function Fields({ onTitle }: { readonly onTitle: (title: string) => void }) {
  const [title, setTitle] = useState("")
  const [text, setText] = useState("")
  const change = (typed: string) => {
    setTitle(typed)
    onTitle(typed)
  }
  return (
    <>
      <input aria-label="Title" value={title} onChange={({ target }) => change(target.value)} />
      <textarea aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <input aria-label="Password" type="password" />
    </>
  )
}

test("what is pasted into any field loses control characters and gets composed letters, and the cursor stays behind it", async () => {
  const end = keepFieldsStorable()
  const onTitle = jest.fn()
  render(<Fields onTitle={onTitle} />)
  const user = userEvent.setup()
  const title = screen.getByLabelText<HTMLInputElement>("Title")

  await user.type(title, "()")
  title.setSelectionRange(1, 1)
  await user.paste("E\u0301te\u0301\u0000\u0007 a\tb\u0085c\ufeff")
  expect(title).toHaveValue("(Été a b c)")
  expect(onTitle).toHaveBeenLastCalledWith("(Été a b c)")
  expect(title.selectionStart).toBe(10)

  await user.click(screen.getByLabelText("Text"))
  await user.paste("one\u000btwo\u2028three\u0008")
  expect(screen.getByLabelText("Text")).toHaveValue("one\ntwo\nthree")

  await user.click(screen.getByLabelText("Password"))
  await user.paste("e\u0301")
  expect(screen.getByLabelText("Password")).toHaveValue("e\u0301")
  end()
})
