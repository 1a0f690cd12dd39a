import { configureStore } from "@reduxjs/toolkit"
import { act, render, screen } from "@testing-library/react"
import { Provider } from "react-redux"
import { RequestBar } from "#dashboard/shell/overlays/overlays.tsx"
import { pendingSlice, requestEnded, requestStarted } from "#dashboard/session/slices/pending-slice.ts"

test("the bar is there until the last request has ended", () => {
  const store = configureStore({ reducer: { pendingRequests: pendingSlice.reducer } })
  render(
    <Provider store={store}>
      <RequestBar />
    </Provider>,
  )
  const start = () => act(() => void store.dispatch(requestStarted()))
  const end = () => act(() => void store.dispatch(requestEnded()))
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument()
  start()
  start()
  end()
  expect(screen.getByRole("progressbar", { name: "Loading" })).toBeVisible()
  end()
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument()
})
