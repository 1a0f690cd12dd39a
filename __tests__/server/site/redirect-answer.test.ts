import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { redirectsPath } from "#contract/paths.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { anArticle, anEntity } from "#support/entities.ts"
import { aServer } from "#support/server.ts"
import { send } from "#support/writing.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

function aSiteWith(...pages: readonly string[]) {
  const folder = aTemporaryFolder()
  for (const page of ["", ...pages]) {
    mkdirSync(join(folder, page), { recursive: true })
    writeFileSync(join(folder, page, "index.html"), `Page ${page}`)
  }
  writeFileSync(join(folder, "404.html"), "Nothing here")
  return folder
}

type Given = { readonly pages: readonly string[]; readonly redirects?: Readonly<Record<string, string>> }

async function aServerOf({ pages, redirects = {} }: Given, ...content: readonly StoredEntity[]) {
  const folder = aSiteWith(...pages)
  const server = aServer({ siteFolder: () => folder })
    .with(...content)
    .withAccount({ name: "ines", roles: ["administrator"] })
    .start()
  const authorization = await server.signIn("ines")
  for (const [path, uri] of Object.entries(redirects)) {
    const attributes = { redirect_source: { path }, redirect_redirect: { uri } }
    const body = JSON.stringify({ data: { type: "redirect--redirect", attributes } })
    const { status, errors } = await send(server, redirectsPath, { method: "POST", body, headers: { authorization } })
    if (status !== 201) throw new Error(JSON.stringify(errors))
  }
  return async (path: string) => {
    const response = await server.fetch(path)
    return [response.status, response.headers.get("location") ?? (await response.text())]
  }
}

const moved = anArticle({ alias: "/post/new", formerAliases: [{ alias: "/post/old", langcode: "en" }] })
const home = anEntity("node--page", { alias: "/home" })

test.each([
  ["/post/old/?from=mail", [301, "/post/new/?from=mail"]],
  ["/post/old", [301, "/post/new/"]],
  ["/page-data/post/old/page-data.json", [301, "/page-data/post/new/page-data.json"]],
  ["/start", [301, "/"]],
  ["/page-data/start/page-data.json", [301, "/page-data/index/page-data.json"]],
  ["/away?b=2", [301, "https://example.org/x?a=1&b=2#part"]],
  ["/part?b=2", [301, "/members/?a=1&b=2#caf%C3%A9"]],
  ["/caf%C3%A9", [301, "/%C3%A9t%C3%A9/"]],
  ["/file", [301, "/sites/default/files/2026-11/a.pdf"]],
  ["/nowhere/", [404, "Nothing here"]],
])("a redirect, if there is one, leads %s on at once", async (path, expected) => {
  const redirects = {
    start: "internal:/home",
    away: "https://example.org/x?a=1#part",
    part: "internal:/members?a=1#café",
    café: "internal:/été",
    file: "internal:/sites/default/files/2026-11/a.pdf",
  }
  const ask = await aServerOf({ pages: ["post/new", "members"], redirects }, moved, home)
  expect(await ask(path)).toEqual(expected)
})

test("a page with a new address is served at the old one until the build has made the new one", async () => {
  const before = await aServerOf({ pages: ["post/old"] }, moved)
  expect(await before("/post/old/")).toEqual([200, "Page post/old"])
  const after = await aServerOf({ pages: ["post/old", "post/new"] }, moved)
  expect(await after("/post/old/")).toEqual([301, "/post/new/"])
})

test("a withdrawn page leads elsewhere before the next build removes it", async () => {
  const withdrawn = anArticle({ alias: "/post/withdrawn", status: false })
  const redirects = { "post/withdrawn": "internal:/members" }
  const ask = await aServerOf({ pages: ["post/withdrawn", "members"], redirects }, withdrawn)
  expect(await ask("/post/withdrawn/")).toEqual([301, "/members/"])
})

test("the former address of a draft leads nowhere", async () => {
  const draft = anArticle({ status: false, alias: "/post/draft", formerAliases: [{ alias: "/post/old", langcode: "en" }] })
  const ask = await aServerOf({ pages: [] }, draft)
  expect(await ask("/post/old/")).toEqual([404, "Nothing here"])
})

test("no redirect, not even an older one, leads away from the site's own pages and files", async () => {
  const folder = aSiteWith("fr/user/login")
  writeFileSync(join(folder, "brochure.pdf"), "PDF")
  const server = aServer({ siteFolder: () => folder }).start()
  const insert = server.db.prepare(`INSERT INTO alias (alias, langcode, is_current, redirect, uri, status_code, redirected)
    VALUES (?, 'und', 0, ?, 'https://evil.example/', 301, 0)`)
  for (const path of ["/fr/user/login", "/brochure.pdf", "/away"]) insert.run(path, `uuid of ${path}`)
  const ask = async (path: string) => {
    const response = await server.fetch(path)
    return [response.status, response.headers.get("location") ?? (await response.text())]
  }

  expect(await ask("/fr/user/login/")).toEqual([200, "Page fr/user/login"])
  expect(await ask("/brochure.pdf")).toEqual([200, "PDF"])
  expect(await ask("/away")).toEqual([301, "https://evil.example/"])
})
