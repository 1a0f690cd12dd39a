import { answer } from "#lib/search/answer.ts"
import { closestPages } from "#lib/search/closest.ts"
import { makeIndexReader } from "#lib/search/index-reader.ts"
import { aDocument, ask, filesOf, readerOf, titlesOf } from "#support/search.ts"
import { searchDocuments, searchIndexOf, searchQuestions, weighSearch, wordOf } from "#support/search-content.ts"

const files = filesOf([
  aDocument(1, { title: "Fee barometer 2026", body: "What practices ask for a school." }),
  aDocument(2, { title: "Baromètre des honoraires", langcode: "fr", body: "Une école à Liège" }),
  aDocument(3, { title: "A school in Ghent", kind: "action", body: "Light and fees" }),
  aDocument(9, { title: "Studio North", kind: "member", body: "Schools, housing and fees in Ghent" }),
])

test.each([
  ["school", ["A school in Ghent", "Studio North", "Fee barometer 2026"]],
  ["scho", ["A school in Ghent", "Studio North", "Fee barometer 2026"]],
  ["barometar", ["Fee barometer 2026"]],
  ["école", ["Baromètre des honoraires"]],
  ["the of", []],
])("“%s” finds %p", async (text, titles) => {
  expect([...titlesOf(await ask(files, { text }))].toSorted()).toEqual([...titles].toSorted())
})

test("a long word that only begins a rare one is looked for with another letter too", async () => {
  expect(titlesOf(await ask(files, { text: "barometr" })).toSorted()).toEqual(["Baromètre des honoraires", "Fee barometer 2026"])
})

test("a title with the word comes first", async () => {
  expect(titlesOf(await ask(files, { text: "school" }))[0]).toBe("A school in Ghent")
})

test("a text in the reader's language comes before another that fits as well", async () => {
  const both = [aDocument(1, { title: "Concours", langcode: "nl" }), aDocument(2, { title: "Concours", langcode: "fr" })]
  for (const language of ["fr", "nl"] as const) {
    const reply = await ask(filesOf(both, language), { text: "concours" }, language)
    expect(reply.results.map(({ langcode }) => langcode)[0]).toBe(language)
  }
})

test("results are filtered by kind and language, and the filters say how many there are", async () => {
  const reply = await ask(files, { text: "fees", kind: "member" })
  expect(titlesOf(reply)).toEqual(["Studio North"])
  expect(reply).toMatchObject({ total: 1, all: 3 })
  expect(Object.fromEntries(reply.kinds)).toEqual({ publication: 1, action: 1, member: 1 })
  expect((await ask(files, { text: "fees", langcode: "fr" })).total).toBe(0)
})

test("a word that no page has is named, and the others are looked for", async () => {
  const reply = await ask(files, { text: "school xylophone" })
  expect(reply.missing).toEqual(["xylophone"])
  expect(reply.total).toBe(3)
})

test("if no page has all words, those with the most are shown", async () => {
  const reply = await ask(files, { text: "school ghent barometer" })
  expect(reply.isPartial).toBe(true)
  expect(titlesOf(reply)).toContain("A school in Ghent")
})

const phrase = filesOf([
  aDocument(1, { title: "The public space", body: "Space that is public, and a school." }),
  aDocument(2, { title: "On squares", body: "Who keeps the l’espace public? A public\u00ADly kept space of the public." }),
  aDocument(3, { title: "Public space public space", body: "Space, public." }),
  aDocument(4, { title: "On the square of a town", body: "Éspace  of the\nTOWN" }),
])

test.each([
  ["public space", ["Public space public space", "The public space", "On squares"]],
  ['"space of the public"', ["On squares", "Public space public space", "The public space"]],
  ["“square of a town”", ["On the square of a town"]],
  ["town “espace of the town”", ["On the square of a town"]],
])("texts that have a phrase in quotes come first: %s", async (text, titles) => {
  expect(titlesOf(await ask(phrase, { text }))).toEqual(titles)
})

test("an address without a page finds the pages closest to its words, and none if none is close", async () => {
  const close = async (address: string) => (await closestPages(address, readerOf(files))).map(({ document: [title] }) => title)
  expect(await close("/post/fee-barometre/")).toEqual(["Fee barometer 2026"])
  expect(await close("/membres/studio-nort/")).toEqual(["Studio North"])
  expect(await close("/post/something-else-entirely/")).toEqual([])
  expect(await close("/studio/page/7/")).toEqual(["Studio North"])
  expect(await close("/")).toEqual([])
})

test("a tab that has read an older build's root begins anew, and an index that isn't there is a failure", async () => {
  const many = searchDocuments(60)
  const [before, after] = [searchIndexOf(many.slice(0, 2)), searchIndexOf(many)]
  let servedFiles = before
  const reader = makeIndexReader("en", (address) => {
    const text = servedFiles.get(address)
    return text === undefined ? Promise.reject(new Error("404")) : Promise.resolve(JSON.parse(text))
  })
  const question = { text: wordOf(40), kind: null, langcode: null }
  await reader.root()
  servedFiles = after
  const expected = await ask(after, question)
  expect(await answer(question, reader, { language: "en", most: 10 })).toEqual(expected)
  expect(expected.total).toBeGreaterThan(10)
  reader.forget()
  servedFiles = new Map()
  await expect(answer(question, reader, { language: "en", most: 10 })).rejects.toThrow("404")
})

test("a search among 2,000 texts reads at most 60 kB by brotli, and for a phrase 150 kB", async () => {
  const large = searchIndexOf(searchDocuments(2000))
  for (const question of searchQuestions) {
    const { bytes, found: total } = await weighSearch(large, question)
    expect(total).toBeGreaterThan(0)
    // A phrase is looked for in the texts themselves.
    const most = question.startsWith('"') ? 150_000 : 60_000
    expect({ question, bytes: Math.max(bytes, most) }).toEqual({ question, bytes: most })
  }
})
