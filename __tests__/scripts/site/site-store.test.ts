import { mkdtempSync, readdirSync, readFileSync, rmSync, mkdirSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { currentKey, currentSite, installSite } from "#scripts/site/site-store.ts"

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "g30-store-"))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

async function install(text: string, key: string, minute: number): Promise<void> {
  const built = join(folder, "public")
  mkdirSync(built, { recursive: true })
  writeFileSync(join(built, "index.html"), text)
  await installSite(folder, { folder: built, key }, new Date(Date.UTC(2026, 10, 21, 12, minute)))
}

function served(): string {
  return readFileSync(join(currentSite(folder) ?? "none", "index.html"), "utf8")
}

test("there is no site before the first build", async () => {
  expect(currentSite(folder)).toBeNull()
  expect(await currentKey(folder)).toBeNull()
})

test("the newest build is served, with its key", async () => {
  await install("first", "aaaa", 1)
  await install("second", "bbbb", 2)
  expect(served()).toBe("second")
  expect(await currentKey(folder)).toBe("bbbb")
})

test("the next build's files don't reach the served site", async () => {
  await install("first", "aaaa", 1)
  writeFileSync(join(folder, "public", "index.html"), "half written")
  expect(served()).toBe("first")
})

test("the site before is kept, older ones are removed", async () => {
  await install("first", "aaaa", 1)
  await install("second", "bbbb", 2)
  await install("third", "cccc", 3)
  expect(readdirSync(join(folder, "sites")).filter((name) => !name.endsWith(".json"))).toEqual([
    "20261121120200-bbbb",
    "20261121120300-cccc",
  ])
})

test("a site whose record was cut off counts as unknown, so that it is built again", async () => {
  await install("first", "aaaa", 1)
  writeFileSync(join(folder, "sites", "20261121120100-aaaa.json"), '{"ke')
  expect(await currentKey(folder)).toBeNull()
})
