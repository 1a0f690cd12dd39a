import { aServer } from "#support/server.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const now = aTemporaryFolder({
  "index.html": "Home",
  "404.html": "Nothing here",
  "app-222222.js": "new",
  "static/a/house.jpg": "new picture",
})
const former = aTemporaryFolder({
  "app-111111.js": "old script",
  "app.111111.css": "old style",
  "static/a/house.jpg": "old picture",
  "static/b/house.jpg": "gone picture",
  "post/a-house/index.html": "old page",
  "page-data/post/a-house/page-data.json": "old data",
})
const server = aServer({ siteFolder: () => now, formerFolders: () => [former] }).start()

test.each([
  ["/app-111111.js", 200, "old script"],
  ["/app.111111.css", 200, "old style"],
  ["/static/b/house.jpg", 200, "gone picture"],
  ["/static/a/house.jpg", 200, "new picture"],
  ["/post/a-house/", 404, "Nothing here"],
  ["/page-data/post/a-house/page-data.json", 404, "Nothing here"],
  ["/app-333333.js", 404, "Nothing here"],
  ["/static/../post/a-house/index.html", 404, "Nothing here"],
])("a page that was opened before a swap gets %s as %i", async (path, status, text) => {
  const response = await server.fetch(path)
  expect([response.status, await response.text()]).toEqual([status, text])
})
