import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import type * as Module from "../../../src/gatsby/write-files.ts"

/** A process of its own: the module remembers what its writers have written. */
function aProcess(folder: string, cache: Parameters<(typeof Module)["keepFiles"]>[0]) {
  let found: typeof Module | undefined
  jest.isolateModules(() => {
    found = jest.requireActual<typeof Module>("../../../src/gatsby/write-files.ts")
  })
  if (found === undefined) throw new Error("The module was not loaded.")
  const { makeWriter, filesBelow, keepFiles, recallFiles } = found
  const write = makeWriter("feeds", folder, (site) => filesBelow(site, ["feeds"], () => true))
  return { write, keep: () => keepFiles(cache), recall: () => recallFiles(cache) }
}

function aCache() {
  const entries = new Map<string, string>()
  return {
    get: (key: string) => Promise.resolve<unknown>(JSON.parse(entries.get(key) ?? "null")),
    set: (key: string, value: unknown) => Promise.resolve(void entries.set(key, JSON.stringify(value))),
  }
}

const aFolder = () => mkdtempSync(join(tmpdir(), "g30-files-"))
const files = new Map([
  ["/feeds/a.xml", "A"],
  ["/feeds/b.xml", "B"],
])

test("only what has changed is written, and what is gone is removed", () => {
  const folder = aFolder()
  const { write } = aProcess(folder, aCache())
  expect(write(files)).toEqual(["/feeds/a.xml", "/feeds/b.xml"])
  writeFileSync(join(folder, "feeds", "b.xml"), "not written again")
  expect(write(new Map([...files, ["/feeds/a.xml", "A2"]]))).toEqual(["/feeds/a.xml"])
  expect(write(new Map([["/feeds/b.xml", "B"]]))).toEqual(["/feeds/a.xml"])
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
  expect(aProcess(folder, aCache()).write(files)).toEqual(["/feeds/b.xml", "/feeds/old.xml"])
})

test("a process that recalls what was written reads no file, and writes and removes the same", async () => {
  const [folder, cache] = [aFolder(), aCache()]
  const first = aProcess(folder, cache)
  first.write(files)
  await first.keep()
  writeFileSync(join(folder, "feeds", "a.xml"), "not read")
  const second = aProcess(folder, cache)
  await second.recall()
  expect(
    second.write(
      new Map([
        ["/feeds/a.xml", "A"],
        ["/feeds/c.xml", "C"],
      ]),
    ),
  ).toEqual(["/feeds/c.xml", "/feeds/b.xml"])
  expect(readFileSync(join(folder, "feeds", "a.xml"), "utf8")).toBe("not read")
  expect(readdirSync(join(folder, "feeds")).toSorted()).toEqual(["a.xml", "c.xml"])
})
