import { readFileSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { currentSite, formerSites } from "#publisher/places.ts"
import { installSite } from "#publisher/releases.ts"
import { aStateFolder, write, type Texts } from "#support/build/built-site.ts"

const { home, folder } = aStateFolder()
afterAll(() => {
  rmSync(dirname(home), { recursive: true })
})

function install(texts: Texts): void {
  write(folder, texts)
  installSite(home, { folder, key: { sources: "s", content: "1" } })
}

test("there is no site before the first build; then the newest is served, and scripts of former ones are found", () => {
  expect([currentSite(home), formerSites(home)]).toEqual([null, []])
  install({ "index.html": "first", "app-111111.js": "one" })
  install({ "index.html": "second", "app-222222.js": "two" })
  expect(readFileSync(join(currentSite(home) ?? "", "index.html"), "utf8")).toBe("second")
  expect(formerSites(home).map((former) => readFileSync(join(former, "app-111111.js"), "utf8"))).toEqual(["one"])
})
