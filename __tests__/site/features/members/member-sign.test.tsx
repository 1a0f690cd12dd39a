import { act, render, screen } from "@testing-library/react"
import { MemberSign } from "#features/members/member-sign.tsx"
import { listedCard } from "#features/members/listed-card.ts"
import { aListedMember } from "#support/listed-members.ts"

const image = { images: { fallback: { src: "/static/house.webp", srcSet: "" } }, backgroundColor: "#888" }
const picture = {
  alt: "A house",
  title: "",
  width: 3,
  height: 2,
  focus: "0.5 0.5",
  file: { internal: { contentDigest: "a" }, childImageSharp: { gatsbyImageData: image } },
}

type See = (entries: { readonly target: Element; readonly isIntersecting: boolean }[]) => void
const sees: { readonly see: See; readonly elements: Element[] }[] = []
class Observer {
  readonly elements: Element[] = []
  constructor(see: See) {
    sees.push({ see, elements: this.elements })
  }
  observe = (element: Element) => this.elements.push(element)
  unobserve = () => undefined
}
const answer = jest.fn<Promise<unknown>, [string]>()
beforeEach(() => {
  Object.assign(window, { IntersectionObserver: Observer, fetch: answer })
  answer.mockReset()
})

async function look(): Promise<void> {
  await act(async () => {
    for (const { see, elements } of sees) see(elements.map((target) => ({ target, isIntersecting: true })))
    await new Promise((resolve) => setTimeout(resolve))
  })
}

test("a member with a picture of its work shows it, and others their initials", () => {
  const card = listedCard(aListedMember())
  const { unmount } = render(<MemberSign member={{ ...card, work: picture as never }} />)
  expect(screen.getByRole("img", { name: "A house" })).toBeInTheDocument()
  unmount()
  render(<MemberSign member={card} />)
  expect(screen.getByText("AL")).toBeInTheDocument()
})

test("a picture that only the member's own page has is loaded when its card is seen", async () => {
  const page = { result: { data: { member: { image: null, gallery: [picture] } } } }
  answer.mockResolvedValue({ status: 200, text: () => Promise.resolve(JSON.stringify(page)) })
  render(<MemberSign member={listedCard(aListedMember({ isPictured: true }))} />)
  expect(answer).not.toHaveBeenCalled()
  await look()
  expect(answer.mock.calls.map(([url]) => url)).toEqual(["/page-data/members/atelier-linteau/page-data.json"])
  expect(screen.getByRole("img", { name: "A house" })).toBeInTheDocument()
})
