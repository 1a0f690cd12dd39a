import { filtered } from "#features/publications/filtering.ts"
import type { PublicationIndex } from "#lib/content/publication-index.ts"

const index: PublicationIndex = {
  tags: [
    ["Fees", "en", ["fees", "honoraires"]],
    ["Light", "en", ["light"]],
  ],
  authors: [["Atelier", "en"]],
  publications: [
    ["New", "/post/new/", "en", "2026-02-01", "", "opinion", [0], [0]],
    ["Nouveau", "/fr/post/nouveau/", "fr", "2026-01-01", "", "position", [0, 1], []],
    ["Old", "/post/old/", "en", null, "2025-05-05", null, [1], []],
  ],
}
const ask = (search: string) => filtered(index, search, { address: "/publications/", known: [] })
const titles = (search: string) => ask(search).publications.map(({ title }) => title)

test.each([
  ["", ["New", "Nouveau", "Old"]],
  ["?tag=fees", ["New", "Nouveau"]],
  ["?tag=fees&language=fr", ["Nouveau"]],
  ["?year=2025", ["Old"]],
  ["?kind=opinion&tag=light", []],
  ["?tag=honoraires", ["New", "Nouveau"]],
  ["?tag=nonsense", []],
])("%s finds %j", (search, found) => expect(titles(search)).toEqual(found))

test("each choice says how many it would leave, and leads there; a chosen one leads back", () => {
  const choices = ask("?tag=fees").facets.map(({ criterion, value, count, path, isChosen }) => [
    `${criterion} ${value}`,
    count,
    path,
    isChosen,
  ])
  expect(choices).toEqual([
    ["year 2026", 2, "/publications/?year=2026&tag=fees", false],
    ["tag fees", 2, "/publications/", true],
    ["tag light", 2, "/publications/?tag=light", false],
    ["kind position", 1, "/publications/?tag=fees&kind=position", false],
    ["kind opinion", 1, "/publications/?tag=fees&kind=opinion", false],
    ["language en", 1, "/publications/?tag=fees&language=en", false],
    ["language fr", 1, "/publications/?tag=fees&language=fr", false],
  ])
})

test("a found publication is shown as the lists show it", () => {
  expect(ask("?kind=opinion").publications).toEqual([
    {
      ...{ title: "New", summary: null, image: null },
      path: "/post/new/",
      langcode: "en",
      date: "2026-02-01",
      created: "2026-02-01",
      kind: "opinion",
      authors: [{ title: "Atelier", langcode: "en" }],
      tags: [{ name: "Fees", langcode: "en", path: "/publications/tag/fees/" }],
    },
  ])
})

test("a found publication that the page shows keeps its summary and picture", () => {
  const [first] = ask("?kind=opinion").publications
  if (first === undefined) throw new Error("None is found.")
  const known = { ...first, summary: "What is new." }
  expect(filtered(index, "?kind=opinion", { address: "/publications/", known: [known] }).publications).toEqual([known])
})
