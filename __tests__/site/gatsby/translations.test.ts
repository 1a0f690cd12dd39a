/** Each item in the languages that it has, for the readers of each language. */
import { createRemoteFileNode } from "gatsby-source-filesystem"
import * as v from "valibot"
import { languages } from "#contract/languages.ts"
import { pageOf } from "../../../src/gatsby/create-pages.ts"
import { madeFiles } from "../../../src/gatsby/source-nodes.ts"
import { downloader } from "#support/build/gatsby-build.ts"
import { aFile, aTerm, aText, build, refersTo, type Run } from "#support/build/texts.ts"

// The download needs Gatsby's own store.
jest.mock("gatsby-source-filesystem", () => ({ createRemoteFileNode: jest.fn() }))

beforeEach(() => jest.mocked(createRemoteFileNode).mockImplementation(downloader({ "/a.pdf": pdf, "/b.pdf": pdf }) as never))

const pdf = Buffer.from("%PDF-1.4")

/** What readers of each language are shown. */
const valuesOf = ({ ofType }: Run, type: string, field: string) =>
  languages.map((language) => ofType(type, language).map((node) => node[field]))
const pages = ({ ofType }: Run, type: string) =>
  languages.flatMap((language) => ofType(type, language).flatMap((node) => pageOf(node) ?? []))

/** The files of a build whose addresses end so. */
function filesOf(gatsby: object, end: string): ReadonlyMap<string, string> {
  return new Map([...madeFiles(gatsby as never)].filter(([address]) => address.endsWith(end)))
}

test("an item has a page in each of its languages, and readers of others see it as its author wrote it", async () => {
  const run = await build([aText("article", 1, "en"), aText("article", 1, "fr"), aText("article", 2, "nl", { original: "nl" })])
  expect(valuesOf(run, "Publication", "title")).toEqual([
    ["article 1 en", "article 2 nl"],
    ["article 1 fr", "article 2 nl"],
    ["article 1 en", "article 2 nl"],
  ])
  expect(pages(run, "Publication").map(({ path }) => path)).toEqual([
    "/post/article-1-en/",
    "/fr/post/article-1-fr/",
    "/nl/post/article-2-nl/",
  ])
  const both = [
    { language: "en", path: "/post/article-1-en/", isOriginal: true },
    { language: "fr", path: "/fr/post/article-1-fr/", isOriginal: false },
  ]
  expect(valuesOf(run, "Publication", "translations").map(([first]) => first)).toEqual([both, both, both])
})

test("a draft translation is nowhere, and the published one of a draft original stands alone", async () => {
  const hidden = { status: false, html: "<p>Secret</p>", alias: "/post/secret" }
  const run = await build([
    ...[aText("article", 1, "en"), aText("article", 1, "fr", hidden)],
    ...[aText("article", 2, "en", hidden), aText("article", 2, "fr")],
  ])
  expect(valuesOf(run, "Publication", "title")).toEqual([
    ["article 1 en", "article 2 fr"],
    ["article 1 en", "article 2 fr"],
    ["article 1 en", "article 2 fr"],
  ])
  expect(JSON.stringify([run.ofType("Publication"), run.ofType("Publication", "fr"), run.ofType("Publication", "nl")])).not.toMatch(
    /secret/i,
  )
})

test("two items may have one address in two languages, and in one language the younger is reported with it", async () => {
  const same = { alias: "/post/same" }
  const run = await build([
    ...[aText("article", 1, "en", same), aText("article", 2, "fr", { ...same, original: "fr" })],
    ...[aText("article", 3, "en"), aText("article", 3, "fr", same)],
  ])
  expect(pages(run, "Publication").map(({ path }) => path)).toEqual(["/post/same/", "/post/article-3-en/", "/fr/post/same/"])
  expect(run.report).toContain(
    "Publication 3 “article 3 fr” in French: its address /fr/post/same/ is already that of Publication 2 “article 2 fr” in French.",
  )
})

test("references are named in the reader's language, or in the one that they have, and are never lost", async () => {
  const relationships = {
    field_tags: { data: [refersTo("taxonomy_term--tags", "term-7", 7), refersTo("taxonomy_term--tags", "term-8", 8)] },
    field_authors: { data: [refersTo("node--member", "member-5", 5)] },
  }
  const fields = { relationships }
  const run = await build([
    ...[aText("article", 1, "en", fields), aText("article", 1, "fr", fields)],
    ...[aText("member", 5, "nl", { original: "nl" }), aTerm(7, "en", "Fees"), aTerm(7, "fr", "Honoraires"), aTerm(8, "en", "Light")],
  ])
  const names = languages.map((language) => {
    const byId = new Map(
      [...run.ofType("Tag", language), ...run.ofType("Member", language)].map((node) => [node.id, node.name ?? node.title]),
    )
    const [publication] = run.ofType("Publication", language)
    return [publication?.tags, publication?.authors].flat().map((id) => byId.get(String(id)))
  })
  expect(names).toEqual([
    ["Fees", "Light", "member 5 nl"],
    ["Honoraires", "Light", "member 5 nl"],
    ["Fees", "Light", "member 5 nl"],
  ])
  const [publication] = run.ofType("Publication", "fr")
  expect(run.ofType("MemberRelated", "fr")).toMatchObject([{ publications: [publication?.id] }])
})

