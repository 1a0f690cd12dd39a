import { render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { withSiteMetadata } from "#support/site-metadata.ts"
import { Share } from "#ui/controls/share.tsx"

const work = { path: "/post/ten-points/", title: "Dix points", langcode: "fr", day: "2026-10-02", authors: ["Atelier Seuil Neuf"] }
const address = `${window.location.origin}/post/ten-points/`

beforeEach(() => withSiteMetadata())

test("the link and the citation are copied with the page's whole address", async () => {
  const user = userEvent.setup()
  render(<Share {...work} />)
  await user.click(screen.getByRole("button", { name: "Copy link to Dix points" }))
  expect(await navigator.clipboard.readText()).toBe(address)
  await user.click(screen.getByText("How to cite"))
  await user.click(screen.getByRole("button", { name: "Copy the citation" }))
  expect(await navigator.clipboard.readText()).toBe(`Atelier Seuil Neuf, “Dix points”, G30, 2 October 2026, ${address}`)
  expect(screen.getByText("“Dix points”")).toHaveAttribute("lang", "fr")
})

test("the mail is an address without a script, and the browser's own sharing is offered if there is one", async () => {
  const share = jest.fn().mockResolvedValue(undefined)
  const { unmount } = render(<Share {...work} />)
  expect(screen.queryByRole("button", { name: "Share…" })).not.toBeInTheDocument()
  expect(screen.getByRole("link", { name: "By email" })).toHaveAttribute(
    "href",
    `mailto:?subject=Dix%20points&body=${encodeURIComponent(address)}`,
  )
  unmount()
  Object.defineProperty(navigator, "share", { value: share, configurable: true })
  render(<Share {...work} />)
  await userEvent.click(screen.getByRole("button", { name: "Share…" }))
  expect(share).toHaveBeenCalledWith({ title: "Dix points", url: address })
  Reflect.deleteProperty(navigator, "share")
})

test("a text of the association alone names it once", () => {
  render(<Share {...work} authors={[]} day={null} />)
  expect(screen.getByText((_, element) => element?.tagName === "P")).toHaveTextContent(`G30, “Dix points”, ${address}`)
})
