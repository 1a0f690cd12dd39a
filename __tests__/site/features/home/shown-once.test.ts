import { shownOnce } from "#features/home/shown-once.ts"

const picture = (contentDigest: string) => ({ file: { internal: { contentDigest } } })
const action = (name: string, id: string) => ({ name, image: picture(id) })
const publication = (name: string, id: string, ...gallery: string[]) => ({ name, image: picture(id), gallery: gallery.map(picture) })
const names = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name)

test("an action with a repeated picture comes after an older one", () => {
  const actions = [action("hero", "a"), action("b", "b"), action("c", "b"), action("d", "d"), action("e", "e"), action("f", "f")]
  const result = shownOnce(action("hero", "a"), [publication("p", "d")], actions)
  expect(names(result.actions)).toEqual(["b", "e", "f", "hero"])
})

test("a publication with a repeated cover shows a picture of its gallery", () => {
  const publications = [publication("p", "a", "a", "b"), publication("q", "b", "c"), publication("r", "c", "a")]
  const result = shownOnce(action("hero", "a"), publications, [])
  expect(result.publications.map(({ image }) => image.file.internal.contentDigest)).toEqual(["b", "c", "c"])
})

test("items without a picture are shown too", () => {
  const bare = { name: "bare", image: null, gallery: [] }
  expect(names(shownOnce(null, [bare, bare], [bare, bare]).actions)).toEqual(["bare", "bare"])
})
