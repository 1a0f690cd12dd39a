import { act, render, screen } from "@testing-library/react"
import { useTold } from "#dashboard/editor/bar/status-line.tsx"

function Told({ words }: { readonly words: string }) {
  return <p role="status">{useTold(words)}</p>
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

test("screen readers are told of a change at once, and of what follows it after ten seconds, once", () => {
  const { rerender } = render(<Told words="All changes saved" />)
  const told = screen.getByRole("status")
  expect(told).toBeEmptyDOMElement()
  rerender(<Told words="Not saved yet" />)
  expect(told).toHaveTextContent("Not saved yet")
  for (const words of ["Saving…", "Saved 21:23"]) rerender(<Told words={words} />)
  act(() => {
    jest.advanceTimersByTime(9_900)
  })
  expect(told).toHaveTextContent("Not saved yet")
  act(() => {
    jest.advanceTimersByTime(200)
  })
  expect(told).toHaveTextContent("Saved 21:23")
})
