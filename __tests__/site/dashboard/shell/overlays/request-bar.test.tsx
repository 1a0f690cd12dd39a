import { configureStore } from "@reduxjs/toolkit"
import { act, render, screen } from "@testing-library/react"
import { Provider } from "react-redux"
import { RequestBar } from "#dashboard/shell/overlays/overlays.tsx"
import { pendingSlice, requestEnded, requestStarted } from "#dashboard/session/slices/pending-slice.ts"

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

function showBar() {
  const store = configureStore({ reducer: { pendingRequests: pendingSlice.reducer } })
  render(
    <Provider store={store}>
      <RequestBar />
    </Provider>,
  )
  return {
    start: () => act(() => void store.dispatch(requestStarted())),
    end: () => act(() => void store.dispatch(requestEnded())),
  }
}

function pass(milliseconds: number) {
  act(() => {
    jest.advanceTimersByTime(milliseconds)
  })
}

test("a slow request shows a bar after 150 ms, until it ends", () => {
  const { start, end } = showBar()
  start()
  pass(149)
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument()
  pass(1)
  expect(screen.getByRole("progressbar", { name: "Loading" })).toBeVisible()
  start()
  end()
  expect(screen.getByRole("progressbar")).toBeVisible()
  end()
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument()
})

test("quick requests one after another show nothing", () => {
  const { start, end } = showBar()
  for (let round = 0; round < 3; round++) {
    start()
    pass(100)
    end()
    pass(100)
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument()
  }
})
