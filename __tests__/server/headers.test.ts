import { contentSecurityPolicy, dataPolicy, filePolicyOf, pagePolicy, uploadPolicyOf } from "#contract/content-security-policy.ts"
import { commonHeaders, resourcePolicy } from "#contract/site-headers.ts"
import { anArticle, aPicture, showing } from "#support/entities.ts"
import { aServer } from "#support/server.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const files = {
  "index.html": "Home",
  "404.html": "Nothing here",
  "about-us/index.html": "About",
  "admin/index.html": "Dashboard",
  "app-01cdef.js": "script",
  "app.01cdef.css": "sheet",
  "static/picture-abc.webp": "0123456789",
  "favicon.svg": "<svg/>",
  "page-data/about-us/page-data.json": "{}",
  "publications/feed.xml": "<feed/>",
  "agenda/calendar.ics": "BEGIN:VCALENDAR",
  "members/studio/contact.vcf": "BEGIN:VCARD",
  "help/administrators-en.pdf": "%PDF",
  "manifest.webmanifest": "{}",
  "robots.txt": "robots",
}

const picture = aPicture("2026-11/cover.jpg")
const sheet = aPicture("2026-11/prices.ods", { fields: { filemime: "application/vnd.oasis.opendocument.spreadsheet" } })
const plan = aPicture("2026-11/plan.pdf", { fields: { filemime: "application/pdf" } })
const references = { field_image: showing(picture), field_attachments: [sheet, plan].map(({ uuid }) => ({ uuid, meta: {} })) }
const folder = aTemporaryFolder(files)
const server = aServer({ siteFolder: () => folder })
  .with(picture, sheet, plan, anArticle({ references }))
  .withBytes("2026-11/cover.jpg", "0123456789")
  .withBytes("2026-11/prices.ods", "sheet")
  .withBytes("2026-11/plan.pdf", "%PDF")
  .start()

const page = pagePolicy({ scripts: [], styles: [] })
const image = filePolicyOf("image/webp")
const post = { method: "POST" }

test.each<[string, number, string, string, RequestInit?]>([
  // Pages, and what is answered in place of one.
  ["/", 200, page, "same-origin"],
  ["/admin/post/", 200, page, "same-origin"],
  ["/nowhere/", 404, page, "same-origin"],
  ["/about-us", 308, dataPolicy, "same-origin"],
  ["/", 405, dataPolicy, "same-origin", post],
  // Files of the site.
  ["/app-01cdef.js", 200, dataPolicy, "same-origin"],
  ["/page-data/about-us/page-data.json", 200, dataPolicy, "same-origin"],
  ["/static/picture-abc.webp", 200, image, "cross-origin"],
  ["/publications/feed.xml", 200, dataPolicy, "cross-origin"],
  ["/agenda/calendar.ics", 200, dataPolicy, "cross-origin"],
  ["/robots.txt", 200, dataPolicy, "cross-origin"],
  ["/help/administrators-en.pdf", 200, filePolicyOf("application/pdf"), "cross-origin"],
  // Uploads.
  ["/sites/default/files/2026-11/cover.jpg", 200, image, "cross-origin"],
  ["/sites/default/files/2026-11/cover.jpg", 206, image, "cross-origin", { headers: { range: "bytes=0-1" } }],
  ["/sites/default/files/2026-11/plan.pdf", 200, filePolicyOf("application/pdf"), "cross-origin"],
  ["/sites/default/files/2026-11/prices.ods", 200, uploadPolicyOf("application/octet-stream"), "cross-origin"],
  ["/sites/default/files/nowhere.jpg", 404, dataPolicy, "same-origin"],
  // The API.
  ["/jsonapi", 200, dataPolicy, "same-origin"],
  ["/jsonapi/node/article", 200, dataPolicy, "same-origin"],
  ["/jsonapi/node/article?filter[x]=1", 400, dataPolicy, "same-origin"],
  ["/jsonapi/node/article", 204, dataPolicy, "same-origin", { method: "OPTIONS" }],
  ["/oauth/token", 400, dataPolicy, "same-origin", post],
])("%s answers %i with all headers", async (path, status, policy, readers, init = {}) => {
  const { status: answered, headers } = await answerOf(path, init)
  expect(answered).toBe(status)
  for (const [name, value] of Object.entries(commonHeaders(undefined))) expect([name, headers.get(name)]).toEqual([name, value])
  expect(headers.get(contentSecurityPolicy)).toBe(policy)
  expect(headers.get(resourcePolicy)).toBe(readers)
})

test("an address that is too long is refused with all headers", async () => {
  const { status, headers } = await answerOf(`/${"x".repeat(9000)}`)
  expect([status, headers.get(contentSecurityPolicy), headers.get("X-Frame-Options")]).toEqual([414, dataPolicy, "DENY"])
})

async function answerOf(path: string, init?: RequestInit): Promise<Response> {
  const response = await server.fetch(path, init)
  // An answer that nobody reads keeps its file open.
  await response.arrayBuffer()
  return response
}

test("a page that the browser has already is answered with its policy too", async () => {
  const { headers } = await answerOf("/")
  const again = await answerOf("/", { headers: { "if-none-match": headers.get("etag") ?? "" } })
  expect([again.status, again.headers.get(contentSecurityPolicy)]).toEqual([304, page])
})

test("the page that says that the site is being built has only its own sheet", async () => {
  const { status, headers } = await aServer({ siteFolder: () => null })
    .start()
    .fetch("/")
  expect([status, headers.get(contentSecurityPolicy)]).toEqual([
    503,
    expect.stringMatching(/^default-src 'none'; .*; style-src 'sha256-[^']+'$/),
  ])
  expect(headers.get("X-Frame-Options")).toBe("DENY")
})
