import { rmSync } from "node:fs"
import { join } from "node:path"
import { sourcesKey } from "#publisher/source-key.ts"
import { folderOfEachTest } from "#support/temporary-folder.ts"

const settings = { G30_SITE_URL: "" }
const root = folderOfEachTest({ "src/ui/button.tsx": "one", "gatsby-config.ts": "config" })

test("the same sources and settings have the same key", async () => {
  expect(await sourcesKey(root.path(), settings)).toBe(await sourcesKey(root.path(), settings))
})

test.each([
  ["a changed source", () => root.write("src/ui/button.tsx", "two")],
  ["a new source", () => root.write("src/ui/card.tsx", "one")],
  ["a changed configuration", () => root.write("gatsby-config.ts", "other")],
  ["a removed source", () => rmSync(join(root.path(), "src", "ui", "button.tsx"))],
])("%s gives another key", async (_name, change) => {
  const before = await sourcesKey(root.path(), settings)
  change()
  expect(await sourcesKey(root.path(), settings)).not.toBe(before)
})

test("another setting gives another key", async () => {
  const before = await sourcesKey(root.path(), settings)
  expect(await sourcesKey(root.path(), { G30_SITE_URL: "https://g30.example" })).not.toBe(before)
})

test("a file that Gatsby generates in src during the build doesn't change the key", async () => {
  const before = await sourcesKey(root.path(), settings)
  root.write("src/gatsby-types.d.ts", "generated")
  expect(await sourcesKey(root.path(), settings)).toBe(before)
})
