import { act, waitFor } from "@testing-library/react"
import { visit } from "#support/browser/dashboard.tsx"
import { aSiteOf } from "#support/contributor-site.ts"
import { aPublishing } from "#support/publishing.ts"

afterEach(() => void jest.useRealTimers())

function showTab(visibility: DocumentVisibilityState): void {
  jest.spyOn(document, "visibilityState", "get").mockReturnValue(visibility)
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))
}

test("admins hear of builds twice a second at first, later every ten seconds, and in a hidden tab not at all", async () => {
  jest.useFakeTimers({ advanceTimers: true })
  const publishing = aPublishing()
  await visit(aSiteOf(), "/admin/publishing/", { as: "claire", through: publishing.through })
  const asks = () => publishing.asked("/publishing/status").length
  const asksWithin = async (seconds: number) => {
    const before = asks()
    await act(() => jest.advanceTimersByTimeAsync(seconds * 1000))
    return asks() - before
  }
  await waitFor(() => expect(asks()).toBeGreaterThan(0))
  expect(await asksWithin(5)).toBeGreaterThan(2)
  await asksWithin(30)
  expect(Math.abs((await asksWithin(600)) - 60)).toBeLessThan(5)
  act(() => showTab("hidden"))
  expect(await asksWithin(600)).toBe(0)
  act(() => showTab("visible"))
  expect(await asksWithin(1)).toBeGreaterThan(0)
})
