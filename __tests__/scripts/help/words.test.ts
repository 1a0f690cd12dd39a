import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { resourceTypes } from "#contract/content.ts"
import type { Langcode } from "#contract/fields.ts"
import * as english from "#dashboard/strings/en/words.ts"
import * as french from "#dashboard/strings/fr/words.ts"
import * as dutch from "#dashboard/strings/nl/words.ts"
import type { AppWords } from "#dashboard/strings/words.ts"
import { accountWordsOf, wordsOf } from "#lib/strings/all.ts"
import { helps, languageOf, textFileOf, type Help } from "#scripts/help/document.ts"
import { chaptersOf, parseMarkdown, picturesIn } from "#scripts/help/markdown.ts"

type Part = Awaited<ReturnType<typeof parseMarkdown>>

const app: Readonly<Record<Langcode, AppWords>> = { en: english, fr: french, nl: dutch }
const translated = helps.filter((help) => languageOf(help) !== "en")

const textOf = (help: Help) => parseMarkdown(readFileSync(join(process.cwd(), textFileOf(help)), "utf8"))
const englishOf = (help: Help): Help => (help.endsWith("members") ? "members" : "administrators")

const blocks = ["heading", "paragraph", "tableCell", "list", "listItem", "tableRow"]

/** The headings, paragraphs and cells, in their order. */
function blocksIn(part: Part): readonly Part[] {
  const inside = (part.children ?? []).flatMap(blocksIn)
  return blocks.includes(part.type) ? [part, ...inside] : inside
}

const shapeOf = ({ type, depth, children }: Part) => {
  const [first] = children ?? []
  return [type, depth ?? "", first?.type === "image" ? first.url : ""].join(" ").trim()
}

function wordsIn({ value, children }: Part): string {
  return `${value ?? ""}${(children ?? []).map(wordsIn).join("")}`
}

/** What a text shows in bold, and whether a paragraph begins with it. */
function boldIn(block: Part): readonly { readonly words: string; readonly isFirst: boolean }[] {
  if (block.type !== "paragraph" && block.type !== "tableCell") return []
  return (block.children ?? []).flatMap((part, index) =>
    part.type === "strong" ? [{ words: wordsIn(part).toLowerCase(), isFirst: index === 0 }] : [],
  )
}

/** Where the interface says what: each path of the words, with what it says in small letters. A function's words are those around what it fills in. */
function saidIn(language: Langcode): ReadonlyMap<string, string> {
  const { model, ...rest } = app[language]
  const kinds = resourceTypes.map((type) => [type, { ...model.kindOf(type), fields: model.fieldsOf(type) }])
  const said = new Map<string, string>()
  collect(
    { app: rest, model: Object.fromEntries(kinds), roles: model.roles, site: wordsOf(language), account: accountWordsOf(language) },
    "",
    said,
  )
  return said
}

const filled = "\u0000"

function collect(value: unknown, path: string, said: Map<string, string>): void {
  if (typeof value === "string") {
    said.set(
      path,
      value
        .replaceAll(new RegExp(`[“”«»]|${filled}|\u00a0(?=»)`, "g"), "")
        .trim()
        .toLowerCase(),
    )
    return
  }
  if (typeof value === "function") {
    // A number may decide between one and several.
    for (const given of [filled, 1]) collect(calledWith(value, given), `${path}(${typeof given})`, said)
    return
  }
  if (!v.is(v.record(v.string(), v.unknown()), value)) return
  for (const [name, inner] of Object.entries(value)) collect(inner, `${path}.${name}`, said)
}

/** What a function of the words says; nothing if it asks for a date or a list, of which the help has none. */
function calledWith(words: CallableFunction, given: string | number): unknown {
  try {
    return Reflect.apply(words, undefined, [given, given, given])
  } catch {
    return null
  }
}

/** Keys, and the abbreviations of the languages. */
const isKey = (words: string) => /^(ctrl \+ [\p{L}/]|en|fr|nl|h2|h3)$/u.test(words)

test.each(translated)("the help for %s has the chapters, paragraphs and pictures of the English one", async (help) => {
  const shape = blocksIn(await textOf(help)).map(shapeOf)
  expect(shape).toEqual(blocksIn(await textOf(englishOf(help))).map(shapeOf))
})

test.each(["administrators", "members"] as const)(
  "what the help for %s shows in bold within a sentence is a word of the interface",
  async (help) => {
    const said = new Set(saidIn("en").values())
    const unknown = blocksIn(await textOf(help))
      .flatMap(boldIn)
      .filter(({ words, isFirst }) => !isFirst && !said.has(words) && !isKey(words))
    expect(unknown.map(({ words }) => words)).toEqual([])
  },
)

test.each(translated)("the help for %s names buttons and labels as the interface in its language does", async (help) => {
  const [inEnglish, inOther] = [saidIn("en"), saidIn(languageOf(help))]
  const theirs = blocksIn(await textOf(help)).map(boldIn)
  const faults = blocksIn(await textOf(englishOf(help))).flatMap((block, index) => {
    const bold = new Set((theirs[index] ?? []).map(({ words }) => words))
    return boldIn(block).flatMap(({ words }) => {
      const expected = [...inEnglish].filter(([, said]) => said === words).map(([path]) => inOther.get(path) ?? "")
      // What is no word of the interface is the name of a paragraph.
      if (expected.length === 0 || expected.some((one) => bold.has(one))) return []
      return [`${words}: ${[...new Set(expected)].join(" | ")}, not ${[...bold].join(" | ")}`]
    })
  })
  expect(faults).toEqual([])
})

test.each(translated)("the help for %s shows nothing in bold within a sentence that the interface doesn't say", async (help) => {
  const said = new Set(saidIn(languageOf(help)).values())
  const unknown = blocksIn(await textOf(help))
    .flatMap(boldIn)
    .filter(({ words, isFirst }) => !isFirst && !said.has(words) && !isKey(words))
  expect(unknown.map(({ words }) => words)).toEqual([])
})

test.each(helps)("the links within the help for %s lead to its headings", async (help) => {
  const text = await textOf(help)
  const links = [...readFileSync(join(process.cwd(), textFileOf(help)), "utf8").matchAll(/\]\(#([^)]+)\)/g)].map(([, id]) => id)
  expect(chaptersOf(text).map(({ id }) => id)).toEqual(expect.arrayContaining(links))
})

test.each(translated)("the pictures of the help for %s have texts of their own", async (help) => {
  const inEnglish = new Set(picturesIn(await textOf(englishOf(help))).map(({ alt }) => alt))
  expect(picturesIn(await textOf(help)).filter(({ alt }) => inEnglish.has(alt))).toEqual([])
})

/** The rules of docs/glossary.md. */
const faulty: Readonly<Partial<Record<Langcode, RegExp>>> = {
  fr: /['"]|[^\u00a0][;!?»]|[^\u00a0]:(?=\s|$)|«[^\u00a0]/u,
  nl: /['"«»]|\s[;:!?]/u,
}

test.each(translated)("the help for %s has the quotes, apostrophes and spaces of its language", async (help) => {
  const text = await textOf(help)
  const texts = [...blocksIn(text).map(wordsIn), ...picturesIn(text).map(({ alt }) => alt)]
  expect(texts.filter((one) => faulty[languageOf(help)]?.test(one))).toEqual([])
})
