import { readdirSync, readFileSync, rmSync } from "node:fs"
import { join, relative, resolve } from "node:path"
import type { APIRequestContext } from "@playwright/test"
import { expect, test } from "../support/test.ts"
import * as v from "valibot"
import { indexedWordsIn } from "#lib/search/words.ts"
import { currentSite } from "#publisher/release-folders.ts"
import { buildWithGatsby } from "#publisher/full-build.ts"
import { copyProject } from "#publisher/source-key.ts"
import { testEnvironment, testOrigin } from "#scripts/gate/test-site.ts"
import { stableUuid } from "#server/transfer/format/entity-keys.ts"
import { everyAnswer } from "../support/answers.ts"
import { canaries, decoys, hiddenItems, spellings, type Canary } from "../support/canaries.ts"
import { members, textOf } from "../support/demo.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

/** Finds texts in places; the name of a place is searched like its content. */
function search(places: ReadonlyMap<string, string>, wanted: readonly Canary[]): string[] {
  const spelled = wanted.map(({ what, text }) => ({ what, texts: spellings(text) }))
  return [...places].flatMap(([name, content]) =>
    spelled
      .filter(({ texts }) => texts.some((text) => name.includes(text) || content.includes(text)))
      .map(({ what }) => `${what} in ${name}`),
  )
}

function builtFiles(site = currentSite(resolve(testEnvironment.G30_HOME)) ?? ""): Map<string, string> {
  return new Map(
    readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(site, file), unfolded(file, readFileSync(file, "utf8"))]),
  )
}

/** Calendars and vCards break long lines, in the middle of a word too. */
function unfolded(file: string, text: string): string {
  return /\.(?:ics|vcf)$/.test(file) ? text.replaceAll("\r\n ", "") : text
}

async function idsAt(request: APIRequestContext, address: string): Promise<unknown> {
  const answer = v.object({ data: v.array(v.object({ id: v.string() })) })
  const body: unknown = await (await request.get(address)).json()
  const parsed = v.safeParse(answer, body)
  // A refusal has no data.
  return parsed.success ? parsed.output.data.map(({ id }) => id) : []
}

test("the demo has private content: drafts with their files, events, phones, mails, accounts", () => {
  for (const draft of hiddenItems.drafts) expect(canaries.map(({ text }) => text)).toContain(textOf(draft, "title"))
  for (const kind of ["draft", "event", "hidden phone", "hidden mail", "mail of account", "file that only"]) {
    expect(
      canaries.some(({ what }) => what.includes(kind)),
      kind,
    ).toBe(true)
  }
  for (const part of ["title (nl) of 204", "body (nl) of 204", "summary (nl) of 204", "document (nl) of 204", "body (fr) of 222"])
    expect(canaries.map(({ what }) => what)).toContain(part)
  expect(canaries.length).toBeGreaterThan(80)
})

test("no built file holds anything private", () => {
  const files = builtFiles()
  expect([...files.keys()].filter((name) => name.endsWith("/contact.vcf")).length).toBeGreaterThanOrEqual(3 * 30)
  for (const folder of ["", "fr/", "nl/"])
    for (const member of members) expect(files.get(`${folder}members/directory.json`)).toContain(textOf(member, "title"))
  const published = search(files, decoys)
  for (const { what } of decoys) expect(published.join("\n")).toContain(what)
  expect(search(files, canaries)).toEqual([])
})

