/** Every built page speaks one language: that of its address. What is in another language says so. */
import { readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative, resolve } from "node:path"
import { expect, test } from "../support/test.ts"
import { parseDocument } from "htmlparser2"
import { isLanguage, languages, splitLanguage } from "#contract/languages.ts"
import type { Langcode } from "#contract/fields.ts"
import * as en from "#lib/strings/en/words.ts"
import * as fr from "#lib/strings/fr/words.ts"
import * as nl from "#lib/strings/nl/words.ts"
import { testEnvironment } from "#scripts/gate/test-site.ts"
import { currentSite } from "#publisher/release-folders.ts"

type Node = ReturnType<typeof parseDocument>["children"][number]
type Page = { readonly path: string; readonly language: Langcode; readonly html: string }
/** A text of a page, and the language that the page says it is in. */
type Said = { readonly text: string; readonly lang: string }

const catalogues: Readonly<Record<Langcode, ReadonlySet<string>>> = { en: phrasesOf(en), fr: phrasesOf(fr), nl: phrasesOf(nl) }

function plain(text: string): string {
  return text.replaceAll(/[\s\u00a0\u202f]+/g, " ").trim()
}

/** All texts of a catalogue; those that functions return for numbers and names aren't among them. */
function phrasesOf(words: unknown): ReadonlySet<string> {
  if (typeof words === "string") return new Set([plain(words)])
  if (typeof words !== "object" || words === null) return new Set()
  return new Set(Object.values(words).flatMap((inner) => [...phrasesOf(inner)]))
}

function pages(): readonly Page[] {
  const site = currentSite(resolve(testEnvironment.G30_HOME)) ?? ""
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === "index.html")
    .map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      const folder = relative(site, dirname(file)).replaceAll("\\", "/")
      const path = folder === "" ? "/" : `/${folder}/`
      return { path, language: splitLanguage(path).language, html: readFileSync(file, "utf8") }
    })
}

const spoken = ["alt", "title", "aria-label", "aria-description", "aria-roledescription", "placeholder"]
const silent = new Set(["script", "style", "template", "code"])

/** What a page says: its texts and the attributes that are read out. */
function saidIn(nodes: readonly Node[], lang: string): readonly Said[] {
  return nodes.flatMap((node): readonly Said[] => {
    if ("data" in node && node.type === "text") return [{ text: plain(node.data), lang }]
    if (!("attribs" in node) || silent.has(node.name)) return []
    const own = node.attribs.lang ?? lang
    const attributes = spoken.flatMap((name) => (node.attribs[name] === undefined ? [] : [{ text: plain(node.attribs[name]), lang: own }]))
    return [...attributes, ...saidIn(node.children, own)]
  })
}

/** Where the switch of the header leads. The `<link>`s of the head need the site's public address, which this build doesn't have. */
function versionsOf(html: string): ReadonlyMap<string, string> {
  const labels = [en, fr, nl].map(({ frame }) => frame.languages)
  const lists = html.match(/<ul\b[^>]*\baria-label="[^"]*"[^>]*>.*?<\/ul>/gs) ?? []
  const list = lists.find((each) => labels.some((label) => each.includes(`aria-label="${label}"`))) ?? ""
  const links = list.match(/<a\b[^>]*>/g) ?? []
  const attribute = (link: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`, "i").exec(link)?.[1] ?? ""
  return new Map(links.map((link) => [attribute(link, "hreflang"), new URL(attribute(link, "href"), "http://site.example").href]))
}

/** Words of one language that the texts of another have too. */
const shared = new Set(["Data"])

test("no page has a word of another language's catalogue, and each says its own language", () => {
  const wrong = pages().flatMap(({ path, language, html }) => {
    const said = saidIn(parseDocument(html).children, "")
    const lang = /<html\b[^>]*\blang="([^"]*)"/.exec(html)?.[1]
    const foreign = languages
      .filter((code) => code !== language)
      .flatMap((code) =>
        said.filter(
          ({ text, lang: its }) => its === language && catalogues[code].has(text) && !catalogues[language].has(text) && !shared.has(text),
        ),
      )
    return [...(lang === language ? [] : [`${path} says lang="${lang}"`]), ...foreign.map(({ text }) => `${path} says “${text}”`)]
  })
  expect(wrong).toEqual([])
})

test("every page offers all languages, and a version leads back to where it was offered", () => {
  const all = new Map(pages().map((page) => [page.path, page]))
  const wrong = [...all.values()].flatMap(({ path, language, html }) => {
    // A host shows it at any address.
    if (path.endsWith("/404/")) return []
    const versions = versionsOf(html)
    const missing = languages.filter((code) => code !== language && !versions.has(code)).map((code) => `${path} offers no ${code}`)
    const faults = [...versions].flatMap(([code, href]) => {
      const { pathname, hash } = new URL(href)
      const other = all.get(pathname)
      if (!isLanguage(code) || other?.language !== code) return [`${path} leads to ${pathname} for ${code}`]
      const back = versionsOf(other.html).get(language)
      // A list that stands in for an absent translation leads to its own version.
      return code === language || hash !== "" || back === `http://site.example${path}`
        ? []
        : [`${pathname} leads to ${back}, not back to ${path}`]
    })
    return [...missing, ...faults]
  })
  expect(wrong).toEqual([])
})
