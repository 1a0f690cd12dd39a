import { rmSync } from "node:fs"
import { dirname } from "node:path"
import { makeBuiltFiles } from "#scripts/site/store/built-files.ts"
import { scan } from "#scripts/site/store/files.ts"
import { aPage, aStateFolder, write, type Texts } from "#support/build/built-site.ts"

let { home, folder } = aStateFolder()
const first = {
  ...aPage("/"),
  ...aPage("/post/a-house/"),
  ...aPage("/post/a-school/"),
  "post/12/edit.json": "12",
  "members/noord/contact.vcf": "card",
  "search/en/root.json": "{}",
  "search/en/words-a.json": "a",
  "agenda.ics": "all",
  "static/abc/house.webp": "picture",
  "page-data/sq/d/1.json": "static query",
}
const changed = { publication: { title: "Another title" } }
const none = { routes: [], files: [] }
const byBuild = (build: number, named: { routes?: string[]; files?: string[] } = {}) => ({ builder: "one", build, ...none, ...named })

beforeEach(() => {
  ;({ home, folder } = aStateFolder())
  write(folder, first)
})
afterEach(() => {
  rmSync(dirname(home), { recursive: true })
})

function without(texts: Texts, paths: readonly string[]): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([path]) => !paths.includes(path)))
}

/** Reads the site as after the first quick build. */
function readFirst() {
  const { read } = makeBuiltFiles()
  read(folder, byBuild(1))
  return read
}

test("after a quick build, the pages and files that it names are read again: changed ones, new ones and those that are gone", () => {
  const read = readFirst()
  const gone = [...Object.keys(aPage("/post/a-school/")), "post/12/edit.json", "members/noord/contact.vcf", "search/en/words-a.json"]
  write(folder, {
    ...without(first, gone),
    ...aPage("/post/a-house/", changed),
    ...aPage("/news/"),
    "post/13/edit.json": "13",
    "search/en/words-b.json": "b",
  })
  const routes = ["/post/a-house/", "/post/a-school/", "/news/"]
  const files = ["post/12/edit.json", "post/13/edit.json", "members/noord/contact.vcf", "search/en/words-a.json", "search/en/words-b.json"]
  expect(read(folder, byBuild(2, { routes, files }))).toEqual(scan(folder))
})

test("pictures, files at the root and answers of static queries are always read", () => {
  const read = readFirst()
  const others = { "agenda.ics": "others", "static/def/b8bb0/school.webp": "picture", "page-data/sq/d/2.json": "{}", "plans/a.pdf": "plan" }
  write(folder, { ...without(first, ["static/abc/house.webp", "page-data/sq/d/1.json"]), ...others })
  expect(read(folder, byBuild(2))).toEqual(scan(folder))
})

test("a folder of pages in which nothing is named isn't read", () => {
  const read = readFirst()
  write(folder, { ...first, ...aPage("/post/a-house/", changed) })
  const files = read(folder, byBuild(2))
  expect(files.size).toBe(Object.keys(first).length)
  expect(files).not.toEqual(scan(folder))
})

test.each([
  ["after a full build", null],
  ["after a build that left another one out", byBuild(3)],
  ["after a build of another process", { ...byBuild(2), builder: "two" }],
])("everything is read %s", (_, written) => {
  const read = readFirst()
  write(folder, { ...first, ...aPage("/post/a-house/", changed) })
  expect(read(folder, written)).toEqual(scan(folder))
})

test("the first build of a builder follows what was read before it, and nothing else does", () => {
  const files = makeBuiltFiles()
  files.prepare(folder, "one")
  write(folder, { ...first, ...aPage("/post/a-house/", changed), ...aPage("/post/a-school/", changed) })
  files.prepare(folder, "one")
  const read = files.read(folder, byBuild(1, { routes: ["/post/a-house/"] }))
  expect(read.get("page-data/post/a-house/page-data.json")).toBe(scan(folder).get("page-data/post/a-house/page-data.json"))
  expect(read).not.toEqual(scan(folder))
  files.prepare(folder, "two")
  expect(files.read(folder, byBuild(2))).toEqual(scan(folder))
})
