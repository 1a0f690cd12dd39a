import { readdirSync } from "node:fs"
import { isOwnAddress } from "#contract/own-addresses.ts"

const pages = [
  "/user/login",
  "/user/first",
  "/password-reset/new",
  "/admin/post",
  "/post/12/edit",
  "/members",
  "/agenda",
  "/search",
  "/people/3/edit",
]
const files = [
  ...["/app-0123abc.js", "/webpack-runtime-0123.js.map", "/styles.0123.css", "/build.json", "/chunk-map.json", "/site.webmanifest"],
  ...["/robots.txt", "/sitemap.xml", "/sitemap-2.xml", "/404.html", "/page-data/index/page-data.json", "/static/a.woff2", "/social/x.png"],
  ...["/publications/feed.xml", "/members/studio/contact.vcf", "/agenda/talk/event.ics", "/agenda/calendar.ics", "/post/12/edit.json"],
]
const routes = ["/jsonapi", "/jsonapi/node/article", "/oauth/token", "/user/3", "/router/translate-path", "/api/translation/node/x/fr"]

test.each([...pages, ...files, ...routes])("%s is the site's own in each language and spelling", (path) => {
  for (const address of [path, `/fr${path}`, `/nl${path}`, path.toUpperCase(), `/FR${path}`]) expect(isOwnAddress(address)).toBe(true)
})

test("each file of static/ is the site's own", () => {
  const all = readdirSync("static", { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const others = all.map(({ parentPath, name }) => `/${parentPath}/${name}`.replace("/static/", "/")).filter((path) => !isOwnAddress(path))
  expect(all.length).toBeGreaterThan(10)
  expect(others).toEqual([])
})

test.each(["/fr", "/nl", "/sites/default/files/a.pdf", "/health", "/publishing/status"])("%s is the site's own", (path) => {
  expect(isOwnAddress(path)).toBe(true)
})

test.each([
  "/post/old",
  "/fr/post/ancien",
  "/index.php",
  "/news/2019",
  "/charter.pdf",
  "/members/old-name",
  "/rss.xml",
  "/users",
  "/fr/equipe",
])("%s may redirect", (path) => {
  expect(isOwnAddress(path)).toBe(false)
})
