import { act, render, screen } from "@testing-library/react"
import { RequestBar } from "#app/overlays/request-bar.tsx"

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

function pass(milliseconds: number) {
  act(() => {
    jest.advanceTimersByTime(milliseconds)
  })
}

test("a request that takes long is told of after 150 ms, until it is over", () => {
  const { rerender } = render(<RequestBar pending={1} />)
  pass(149)
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument()
  pass(1)
  expect(screen.getByRole("progressbar", { name: "Loading" })).toBeVisible()
  rerender(<RequestBar pending={2} />)
  expect(screen.getByRole("progressbar")).toBeVisible()
  rerender(<RequestBar pending={0} />)
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument()
})

test("quick requests one after another tell of nothing", () => {
  const { rerender } = render(<RequestBar pending={0} />)
  for (let round = 0; round < 3; round++) {
    rerender(<RequestBar pending={1} />)
    pass(100)
    rerender(<RequestBar pending={0} />)
    pass(100)
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument()
  }
})
