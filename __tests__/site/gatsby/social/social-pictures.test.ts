import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { cardAddress, cardOf } from "../../../../src/gatsby/social/card.ts"
import { drawCard, svgOf } from "../../../../src/gatsby/social/drawing.tsx"
import { coverOf, drawCards } from "../../../../src/gatsby/social/social-pictures.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const picture = (srcSet: string) => ({
  focus: "0.2,0.5",
  file: { childImageSharp: { gatsbyImageData: { images: { fallback: { srcSet } } } } },
})
const image = picture("/static/a/b/x.webp 360w,\n/static/a/c/x.webp 1080w,\n/static/a/d/x.webp 1800w")

test("a page's card says what it is, and shows its picture", () => {
  expect(cardOf("/fr/post/x/", { publication: { title: "Titre", image } })).toEqual({
    label: "Publication",
    title: "Titre",
    cover: "/static/a/c/x.webp",
    focus: "0.2,0.5",
  })
  expect(cardOf("/members/x/", { member: { title: "Atelier", image: null, locality: "Ghent" } })).toMatchObject({
    label: "Ghent",
    cover: null,
  })
  expect(cardOf("/nl/action-project/x/", { actionProject: { title: "School", actionKind: "project" } })).toMatchObject({ label: "Project" })
  expect(cardOf("/nl/members/", null)).toMatchObject({ label: "Vereniging van architecten", title: "Leden" })
  expect(cardOf("/agenda/category/x/", { agendaList: { category: "Lectures" } })).toMatchObject({ label: "Agenda", title: "Lectures" })
  expect(cardOf("/fr/", null).title).toBe(cardOf("/fr/search/", null).title)
})

/** The box of a drawn title, from the left end of the card's text. */
async function boxOf(title: string, hasCover = false) {
  const drawing = sharp(Buffer.from(await svgOf({ label: "", title, cover: null, focus: "" }, hasCover)))
  const part = await drawing.extract({ left: 72, top: 140, width: 1128, height: 350 }).toBuffer()
  const { info } = await sharp(part).trim().toBuffer({ resolveWithObject: true })
  return { width: info.width - (info.trimOffsetLeft ?? 0), height: info.height }
}

test.each(["Fees ".repeat(9), "Fees ".repeat(30), "Fees ".repeat(300), "Reglementeringswoordenboekverklaringen", "W".repeat(300)])(
  "a long title has several lines, beside the cover and above the mark: %s",
  async (title) => {
    const { width, height } = await boxOf(title, true)
    expect(width).toBeLessThanOrEqual(592)
    expect(height).toBeLessThanOrEqual(294)
    expect(height).toBeGreaterThan((await boxOf("Fees")).height)
  },
)

test("no text becomes markup", async () => {
  expect(await svgOf({ label: "<b>", title: "</svg><script>", cover: null, focus: "" }, false)).not.toContain("script")
})

test("a picture has the size that its page says, and at most 100 kB", async () => {
  const cover = join(aTemporaryFolder(), "noise.webp")
  const noise = { create: { width: 1080, height: 720, channels: 3 as const, noise: { type: "gaussian" as const, mean: 128, sigma: 30 } } }
  await sharp({ ...noise, create: { ...noise.create, background: "#fff" } })
    .webp()
    .toFile(cover)
  const jpeg = await drawCard({ label: "Publication", title: "A fee is not a discount", cover: "x", focus: "1,0" }, cover)
  expect(jpeg.length).toBeLessThanOrEqual(100_000)
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 })
  const plain = await drawCard({ label: "Members", title: "Atelier", cover: null, focus: "" }, null)
  expect(plain.length).toBeLessThan(40_000)
})

describe("the pictures of a site", () => {
  const facts = (title: string, cover: unknown = null) => {
    const card = cardOf("/members/x/", { member: { title, image: cover } })
    return { card: { ...card, address: cardAddress(card) } }
  }
  const aFolder = () => aTemporaryFolder()
  const files = (folder: string) => readdirSync(join(folder, "social")).map((name) => `/social/${name}`)

  test("an edit makes the picture of its own page, and takes away the one before", async () => {
    const folder = aFolder()
    const [a, b, renamed] = [facts("A"), facts("B"), facts("Renamed")]
    const [one, other, another] = [a, b, renamed].map(({ card }) => card.address)
    const pages = new Map([
      ["/members/a/", a],
      ["/members/b/", b],
    ])
    expect(await drawCards(folder, pages)).toEqual([one, other])
    const before = statSync(join(folder, String(one))).mtimeMs
    expect(await drawCards(folder, pages)).toEqual([])
    expect(await drawCards(folder, pages.set("/members/b/", renamed))).toEqual([another, other])
    expect(files(folder).toSorted()).toEqual([one, another].toSorted())
    expect(statSync(join(folder, String(one))).mtimeMs).toBe(before)
  })

  test("a page names the size of its cover, if the file of the cover is there", () => {
    const folder = aFolder()
    const pages = new Map([
      ["/members/a/", facts("A")],
      ["/members/b/", facts("B", image)],
    ])
    expect(coverOf(folder, pages, "/members/b/")).toBeNull()
    mkdirSync(join(folder, "static/a/c"), { recursive: true })
    writeFileSync(join(folder, "static/a/c/x.webp"), "12345")
    expect(coverOf(folder, pages, "/members/b/")).toEqual({ address: "/static/a/c/x.webp", bytes: 5 })
    expect(coverOf(folder, pages, "/members/a/")).toBeNull()
  })
})
