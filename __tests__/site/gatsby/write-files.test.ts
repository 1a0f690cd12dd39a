import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { filesIn, textsIn, write as writeAll } from "#support/build/built-site.ts"
import { makeWriter } from "../../../src/gatsby/write-files.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const aFolder = () => aTemporaryFolder()
const files = new Map([
  ["/a/feed.xml", "A"],
  ["/b/contact.vcf", "B"],
])

test("only what has changed is written, and what is gone is removed", () => {
  const folder = aFolder()
  const write = makeWriter(folder)
  write(files)
  expect(filesIn(folder)).toEqual(["a/feed.xml", "b/contact.vcf"])
  writeFileSync(join(folder, "b", "contact.vcf"), "not written again")
  write(new Map([...files, ["/a/feed.xml", "A2"]]))
  expect(readFileSync(join(folder, "a", "feed.xml"), "utf8")).toBe("A2")
  write(new Map([["/b/contact.vcf", "B"]]))
  expect(textsIn(folder)).toEqual({ "b/contact.vcf": "not written again" })
  expect(existsSync(join(folder, "a"))).toBe(false)
})

test("a process compares with the files of an earlier build, and leaves those of others alone", () => {
  const folder = aFolder()
  const others = { "a/index.html": "page", "page-data/a/feed.xml": "Gatsby's", "agenda/talk.ics/index.html": "page" }
  const oldFiles = { "old/edit.json": "Old", "agenda/talk.ics/event.ics": "event", "search/fr/words-a.json": "{}" }
  writeAll(folder, { "a/feed.xml": "A", ...others, ...oldFiles })
  const { mtimeMs } = statSync(join(folder, "a", "feed.xml"))
  makeWriter(folder)(files)
  expect(textsIn(folder)).toEqual({ "a/feed.xml": "A", "b/contact.vcf": "B", ...others })
  expect(statSync(join(folder, "a", "feed.xml")).mtimeMs).toBe(mtimeMs)
})
