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

test("a light page passes, and its weight is printed; a script that it names twice counts once, one for the next page not at all", () => {
  write("app.js", randomBytes(45_000).toString("latin1"))
  write("next.js", randomBytes(90_000).toString("latin1"))
  const scripts = `<link rel="preload" as="script" href="/app.js"><script src="/app.js" async></script>`
  write("index.html", `<head>${scripts}<link rel="prefetch" as="script" href="/next.js"></head>`)
  const { passed, failures, lines } = check()
  expect(failures).toEqual([])
  expect(passed).toBe(1)
  expect(lines.join("\n")).toMatch(/^\/ +\d\d\.\d kB/m)
})

test("the chunks of a page's own component are part of it, though its HTML doesn't name them", () => {
  write("other.js", randomBytes(45_000).toString("latin1"))
  write("own.js", randomBytes(45_000).toString("latin1"))
  write("chunk-map.json", JSON.stringify({ "component---post": ["/own.js", "/own.css"] }))
  write("page-data/post/a/page-data.json", JSON.stringify({ componentChunkName: "component---post" }))
  write("post/a/index.html", `<script src="/other.js"></script>`)
  expect(check().failures).toEqual([expect.stringMatching(/^\/post\/a\/ loads \d+\.\d kB of scripts/)])
})

test.each([
  ["a font that every line loads", font, "/ asks for 1 fonts on every line (must be 0)"],
  ["too much before its first picture", `<p>${noise}</p><main><img src="/a.jpg">`, "before its first picture (limit 14.0 kB)"],
  ["too much of styles, wherever they stand", `<main><img src="/a.jpg"><style>${noise}</style>`, "of styles (limit 8.0 kB)"],
])("a page with %s fails by name", (_what, html, failure) => {
  write("index.html", html)
  expect(check().failures).toEqual([expect.stringContaining(failure)])
})

test("code of the dashboard on a public page fails by name", () => {
  write("a.js", 'dispatch({type:"@@redux/INIT"})')
  write("index.html", `<script src="/a.js"></script>`)
  expect(check().failures).toEqual(["/ loads redux"])
})
