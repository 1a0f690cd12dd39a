import { randomBytes } from "node:crypto"
import { checkBudgets } from "#scripts/gate/budgets.ts"
import { folderOfEachTest } from "#support/temporary-folder.ts"

const site = folderOfEachTest()

/** Random, so that it is at least 15 kB when compressed. */
const noise = randomBytes(15_000).toString("hex")
const font = `<link rel="preload" as="font" href="/fonts/archivo.woff2">`

function check() {
  const lines: string[] = []
  return { ...checkBudgets(site.path(), (line) => lines.push(line)), lines }
}

test("a light page passes, and its weight is printed; a script that it names twice counts once, one for the next page not at all", () => {
  site.write("app.js", randomBytes(45_000).toString("latin1"))
  site.write("next.js", randomBytes(90_000).toString("latin1"))
  const scripts = `<link rel="preload" as="script" href="/app.js"><script src="/app.js" async></script>`
  site.write("index.html", `<head>${scripts}<link rel="prefetch" as="script" href="/next.js"></head>`)
  const { passed, failures, lines } = check()
  expect(failures).toEqual([])
  expect(passed).toBe(1)
  expect(lines.join("\n")).toMatch(/^\/ +\d\d\.\d kB/m)
})

test("the chunks of a page's own component are part of it, though its HTML doesn't name them", () => {
  site.write("other.js", randomBytes(45_000).toString("latin1"))
  site.write("own.js", randomBytes(45_000).toString("latin1"))
  site.write("chunk-map.json", JSON.stringify({ "component---post": ["/own.js", "/own.css"] }))
  site.write("page-data/post/a/page-data.json", JSON.stringify({ componentChunkName: "component---post" }))
  site.write("post/a/index.html", `<script src="/other.js"></script>`)
  expect(check().failures).toEqual([expect.stringMatching(/^\/post\/a\/ loads \d+\.\d kB of scripts/)])
})

test.each([
  ["a font that every line loads", font, "/ asks for 1 fonts on every line (must be 0)"],
  ["too much before its first picture", `<p>${noise}</p><main><img src="/a.jpg">`, "before its first picture (limit 14.0 kB)"],
  ["too much of styles, wherever they stand", `<main><img src="/a.jpg"><style>${noise}</style>`, "of styles (limit 8.0 kB)"],
])("a page with %s fails by name", (_what, html, failure) => {
  site.write("index.html", html)
  expect(check().failures).toEqual([expect.stringContaining(failure)])
})

test("code of the dashboard on a public page fails by name", () => {
  site.write("a.js", 'dispatch({type:"@@redux/INIT"})')
  site.write("index.html", `<script src="/a.js"></script>`)
  expect(check().failures).toEqual(["/ loads redux"])
})
