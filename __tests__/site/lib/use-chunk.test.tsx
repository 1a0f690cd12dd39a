import { act, render, screen } from "@testing-library/react"
import { useChunk } from "#lib/use-chunk.ts"

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, "", "/admin/post/")
})

type LaterProps = { readonly load: () => Promise<string>; readonly loadAnew: (() => void) | null }

function Later({ load, loadAnew }: LaterProps) {
  const chunk = useChunk(load, loadAnew)
  if (chunk.kind === "failed") return <p role="alert">{chunk.message}</p>
  return <p>{chunk.kind === "waiting" ? "Waiting" : chunk.value}</p>
}

async function visit(load: () => Promise<string>) {
  const loadAnew = jest.fn()
  const { unmount } = render(<Later load={load} loadAnew={loadAnew} />)
  const before = document.body.textContent
  await act(async () => {
    await load().catch(() => undefined)
  })
  const after = document.body.textContent
  unmount()
  return { before, after, loaded: loadAnew.mock.calls.length }
}

const here = () => Promise.resolve("The screen")
const failing = () => Promise.reject(new Error("Loading chunk 7 failed.\n(error: https://g30.example/dashboard-1.js)"))

test("a screen that loads is waited for, then shown", async () => {
  expect(await visit(here)).toEqual({ before: "Waiting", after: "The screen", loaded: 0 })
})

test("after a first failure the address is reloaded, after a second one the failure is shown", async () => {
  expect(await visit(failing)).toEqual({ before: "Waiting", after: "Waiting", loaded: 1 })
  const again = await visit(failing)
  expect(again.loaded).toBe(0)
  expect(again.after).toContain("Loading chunk 7 failed.")
  expect((await visit(failing)).loaded).toBe(0)
})

test("without storage nothing is reloaded, because that might never end", async () => {
  const blocked = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("blocked")
  })
  const { loaded, after } = await visit(failing)
  blocked.mockRestore()
  expect(loaded).toBe(0)
  expect(after).toContain("Loading chunk 7 failed.")
})

test("a part whose page may not be reloaded says at its first failure that it could not be loaded", async () => {
  render(<Later load={failing} loadAnew={null} />)
  expect(await screen.findByRole("alert")).toHaveTextContent("Loading chunk 7 failed.")
})

test("another part is waited for, and never drawn with what the former one loaded", async () => {
  const other = () => Promise.resolve("Another screen")
  const pageText = () => document.body.textContent
  const { rerender } = render(<Later load={here} loadAnew={jest.fn()} />)
  await screen.findByText("The screen")
  rerender(<Later load={other} loadAnew={jest.fn()} />)
  expect(pageText()).toBe("Waiting")
  expect(await screen.findByText("Another screen")).toBeInTheDocument()
})
