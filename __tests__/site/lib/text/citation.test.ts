import { bibtexOf } from "#lib/text/citation.ts"

const work = {
  title: "Ten points & 30 % more",
  authors: ["Atelier Seuil Neuf", "Bureau {Nord}"],
  publisher: "G30",
  day: "2026-10-02",
  address: "https://www.g30.example/post/ten-points/",
  langcode: "fr",
}

test("a publication has an entry that reference managers read, with each practice's name in one piece", () => {
  expect(bibtexOf(work)).toBe(
    String.raw`@online{g30-2026-ten-points,
  author = {{Atelier Seuil Neuf} and {Bureau Nord}},
  title = {{Ten points \& 30 \% more}},
  organization = {G30},
  date = {2026-10-02},
  url = {https://www.g30.example/post/ten-points/},
  langid = {french}
}`,
  )
})

test("a text without authors and without a date is the association's", () => {
  const entry = bibtexOf({ ...work, authors: [], day: null })
  expect(entry).toContain("author = {{G30}}")
  expect(entry).toContain("@online{g30-ten-points,")
  expect(entry).not.toContain("date =")
})
