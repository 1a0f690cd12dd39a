import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sourcesKey } from "#publisher/source-key.ts"

const settings = { G30_SITE_URL: "" }
let root = ""
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "g30-key-"))
  mkdirSync(join(root, "src", "ui"), { recursive: true })
  writeFileSync(join(root, "src", "ui", "button.tsx"), "one")
  writeFileSync(join(root, "gatsby-config.ts"), "config")
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

test("the same sources and settings have the same key", async () => {
  expect(await sourcesKey(root, settings)).toBe(await sourcesKey(root, settings))
})

test.each([
  ["a changed source", () => writeFileSync(join(root, "src", "ui", "button.tsx"), "two")],
  ["a new source", () => writeFileSync(join(root, "src", "ui", "card.tsx"), "one")],
  ["a changed configuration", () => writeFileSync(join(root, "gatsby-config.ts"), "other")],
  ["a removed source", () => rmSync(join(root, "src", "ui", "button.tsx"))],
])("%s gives another key", async (_name, change) => {
  const before = await sourcesKey(root, settings)
  change()
  expect(await sourcesKey(root, settings)).not.toBe(before)
})

test("another setting gives another key", async () => {
  const before = await sourcesKey(root, settings)
  expect(await sourcesKey(root, { G30_SITE_URL: "https://g30.example" })).not.toBe(before)
})

test("a file that Gatsby generates in src during the build doesn't change the key", async () => {
  const before = await sourcesKey(root, settings)
  writeFileSync(join(root, "src", "gatsby-types.d.ts"), "generated")
  expect(await sourcesKey(root, settings)).toBe(before)
})
