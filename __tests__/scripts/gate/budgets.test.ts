import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { randomBytes } from "node:crypto"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { checkBudgets } from "#scripts/gate/budgets.ts"

let site = ""
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "g30-budgets-"))
})
afterEach(() => {
  rmSync(site, { recursive: true })
})

/** Random, so that it is at least 15 kB when compressed. */
const noise = randomBytes(15_000).toString("hex")
const font = `<link rel="preload" as="font" href="/fonts/archivo.woff2">`

function write(name: string, text: string | Buffer): void {
  mkdirSync(dirname(join(site, name)), { recursive: true })
  writeFileSync(join(site, name), text)
}

function check() {
  const lines: string[] = []
  return { ...checkBudgets(site, (line) => lines.push(line)), lines }
}

test("a light page passes, and its weight is printed", () => {
  write("app.js", "console.log(1)")
  write("index.html", `<head><style>a{color:red}</style></head><script src="/app.js" async></script>`)
  const { passed, failures, lines } = check()
  expect(failures).toEqual([])
  expect(passed).toBe(1)
  expect(lines.join("\n")).toMatch(/^\/ +0\.0 kB/m)
})

test("a script is counted once however often a page names it, and all of a page's scripts are added up", () => {
  write("a.js", randomBytes(45_000).toString("latin1"))
  write("b.js", randomBytes(45_000).toString("latin1"))
  write("once/index.html", `<link rel="preload" as="script" href="/a.js"><script src="/a.js"></script>`)
  write("both/index.html", `<script src="/a.js"></script><script src="/b.js"></script>`)
  const { passed, failures } = check()
  expect(passed).toBe(1)
  expect(failures).toEqual([expect.stringMatching(/^\/both\/ loads \d+\.\d kB of scripts \(limit 82\.0 kB\)$/)])
})

test("the chunks of a page's own component are part of it, though its HTML doesn't name them", () => {
  write("other.js", randomBytes(45_000).toString("latin1"))
  write("own.js", randomBytes(45_000).toString("latin1"))
  write("chunk-map.json", JSON.stringify({ "component---post": ["/own.js", "/own.css"] }))
  write("page-data/post/a/page-data.json", JSON.stringify({ componentChunkName: "component---post" }))
  write("post/a/index.html", `<script src="/other.js"></script>`)
  expect(check().failures).toEqual([expect.stringMatching(/^\/post\/a\/ loads \d+\.\d kB of scripts/)])
})

test("scripts that a page prefetches for the next one don't count", () => {
  write("a.js", randomBytes(90_000).toString("latin1"))
  write("index.html", `<link rel="prefetch" as="script" href="/a.js">`)
  expect(check().failures).toEqual([])
})

test.each([
  ["a font that every line loads", font, "/ asks for 1 fonts on every line (must be 0)"],
  ["too much before its first picture", `<style>${noise}</style><main><img src="/a.jpg">`, "before its first picture (limit 14.0 kB)"],
  ["too much and no picture yet", `<main><img src="data:,">${noise}`, "before its first picture (limit 14.0 kB)"],
])("a page with %s fails by name", (_what, html, failure) => {
  write("index.html", html)
  expect(check().failures).toEqual([expect.stringContaining(failure)])
})

test("the HTML after the first picture doesn't count", () => {
  write("index.html", `<main><img src="/a.jpg"><p>${noise}</p></main>`)
  expect(check().failures).toEqual([])
})

test("code of the dashboard on a public page fails by name", () => {
  write("a.js", 'dispatch({type:"@@redux/INIT"})')
  write("index.html", `<script src="/a.js"></script>`)
  expect(check().failures).toEqual(["/ loads redux"])
})