test("with the address of the site nothing private is in feeds, sitemap and structured data either", { tag: "@long" }, async () => {
  test.setTimeout(400_000)
  const folder = aTemporaryFolder()
  try {
    copyProject(process.cwd(), folder)
    const env = { G30_API_URL: testOrigin, GATSBY_API_URL: "", G30_SITE_URL: "https://g30.example" }
    await buildWithGatsby({ root: folder, home: join(folder, ".g30"), env, print: () => undefined })
    const files = builtFiles(join(folder, "public"))
    const names = [...files.keys()].join("\n")
    for (const name of ["publications/feed.xml", "sitemap.xml", "members/directory.json", "search/en/root.json"])
      expect(names).toContain(name)
    const feed = search(new Map([["feed", files.get("publications/feed.xml") ?? ""]]), decoys)
    expect(feed.filter((found) => found.startsWith("published title")).length).toBeGreaterThan(10)
    expect(files.get("members/index.html")).toContain('"CollectionPage"')
    expect(search(files, canaries)).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test("the search index has no word that is in private texts alone", () => {
  const files = [...builtFiles()]
  const shown = new Set(files.flatMap(([name, text]) => (/\.html$|page-data\.json$/.test(name) ? indexedWordsIn(text) : [])))
  const indexed = files.flatMap(([name, text]) => (/^search\/..\/words-/.test(name) ? Object.keys(v.parse(places, JSON.parse(text))) : []))
  const secret = new Set(canaries.flatMap(({ text }) => indexedWordsIn(text)).filter((word) => !shown.has(word)))
  expect(secret.size).toBeGreaterThan(20)
  expect(new Set(indexed).size).toBeGreaterThan(1000)
  expect(indexed.filter((word) => secret.has(word))).toEqual([])
})

const places = v.record(v.string(), v.array(v.number()))

test("no built file names the back end or the machine of the build", () => {
  const secrets = [testEnvironment.G30_HOME, `127.0.0.1:${testEnvironment.PORT}`, `localhost:${testEnvironment.PORT}`, process.cwd()]
  expect(
    search(
      builtFiles(),
      secrets.map((text) => ({ what: text, text })),
    ),
  ).toEqual([])
})

test("no answer of the server to a visitor holds anything private", async ({ request }) => {
  test.setTimeout(180_000)
  const answers = await everyAnswer(request)
  expect(answers.size).toBeGreaterThan(300)
  const published = search(answers, decoys)
  for (const { what } of decoys) expect(published.join("\n")).toContain(what)
  expect(search(answers, canaries)).toEqual([])
})

test("a filter by the name of a hidden item doesn't reveal that it exists", async ({ request }) => {
  const questions = [
    ...hiddenItems.drafts.map((item) => ["node/article", "title", textOf(item, "title")] as const),
    ...hiddenItems.hiddenEvents.map((item) => ["node/agenda", "title", textOf(item, "title")] as const),
    ...hiddenItems.accounts.map((item) => ["user/user", "name", textOf(item, "title")] as const),
    ...hiddenItems.draftOnlyFiles.map((name) => ["file/file", "filename", name] as const),
  ]
  for (const [path, field, text] of questions) {
    expect(await idsAt(request, `/jsonapi/${path}?filter[${field}]=${encodeURIComponent(text)}`), text).toEqual([])
  }
  expect(await idsAt(request, `/jsonapi/node/article?filter[title]=${encodeURIComponent(decoys[0]?.text ?? "")}`)).toHaveLength(1)
})

test("a request for a hidden item by its id or address is refused without a word about it", async ({ request }) => {
  const refused = [
    ...hiddenItems.drafts.map((item) => `/jsonapi/node/article/${stableUuid("node--article", item.id)}`),
    ...hiddenItems.hiddenEvents.map((item) => `/jsonapi/node/agenda/${stableUuid("node--agenda", item.id)}`),
    ...hiddenItems.drafts.map((item) => `/router/translate-path?path=/post/${textOf(item, "slug")}`),
    ...hiddenItems.draftOnlyFiles.map((name) => `/sites/default/files/2026-11/${name}`),
    ...hiddenItems.drafts.map((item) => `/post/${textOf(item, "slug")}/`),
  ]
  for (const address of refused) {
    const answer = await request.get(address)
    expect([401, 403, 404], address).toContain(answer.status())
    const body = await answer.text()
    for (const item of hiddenItems.drafts) expect(body).not.toContain(textOf(item, "title"))
    for (const item of hiddenItems.hiddenEvents) expect(body).not.toContain(textOf(item, "title"))
  }
})
