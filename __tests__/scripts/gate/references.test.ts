import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { unresolvedReferences } from "#scripts/gate/references.ts"
import { folderOfEachTest } from "#support/temporary-folder.ts"

const folders = [
  ...["__tests__", "bench", "contract", "demo", "docs/decisions", "drupal/modules/g30"],
  ...["publisher", "scripts", "server/content", "src/lib", "static"],
]
const root = folderOfEachTest({ "docs/decisions/0004-the-server.md": "", "server/content/visibility.ts": "" })
beforeEach(() => {
  for (const folder of folders) mkdirSync(join(root.path(), folder), { recursive: true })
})

/** What the check says of a text in a file. */
function faultsIn(text: string, file = "src/lib/a.ts"): string[] {
  root.write(file, text)
  return unresolvedReferences(root.path()).map((fault) => fault.replace(", which isn't in the repository.", ""))
}

test.each([
  "server/content/visibility.ts, server/content/visibility and server/content/",
  "docs/decisions/0004-the-server.md, decision 0004 and docs/decisions/",
  "src/lib/{a,b}.ts, src/lib/*.ts and docs/decisions/NNNN-title.md",
  "https://example.org/docs/a.md and /src/b.ts of another site",
  "RFC 7009, and gatsbyjs/gatsby#12",
  "a build's edit.json, and a Drupal's settings.php and services.yml",
])("a comment may name %s", (text) => {
  expect(faultsIn(`// ${text}`)).toEqual([])
})

test.each([
  ["paper.md"],
  ["server/content/gone.ts"],
  ["docs/decisions/0009-title.md"],
  ["the specification"],
  ["issue 4"],
  ["011-folding.sql"],
  ["Gone.php"],
  ["gone.yml"],
])("a comment that names %s fails, with its line", (what) => {
  const found = [`src/lib/a.ts:2 names ${what}`]
  expect(faultsIn(`const a = 1\nconst b = 2 // see ${what}`)).toEqual(found)
  expect(faultsIn(`const a = 1 /* see\n * ${what}: why */`)).toEqual(found)
})

test("a name is a path from the top, or from the folder of the file that names it", () => {
  expect(faultsIn("// visibility.ts, ./visibility.ts and server/content/visibility.ts", "server/content/b.ts")).toEqual([])
  expect(faultsIn("// visibility.ts\n// content/visibility.ts")).toEqual([
    "src/lib/a.ts:1 names visibility.ts",
    "src/lib/a.ts:2 names content/visibility.ts",
  ])
})

test("a name that a page gives to a file must be in that file, as a whole word", () => {
  root.write("server/content/visibility.ts", "export type UnbuiltChanges = Map<string, number>")
  expect(faultsIn("`UnbuiltChanges` in `server/content/visibility.ts`", "docs/glossary.md")).toEqual([])
  const wrong = "`Unbuilt` in `server/content/visibility.ts`"
  expect(faultsIn(wrong, "docs/glossary.md")).toEqual([`docs/glossary.md:1 names ${wrong}`])
})

test.each(["Rules.php", "g30.module", "g30.install"])("the comments of our Drupal module are read too: %s", (name) => {
  const file = `drupal/modules/g30/${name}`
  expect(faultsIn("<?php\n/** Moves, as server/content/visibility.ts and gone.ts do. */", file)).toEqual([`${file}:2 names gone.ts`])
})

test("code isn't read, and a page of Markdown is read whole", () => {
  expect(faultsIn(`import { a } from "./gone.ts"\nconst glob = "docs/**/*"\nconst b = "docs/gone.md"`)).toEqual([])
  expect(faultsIn("```sh\ncat docs/gone.md\n```", "README.md")).toEqual(["README.md:2 names docs/gone.md"])
})
