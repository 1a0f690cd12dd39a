import { contentSecurityPolicy, dataPolicy, pagePolicy } from "#contract/content-security-policy.ts"
import { createHash } from "node:crypto"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { aServer } from "#support/server.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const long = "<p>Text.</p>".repeat(200)
const files = {
  "index.html": "Home",
  "404.html": "Nothing here",
  "about-us/index.html": long,
  "app-01cdef.js": "script",
  "static/picture-abc.jpg": "0123456789",
  "page-data/about-us/page-data.json": "{}",
  "people/edit.json": "accounts",
  "robots.txt": "robots",
  ".env": "secret",
  "webpack.stats.json": "notes",
  "app-01cdef.js.map": "sources",
}

const folder = aTemporaryFolder(files)
const server = aServer({ siteFolder: () => folder }).start()

test.each([
  ["/", 200, "Home", "text/html; charset=utf-8", "public, max-age=0, must-revalidate"],
  ["/about-us/", 200, long, "text/html; charset=utf-8", "public, max-age=0, must-revalidate"],
  ["/app-01cdef.js", 200, "script", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"],
  ["/static/picture-abc.jpg", 200, "0123456789", "image/jpeg", "public, max-age=31536000, immutable"],
  ["/page-data/about-us/page-data.json", 200, "{}", "application/json; charset=utf-8", "public, max-age=0, must-revalidate"],
  ["/people/7/edit.json", 200, "accounts", "application/json; charset=utf-8", "public, max-age=0, must-revalidate"],
  ["/people/ines/edit.json", 404, "Nothing here", "text/html; charset=utf-8", "public, max-age=0, must-revalidate"],
  ["/post/7/edit.json", 404, "Nothing here", "text/html; charset=utf-8", "public, max-age=0, must-revalidate"],
  ["/nowhere/", 404, "Nothing here", "text/html; charset=utf-8", "public, max-age=0, must-revalidate"],
  ["/webpack.stats.json", 404, "Nothing here", "text/html; charset=utf-8", "public, max-age=0, must-revalidate"],
  ["/app-01cdef.js.map", 404, "Nothing here", "text/html; charset=utf-8", "public, max-age=0, must-revalidate"],
  ["/.env", 404, "Nothing here", "text/html; charset=utf-8", "public, max-age=0, must-revalidate"],
  ["/about-us%2findex.html", 404, "Nothing here", "text/html; charset=utf-8", "public, max-age=0, must-revalidate"],
  ["/robots.txt/", 404, "Nothing here", "text/html; charset=utf-8", "public, max-age=0, must-revalidate"],
])("%s answers %i", async (path, status, text, type, caching) => {
  const response = await server.fetch(path)
  expect([response.status, await response.text()]).toEqual([status, text])
  expect([response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([type, caching])
})

test("an address without its trailing slash is redirected within the site", async () => {
  const response = await server.fetch("/about-us?from=mail")
  expect([response.status, response.headers.get("location")]).toEqual([308, "/about-us/?from=mail"])
  const elsewhere = await server.fetch("//about-us")
  expect(elsewhere.headers.get("location")).toBe("/about-us/")
})

test("a further page that a list no longer has leads to the list, if there is one", async () => {
  const ask = async (path: string) => {
    const { status, headers } = await server.fetch(path)
    return [status, headers.get("location")]
  }
  expect(await ask("/about-us/page/7/")).toEqual([308, "/about-us/"])
  expect(await ask("/nowhere/page/7/")).toEqual([404, null])
  expect(await ask("/about-us/page/last/")).toEqual([404, null])
  expect(await ask("/page/7/")).toEqual([404, null])
})

test("text is compressed, and not sent again to a client that has it", async () => {
  const response = await server.fetch("/about-us/", { headers: { "accept-encoding": "gzip, deflate, br" } })
  expect([response.headers.get("content-encoding"), response.headers.get("vary")]).toEqual(["br", "Accept-Encoding"])
  expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(long)
  const again = await server.fetch("/about-us/", { headers: { "if-none-match": response.headers.get("etag") ?? "" } })
  expect(again.status).toBe(304)
})

test("a new build is served from the next request on", async () => {
  let current = folder
  const swapped = aServer({ siteFolder: () => current }).start()
  const read = async () => (await swapped.fetch("/")).text()
  expect(await read()).toBe("Home")
  current = aTemporaryFolder({ ...files, "index.html": "Next" })
  expect(await read()).toBe("Next")
})

test("a page that was rewritten in place is read again", async () => {
  const own = aTemporaryFolder(files)
  const rewritten = aServer({ siteFolder: () => own }).start()
  expect(await (await rewritten.fetch("/")).text()).toBe("Home")
  writeFileSync(join(own, "index.html"), "Home again")
  expect(await (await rewritten.fetch("/")).text()).toBe("Home again")
})

test.each([null, "/nowhere/at/all"])("without a built site (%s) the answer says that it is being built", async (none) => {
  const response = await aServer({ siteFolder: () => none })
    .start()
    .fetch("/about-us/")
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "10"])
  expect(await response.text()).toContain("being built")
})

test("the site never answers the API's addresses", async () => {
  expect((await server.fetch("/jsonapi")).headers.get("content-type")).toBe("application/vnd.api+json")
  expect((await server.fetch("/oauth/token")).status).toBe(405)
  expect((await server.fetch("/user/login/")).status).toBe(404)
  expect(await (await server.fetch("/user/login/")).text()).toBe("Nothing here")
})

test("of the scripts and sheets in a page only those may run and apply that the build has written", async () => {
  const hash = (text: string) => createHash("sha256").update(text).digest("base64")
  const ofBuild = pagePolicy({ scripts: ["one()"].map(hash), styles: ["a{}", "b{}"].map(hash) })
  const own = aTemporaryFolder({
    ...files,
    "index.html": "<style>a{}</style><style>z{}</style><script>one()</script><script>brought()</script>",
    _headers: `/*\n  ${contentSecurityPolicy}: ${ofBuild}\n`,
  })
  const response = await aServer({ siteFolder: () => own })
    .start()
    .fetch("/")
  const policy = response.headers.get("content-security-policy")
  expect(policy).toContain(`script-src 'self' 'sha256-${hash("one()")}';`)
  expect(policy).toContain(`style-src 'self' 'sha256-${hash("a{}")}';`)
  expect((await server.fetch("/robots.txt")).headers.get("content-security-policy")).toBe(dataPolicy)
})