test("the start page and the fixed pages are known by their English address in each language, and the text of the first is in lists too", async () => {
  const run = await build([
    ...[aText("page", 1, "en", { alias: "/home", html: "<p>Text</p>" }), aText("page", 1, "fr", { alias: "/accueil" })],
    ...[aText("page", 2, "en", { alias: "/about-us" }), aText("page", 2, "nl", { alias: "/over-ons" })],
  ])
  expect(valuesOf(run, "Page", "fixed")).toEqual(Array(3).fill(["/home", "/about-us"]))
  expect(pages(run, "Page").map(({ path }) => path)).toEqual(["/about-us/", "/nl/over-ons/"])
  expect(run.ofType("Page", "nl")).toMatchObject([{ title: "page 1 en", body: { tree: '[["p",null,"Text"]]' } }, {}])
  expect(languages.map((language) => run.ofType("SiteFacts", language)[0]?.aboutPath)).toEqual([
    "/about-us/",
    "/about-us/",
    "/nl/over-ons/",
  ])
})

test("attachments at one position are one document, whose files are named once, and nothing disappears", async () => {
  const attached = (...all: readonly (readonly [number, string])[]) => ({
    relationships: {
      field_attachments: { data: all.map(([file, description]) => refersTo("file--file", `file-${file}`, file, { description })) },
    },
  })
  const run = await build([
    aText("article", 1, "en", attached([1, "The plan"], [2, "Figures"])),
    aText("article", 1, "fr", attached([2, "Le plan"])),
    aText("article", 1, "nl", attached([1, "Het plan"])),
    ...[aFile(1, "/a.pdf"), aFile(2, "/b.pdf")],
  ])
  const versions = [
    { languages: ["en", "nl"], filename: "a.pdf" },
    { languages: ["fr"], filename: "b.pdf" },
  ]
  const figures = { description: "Figures", langcode: "en", filename: "b.pdf", versions: [] }
  expect(valuesOf(run, "Publication", "attachments")).toMatchObject([
    [[{ description: "The plan", langcode: "en", filename: "a.pdf", versions }, figures]],
    [[{ description: "Le plan", langcode: "fr", filename: "b.pdf", versions }, figures]],
    [[{ description: "Het plan", langcode: "nl", filename: "a.pdf", versions }, figures]],
  ])
})

test("members and specialities are found by their names in all languages", async () => {
  const specialities = { field_specialities: { data: [refersTo("taxonomy_term--specialities", "term-7", 7)] } }
  const { gatsby } = await build([
    aText("member", 1, "en", { relationships: specialities }),
    aText("member", 1, "fr", { fields: { title: "Atelier" }, relationships: specialities }),
    ...[aTerm(7, "en", "Housing", "specialities"), aTerm(7, "nl", "Wonen", "specialities")],
  ])
  const files = [...filesOf(gatsby, "directory.json").values()]
  const listed = v.object({ title: v.string(), otherNames: v.string(), specialities: v.array(v.unknown()) })
  const directory = v.pipe(v.string(), v.parseJson(), v.object({ members: v.array(listed) }))
  const members = files.flatMap((text) => v.parse(directory, text).members)
  expect(members.map(({ title, otherNames }) => [title, otherNames])).toEqual([
    ["member 1 en", "Atelier"],
    ["Atelier", "member 1 en"],
    ["member 1 en", "Atelier"],
  ])
  expect(members.flatMap((member) => member.specialities)).toMatchObject([
    { name: "Housing", otherNames: "Wonen" },
    { name: "Housing", otherNames: "Wonen" },
    { name: "Wonen", otherNames: "Housing" },
  ])
})

test("an event whose original is a draft is in the agenda and the calendar of each language, in the one that is published", async () => {
  const fields = { field_event_start: "2030-12-01T18:00:00+01:00", field_audience: "public" }
  const draft = { fields, status: false, html: "<p>Secret</p>", alias: "/agenda/secret" }
  const run = await build([aText("agenda", 1, "en", draft), aText("agenda", 1, "fr", { fields })])
  const files = filesOf(run.gatsby, ".ics")
  for (const address of ["/agenda/calendar.ics", "/fr/agenda/calendar.ics", "/nl/agenda/calendar.ics"])
    expect(files.get(address)).toContain("SUMMARY:agenda 1 fr\r\n")
  expect([...files.keys()]).toContain("/fr/agenda/agenda-1-fr/event.ics")
  expect(JSON.stringify([...files])).not.toMatch(/secret/i)
  for (const language of languages) {
    const [event] = run.ofType("Event", language)
    expect(event).toMatchObject({ title: "agenda 1 fr", langcode: "fr", path: "/fr/agenda/agenda-1-fr/" })
    const [list] = run.ofType("AgendaList", language)
    expect(list).toMatchObject({ upcoming: [{ dates: [{ event: event?.id }] }] })
  }
})
