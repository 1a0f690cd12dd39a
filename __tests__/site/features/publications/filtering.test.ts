import { filtered } from "#features/publications/filtering.ts"
import type { PublicationIndex } from "#lib/content/publication-index.ts"

const fees = { name: "Fees", langcode: "en", path: "/publications/tag/fees/" }
const light = { name: "Light", langcode: "en", path: "/publications/tag/light/" }
const aRow = (title: string, path: string, created: string) => {
  return { title, path, created, langcode: "en", date: created, kind: null, summary: null, image: null, authors: [], tags: [] }
}
const newest = {
  ...aRow("New", "/post/new/", "2026-02-01"),
  ...{ kind: "opinion", tags: [fees], authors: [{ title: "Atelier", langcode: "en" }] },
}
const index: PublicationIndex = {
  tags: { honoraires: "fees" },
  publications: [
    newest,
    { ...aRow("Nouveau", "/fr/post/nouveau/", "2026-01-01"), langcode: "fr", kind: "position", tags: [fees, light] },
    { ...aRow("Old", "/post/old/", "2025-05-05T10:00:00+00:00"), date: null, tags: [light] },
  ],
}
const facets = [
  ["year", "2026"],
  ["year", "2025"],
  ["tag", "fees"],
  ["tag", "light"],
  ["kind", "position"],
  ["kind", "opinion"],
  ["language", "en"],
  ["language", "fr"],
].map(([criterion = "", value = ""]) => ({ criterion, value, name: null, langcode: "en", path: "/", count: 9 }))
const archive = { address: "/publications/", publications: [], facets }
const ask = (search: string) => filtered(index, search, archive)
const titles = (search: string) => ask(search).publications.map(({ title }) => title)

test.each([
  ["", ["New", "Nouveau", "Old"]],
  ["?tag=fees", ["New", "Nouveau"]],
  ["?tag=fees&language=fr", ["Nouveau"]],
  ["?year=2025", ["Old"]],
  ["?kind=opinion&tag=light", []],
  ["?tag=honoraires", ["New", "Nouveau"]],
  ["?tag=nonsense", []],
  ["?tag=constructor", []],
])("%s finds %j", (search, expectedTitles) => expect(titles(search)).toEqual(expectedTitles))

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

test("if no publication meets all chosen filters, each filter stays and can be taken back", () => {
  const chosen = ask("?kind=opinion&tag=light").facets.filter(({ isChosen }) => isChosen)
  expect(chosen.map(({ value, count, path }) => [value, count, path])).toEqual([
    ["light", 0, "/publications/?kind=opinion"],
    ["opinion", 0, "/publications/?tag=light"],
  ])
})

test("a found publication that the page shows keeps its summary and picture", () => {
  const knownRow = { ...newest, summary: "What is new." }
  expect(filtered(index, "?kind=opinion", { ...archive, publications: [knownRow] }).publications).toEqual([knownRow])
})
