import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { resourceTypes } from "#contract/content.ts"
import type { Langcode } from "#contract/fields.ts"
import * as english from "#dashboard/strings/en/words.ts"
import * as french from "#dashboard/strings/fr/words.ts"
import * as dutch from "#dashboard/strings/nl/words.ts"
import type { AppWords } from "#dashboard/strings/words.ts"
import { wordsOf } from "#lib/strings/all.ts"
import * as englishAccount from "#lib/strings/en/account.ts"
import * as frenchAccount from "#lib/strings/fr/account.ts"
import * as dutchAccount from "#lib/strings/nl/account.ts"
import { headingsIn, helps, idOf, languageOf, picturesIn, textFileOf, textOf as helpText, type Help } from "#scripts/help/document.ts"

const app: Readonly<Record<Langcode, AppWords>> = { en: english, fr: french, nl: dutch }
const account = { en: englishAccount, fr: frenchAccount, nl: dutchAccount }
const translated = helps.filter((help) => languageOf(help) !== "en")

const textOf = (help: Help) => partsOf(helpText(process.cwd(), help))
const picturesOf = (help: Help) => picturesIn(helpText(process.cwd(), help))
const englishOf = (help: Help): Help => (help.endsWith("members") ? "members" : "administrators")

/** A part of a text: a block of it, or words within one. */
type Part = { readonly type: string; readonly words: string; readonly children: readonly Part[] }

const part = v.looseObject({ type: v.string(), text: v.optional(v.string(), ""), href: v.optional(v.string(), "") })
const list = v.looseObject({ items: v.array(v.any()) })
const table = v.looseObject({ header: v.array(v.any()), rows: v.array(v.array(v.any())) })
const block = v.looseObject({ tokens: v.array(v.any()) })

function partsOf(tokens: readonly unknown[]): readonly Part[] {
  return tokens.map((token) => {
    const { type, text, href } = v.parse(part, token)
    const children = partsOf(insideOf(token))
    return {
      type: type === "image" ? `image ${href}` : type,
      words: children.length === 0 ? text : children.map(({ words }) => words).join(""),
      children,
    }
  })
}

function insideOf(token: unknown): readonly unknown[] {
  if (v.is(list, token)) return v.parse(list, token).items
  if (v.is(table, token)) return [...token.header, ...token.rows.flat()].map((cell) => ({ ...cell, type: "paragraph" }))
  return v.is(block, token) ? v.parse(block, token).tokens : []
}

const blocks = ["heading", "paragraph", "list", "list_item", "table"]

/** The headings, paragraphs and cells, in their order. A list whose items follow close has its words in them. */
function blocksIn(parts: readonly Part[]): readonly Part[] {
  return parts.flatMap((one) =>
    blocks.includes(one.type) || (one.type === "text" && one.children.length > 0) ? [one, ...blocksIn(one.children)] : [],
  )
}

const shapeOf = ({ type, children: [first] }: Part) => (first?.type.startsWith("image ") === true ? first.type : type)

/** What a text shows in bold, and whether a paragraph begins with it. */
function boldIn({ type, children }: Part): readonly { readonly words: string; readonly isFirst: boolean }[] {
  if (type !== "paragraph" && type !== "text") return []
  return children.flatMap((one, index) => (one.type === "strong" ? [{ words: one.words.toLowerCase(), isFirst: index === 0 }] : []))
}

/** Where the interface says what: each path of the words, with what it says in small letters. A function's words are those around what it fills in. */
function saidIn(language: Langcode): ReadonlyMap<string, string> {
  const { model, ...rest } = app[language]
  const kinds = resourceTypes.map((type) => [type, { ...model.kindOf(type), fields: model.fieldsOf(type) }])
  const said = new Map<string, string>()
  collect(
    { app: rest, model: Object.fromEntries(kinds), roles: model.roles, site: wordsOf(language), account: account[language] },
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

test.each(translated)("the help for %s has the chapters, paragraphs and pictures of the English one", (help) => {
  const shape = blocksIn(textOf(help)).map(shapeOf)
  expect(shape).toEqual(blocksIn(textOf(englishOf(help))).map(shapeOf))
})

test.each(["administrators", "members"] as const)(
  "what the help for %s shows in bold within a sentence is a word of the interface",
  (help) => {
    const said = new Set(saidIn("en").values())
    const unknown = blocksIn(textOf(help))
      .flatMap(boldIn)
      .filter(({ words, isFirst }) => !isFirst && !said.has(words) && !isKey(words))
    expect(unknown.map(({ words }) => words)).toEqual([])
  },
)

test.each(translated)("the help for %s names buttons and labels as the interface in its language does", (help) => {
  const [inEnglish, inOther] = [saidIn("en"), saidIn(languageOf(help))]
  const theirs = blocksIn(textOf(help)).map(boldIn)
  const faults = blocksIn(textOf(englishOf(help))).flatMap((block, index) => {
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

test.each(translated)("the help for %s shows nothing in bold within a sentence that the interface doesn't say", (help) => {
  const said = new Set(saidIn(languageOf(help)).values())
  const unknown = blocksIn(textOf(help))
    .flatMap(boldIn)
    .filter(({ words, isFirst }) => !isFirst && !said.has(words) && !isKey(words))
  expect(unknown.map(({ words }) => words)).toEqual([])
})

test.each(helps)("the links within the help for %s lead to its headings", (help) => {
  const links = [...readFileSync(join(process.cwd(), textFileOf(help)), "utf8").matchAll(/\]\(#([^)]+)\)/g)].map(([, id]) => id)
  expect(headingsIn(helpText(process.cwd(), help), 2).map(idOf)).toEqual(expect.arrayContaining(links))
})

test.each(translated)("the pictures of the help for %s have texts of their own", (help) => {
  const inEnglish = new Set(picturesOf(englishOf(help)).map(({ text }) => text))
  expect(picturesOf(help).filter(({ text }) => inEnglish.has(text))).toEqual([])
})

/** The rules of docs/glossary.md. */
const faulty: Readonly<Partial<Record<Langcode, RegExp>>> = {
  fr: /['"]|[^\u00a0][;!?»]|[^\u00a0]:(?=\s|$)|«[^\u00a0]/u,
  nl: /['"«»]|\s[;:!?]/u,
}

test.each(translated)("the help for %s has the quotes, apostrophes and spaces of its language", (help) => {
  const texts = [...blocksIn(textOf(help)).map(({ words }) => words), ...picturesOf(help).map(({ text }) => text)]
  expect(texts.filter((one) => faulty[languageOf(help)]?.test(one))).toEqual([])
})
