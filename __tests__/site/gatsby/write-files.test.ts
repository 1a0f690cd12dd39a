import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { filesBelow, makeWriter } from "../../../src/gatsby/write-files.ts"

/** What a process of its own remembers. */
const aProcess = (folder: string) => makeWriter(folder, (site) => filesBelow(site, ["feeds"], () => true))

const aFolder = () => mkdtempSync(join(tmpdir(), "g30-files-"))
const files = new Map([
  ["/feeds/a.xml", "A"],
  ["/feeds/b.xml", "B"],
])

test("only what has changed is written, and what is gone is removed", () => {
  const folder = aFolder()
  const write = aProcess(folder)
  write(files)
  expect(readdirSync(join(folder, "feeds")).toSorted()).toEqual(["a.xml", "b.xml"])
  writeFileSync(join(folder, "feeds", "b.xml"), "not written again")
  write(new Map([...files, ["/feeds/a.xml", "A2"]]))
  expect(readFileSync(join(folder, "feeds", "a.xml"), "utf8")).toBe("A2")
  write(new Map([["/feeds/b.xml", "B"]]))
  expect(readdirSync(join(folder, "feeds"))).toEqual(["b.xml"])
  expect(readFileSync(join(folder, "feeds", "b.xml"), "utf8")).toBe("not written again")
})

test("a process compares with the files of an earlier build", () => {
  const folder = aFolder()
  mkdirSync(join(folder, "feeds"))
  for (const [name, text] of [
    ["a.xml", "A"],
    ["old.xml", "Old"],
  ] as const)
    writeFileSync(join(folder, "feeds", name), text)
  const { mtimeMs } = statSync(join(folder, "feeds", "a.xml"))
  aProcess(folder)(files)
  expect(readdirSync(join(folder, "feeds")).toSorted()).toEqual(["a.xml", "b.xml"])
  expect(statSync(join(folder, "feeds", "a.xml")).mtimeMs).toBe(mtimeMs)
})
