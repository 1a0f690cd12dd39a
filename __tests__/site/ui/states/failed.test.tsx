import { render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useState } from "react"
import { Failed } from "#ui/states/failed.tsx"

function Part() {
  const [isFailed, setIsFailed] = useState(true)
  return isFailed ? <Failed title="Not loaded" text="Try again." onRetry={() => setIsFailed(false)} /> : <p>Loaded</p>
}

test("after Retry, the focus is on the screen", async () => {
  const user = userEvent.setup()
  render(
    <main id="main" tabIndex={-1}>
      <Part />
    </main>,
  )
  await user.click(screen.getByRole("button", { name: "Retry" }))
  expect(screen.getByRole("main")).toHaveFocus()
})

test("after Retry in a dialog, the focus stays in it", async () => {
  const user = userEvent.setup()
  render(
    <dialog open>
      <button type="button">Close</button>
      <Part />
    </dialog>,
  )
  await user.click(screen.getByRole("button", { name: "Retry" }))
  expect(screen.getByRole("button", { name: "Close" })).toHaveFocus()
})
