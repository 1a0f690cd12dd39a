import { act, render, screen } from "@testing-library/react"
import { useSpokenWords } from "#dashboard/editor/bar/status-line.tsx"

function Status({ words }: { readonly words: string }) {
  return <p role="status">{useSpokenWords(words)}</p>
}

beforeEach(() => void jest.useFakeTimers())

afterEach(() => void jest.useRealTimers())

test("screen readers speak a change at once, and the last of the following changes after ten seconds", () => {
  const { rerender } = render(<Status words="All changes saved" />)
  const status = screen.getByRole("status")
  expect(status).toBeEmptyDOMElement()
  rerender(<Status words="Not saved yet" />)
  expect(status).toHaveTextContent("Not saved yet")
  for (const words of ["Saving…", "Saved 21:23"]) rerender(<Status words={words} />)
  act(() => {
    jest.advanceTimersByTime(9_900)
  })
  expect(status).toHaveTextContent("Not saved yet")
  act(() => {
    jest.advanceTimersByTime(200)
  })
  expect(status).toHaveTextContent("Saved 21:23")
})
