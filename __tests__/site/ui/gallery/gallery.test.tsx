import { screen, within } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { axe } from "#support/axe.ts"
import { aPicture, aPictureFile } from "#support/a-picture.ts"
import { renderAt } from "#support/at.tsx"
import { Gallery } from "#ui/gallery/gallery.tsx"
import { failToLoad } from "#support/browser/synthetic-events.ts"
import { withoutCover } from "#ui/pictures/without-cover.ts"

const pictures = ["Roofs", "A model", "A corner"].map((alt) => aPicture({ alt, title: `${alt}, seen from above.` }))

// jsdom has the dialog element without its methods.
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
      this.dispatchEvent(new Event("close"))
    },
  })
})

async function open(picture: number) {
  const user = userEvent.setup()
  const { container } = renderAt("/action-project/a/", <Gallery pictures={pictures} />)
  await user.click(screen.getByRole("button", { name: `Enlarge picture ${picture} of 3` }))
  await screen.findByRole("dialog", { name: "Pictures" })
  return { user, container }
}

const withinDialog = () => within(screen.getByRole("dialog"))

test("each picture of a gallery has its number and its caption", () => {
  renderAt("/action-project/a/", <Gallery pictures={pictures} />)
  expect(screen.getByRole("button", { name: "Enlarge picture 2 of 3" })).toBeVisible()
  expect(screen.getByText("A model, seen from above.")).toBeVisible()
})

test("only a caption is numbered, and only among several pictures", () => {
  const bare = aPicture({ alt: "A yard", title: "" })
  const { unmount } = renderAt("/action-project/a/", <Gallery pictures={[...pictures, bare]} />)
  expect(screen.getAllByText(/^\d\/4$/).map(({ textContent }) => textContent)).toEqual(["1/4", "2/4", "3/4"])
  unmount()
  renderAt("/action-project/a/", <Gallery pictures={pictures.slice(0, 1)} />)
  expect(screen.getByText("Roofs, seen from above.")).toBeVisible()
  expect(screen.queryByText("1/1")).not.toBeInTheDocument()
})

test.each([
  [1, [12]],
  [2, [7, 5]],
  [4, [7, 5, 6, 6]],
  [5, [12, 7, 5, 6, 6]],
])("%i pictures fill the rows of a gallery", (count, spans) => {
  renderAt("/action-project/a/", <Gallery pictures={Array.from({ length: count }, () => aPicture())} />)
  expect(screen.getAllByRole("listitem").map(({ dataset }) => Number(dataset.span))).toEqual(spans)
})

test("a gallery leaves out the cover of its page", () => {
  const [cover = null, ...others] = ["model", "roofs", "yard"].map((name) => aPicture({ file: aPictureFile(name) }))
  expect(withoutCover([...others, aPicture({ file: aPictureFile("model") })], cover)).toEqual(others)
})

test("a click shows the picture large, with its number", async () => {
  const { container } = await open(2)
  expect(withinDialog().getByRole("img", { name: "A model" })).toHaveAttribute("sizes", "100vw")
  expect(screen.getByRole("status")).toHaveTextContent("2 of 3")
  expect(withinDialog().getByText("A model, seen from above.")).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

test("a large picture that can't be loaded is a crossed box with its text, and the next one is a picture again", async () => {
  const { user } = await open(2)
  const image = withinDialog().getByRole("img", { name: "A model" })
  failToLoad(image)
  expect(image).not.toBeInTheDocument()
  expect(withinDialog().getByText("A model")).toBeVisible()
  await user.click(withinDialog().getByRole("button", { name: "Next picture" }))
  expect(withinDialog().getByRole("img", { name: "A corner" })).toHaveAttribute("src")
})
