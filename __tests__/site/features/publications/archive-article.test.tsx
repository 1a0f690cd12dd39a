import { screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { ArchiveArticle } from "#features/publications/archive-article.tsx"
import { axe } from "#support/axe.ts"
import { renderAt } from "#support/at.tsx"

const aRow = (title: string, kind: string) => ({
  ...{ title, kind, path: `/post/${title.toLowerCase()}/`, langcode: "en", date: "2026-02-01", created: "2026-02-01" },
  ...{ summary: null, image: null, authors: [], tags: [] },
})
const publications = [aRow("Light", "opinion"), aRow("Fees", "position")]
const facets = ["opinion", "position"].map((value) => ({
  ...{ criterion: "kind", value, name: null, langcode: "en", path: `/publications/kind/${value}/`, count: 1 },
}))
const archive = { count: 2, older: null, publications, facets }
const comingAnswer = { status: 200, text: () => Promise.resolve(JSON.stringify({ tags: {}, publications })) }

function open(search: string) {
  const answer = jest.fn((): Promise<unknown> => Promise.resolve(comingAnswer))
  Object.assign(window, { fetch: answer })
  return { user: userEvent.setup(), answer, show: () => renderAt(`/publications/${search}`, <ArchiveArticle archive={archive} />) }
}

test('"Show more" moves the focus to the first new publication', async () => {
  const many = Array.from({ length: 60 }, (_, index) => aRow(`Opinion ${index + 1}`, "opinion"))
  const { user, answer, show } = open("?kind=opinion")
  answer.mockResolvedValue({ status: 200, text: () => Promise.resolve(JSON.stringify({ tags: {}, publications: many })) })
  show()
  await user.click(await screen.findByRole("button", { name: "Show 10 more" }))
  expect(screen.getByRole("link", { name: "Opinion 51" })).toHaveFocus()
})

const areShown = (...titles: readonly string[]) =>
  waitFor(() => {
    expect(screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(titles)
  })

test("publications that can't be filtered aren't shown unfiltered, and can be asked for again", async () => {
  const { user, answer, show } = open("?kind=opinion")
  for (let tries = 0; tries < 3; tries += 1) answer.mockRejectedValueOnce(new TypeError("Failed to fetch"))
  const { container } = show()
  expect(await screen.findByRole("alert")).toHaveTextContent("The publications could not be loaded")
  await areShown()
  expect(screen.getByRole("link", { name: /^Position/, hidden: true })).toHaveAttribute("href", "/publications/kind/position/")
  expect(await axe(container)).toHaveNoViolations()
  await user.click(screen.getByRole("button", { name: "Try again" }))
  await areShown("Light")
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
})

test.each(["", "?utm_source=letter"])(
  "without a filter nothing is loaded for %p, and the newest publications are shown",
  async (search) => {
    const { answer, show } = open(search)
    show()
    await areShown("Light", "Fees")
    expect(answer).not.toHaveBeenCalled()
  },
)
