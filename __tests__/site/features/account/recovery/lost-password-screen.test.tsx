import "#support/browser/dialogs.ts"
import { act, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { LostPasswordScreen } from "#features/account/recovery/lost-password-screen.tsx"
import { aTab, renderWith } from "#support/browser/with-session.tsx"

const mail = "ines@example.org"

function showScreen() {
  const setup = aTab()
  return { ...setup, ...renderWith(setup.tab, "/password-reset/new/", <LostPasswordScreen />) }
}

const mailField = () => screen.getByRole("textbox", { name: "Email" })

test("the words for an unknown mail address don't reveal that it is unknown, and show it as text", async () => {
  const { user, server } = showScreen()
  await user.type(mailField(), "&copy=x@example.org{Enter}")
  expect(await screen.findByRole("status")).toHaveTextContent(
    "If an account exists for &copy=x@example.org, it received an email just now.",
  )
  expect(server.mails).toHaveLength(0)
})

test("an address with markup is refused, and makes no element", async () => {
  const { user, server } = showScreen()
  await user.type(mailField(), "<img/src=x>@example.org{Enter}")
  expect(await screen.findAllByText("This is not a complete email address.")).not.toHaveLength(0)
  expect(screen.queryByRole("img")).not.toBeInTheDocument()
  expect(server.mails).toHaveLength(0)
})

test("the link can be asked for again after a minute, and not before", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "queueMicrotask", "nextTick"], advanceTimers: true })
  try {
    const { server } = showScreen()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    await user.type(mailField(), `${mail}{Enter}`)
    await user.click(await screen.findByRole("button", { name: /^Send again in/ }))
    act(() => {
      jest.advanceTimersByTime(61_000)
    })
    await user.click(screen.getByRole("button", { name: "Send again" }))
    expect(await screen.findByRole("button", { name: "Send again in 1:00" })).toBeVisible()
    await waitFor(() => {
      expect(server.mails).toHaveLength(2)
    })
  } finally {
    jest.useRealTimers()
  }
})

test("without a server the screen does not claim that a mail is on its way", async () => {
  const { user, browser } = showScreen()
  browser.setOnline(false)
  await user.type(mailField(), `${mail}{Enter}`)
  expect(await screen.findByRole("alertdialog", { name: "Oups" })).toHaveTextContent("The server did not answer.")
  await user.keyboard("{Enter}")
  expect(mailField()).toHaveFocus()
})
