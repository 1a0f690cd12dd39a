import { aServer } from "#support/server.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const pages = {
  "index.html": "Home",
  "404.html": "Nothing here",
  "admin/index.html": "Shell of lists",
  "post/~/edit/index.html": "Shell of the post editor",
  "member/~/edit/index.html": "Shell of the member editor",
  "action_project/~/edit/index.html": "Shell of the action_project editor",
  "action-project/~/edit/index.html": "Shell of the action-project editor",
  "post/create/index.html": "Shell of a new publication",
  "post/ten-points/index.html": "Ten points",
  "fr/index.html": "Accueil",
  "fr/404.html": "Rien ici",
  "fr/admin/index.html": "French shell of lists",
  "fr/post/~/edit/index.html": "French shell of the post editor",
  "fr/user/index.html": "French shell of the account",
}
const folder = aTemporaryFolder(pages)
const server = aServer({ siteFolder: () => folder }).start()

test.each([
  ["/admin/", "Shell of lists"],
  ["/admin/post/", "Shell of lists"],
  ["/post/create/", "Shell of a new publication"],
  ["/post/12/edit/", "Shell of the post editor"],
  ["/action_project/12/edit/", "Shell of the action_project editor"],
  ["/fr/post/12/edit/", "French shell of the post editor"],
])("a deep link to %s gets its shell, which browsers don't cache", async (path, text) => {
  const response = await server.fetch(path)
  expect([response.status, await response.text()]).toEqual([200, text])
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8")
  expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate")
})

test.each([
  ["/admin", "/admin/"],
  ["/admin/post?page=2", "/admin/post/?page=2"],
  ["/post/12/edit?from=mail", "/post/12/edit/?from=mail"],
  ["/action-project/12/edit", "/action_project/12/edit/"],
  ["/post/007/edit/", "/post/7/edit/"],
  ["/fr/action-project/12/edit", "/fr/action_project/12/edit/"],
  ["/nl/post/007/edit/", "/nl/post/7/edit/"],
])("%s is redirected to %s", async (path, to) => {
  const response = await server.fetch(path)
  expect([response.status, response.headers.get("location")]).toEqual([308, to])
})

test.each([
  ["/admin/nowhere/", "Shell of lists"],
  ["/admin/post/12/", "Shell of lists"],
  ["/post/abc/edit/", "Shell of the post editor"],
  ["/member/%31/edit/", "Shell of the member editor"],
  ["/action-project/abc/edit/", "Shell of the action-project editor"],
  ["/fr/admin/nowhere/", "French shell of lists"],
])("%s is a 404 with the shell that draws the message", async (path, text) => {
  const response = await server.fetch(path)
  expect([response.status, await response.text()]).toEqual([404, text])
})

test.each(["/admin/secret.txt", "/nowhere/create/", "/nowhere/12/edit", "/post/nowhere/", "/post/12/", "/post/12/edit/more/"])(
  "%s isn't an address of the dashboard",
  async (path) => {
    const response = await server.fetch(path)
    expect([response.status, await response.text()]).toEqual([404, "Nothing here"])
  },
)

test.each([
  ["/fr/nowhere/", "Rien ici"],
  ["/fr/fr/admin/", "Rien ici"],
  // A build without Dutch pages.
  ["/nl/nowhere/", "Nothing here"],
  ["/en/admin/", "Nothing here"],
])("%s isn't an address, and the answer is in its language", async (path, text) => {
  const response = await server.fetch(path)
  expect([response.status, await response.text()]).toEqual([404, text])
})
