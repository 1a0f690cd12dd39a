/** The codes of refusals: each is said by our server or by our module, and translated with the same parameters. */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import * as french from "#dashboard/strings/fr/words.ts"
import * as dutch from "#dashboard/strings/nl/words.ts"
import { filledIn } from "#contract/filled-in.ts"
import { refusals } from "#contract/refusals.ts"

const sources = ["server", "drupal/modules/g30"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|php)$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8")),
)

test("each code is used by a back end", () => {
  // It is put together of two parts.
  const composed = ["flood_user_blocked", "flood_ip_blocked"]
  const isUsed = (code: string) => sources.some((text) => text.includes(`"${code}"`) || text.includes(`'${code}'`))
  expect(Object.keys(refusals).filter((code) => !composed.includes(code) && !isUsed(code))).toEqual([])
})

test.each([
  ["French", french.refusals],
  ["Dutch", dutch.refusals],
])("the sentences in %s name no other parameters", (_, translated) => {
  const namesIn = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  for (const [code, sentence] of Object.entries(translated)) {
    const known = namesIn(Object.entries(refusals).find(([own]) => own === code)?.[1] ?? "")
    expect(namesIn(sentence).filter((name) => !known.includes(name))).toEqual([])
  }
})

test("a parameter is text, whatever is in it", () => {
  expect(filledIn("The username {name} is already taken.", { name: "$& {name}" })).toBe("The username $& {name} is already taken.")
  expect(filledIn("{label}: at most {most}", { label: "Size" })).toBe("Size: at most {most}")
})
