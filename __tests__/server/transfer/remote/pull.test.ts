import { existsSync } from "node:fs"
import { join } from "node:path"
import { changeContent } from "#server/content/changes.ts"
import { shownIn } from "#server/content/entities/languages.ts"
import { createRedirect } from "#server/content/redirects/change-redirect.ts"
import { administrator, aDemoHome, anEmptyServer, pull, push, watchedWay, wayTo } from "#support/transfer.ts"
import { commonContent, put, titled } from "#support/transferred.ts"
import { aHome, type Home } from "#support/content-folder.ts"
import { anArticle, aTag, aText, to, translated } from "#support/entities.ts"
import type { TestServer } from "#support/server.ts"

let home: Home
let server: TestServer

beforeEach(() => {
  home = aHome()
  server = anEmptyServer()
})
afterEach(() => home.db.close())

const there = () => commonContent({ db: server.db, files: server.filesFolder }, [administrator])

test("a push brings the whole demo, and a pull all of it back, which both find unchanged then", async () => {
  const demo = await aDemoHome()
  expect(await push(demo, wayTo(server))).toMatchObject({ outcome: "done" })
  expect(there()).toEqual(commonContent(demo))
  expect(server.mails).toEqual([])
  expect(await pull(home, wayTo(server))).toMatchObject({ outcome: "done" })
  expect(commonContent(home, [administrator])).toEqual(commonContent(demo))

  const writes: string[] = []
  for (const pushed of [demo, home]) expect(await push(pushed, watchedWay(server, writes))).toMatchObject({ outcome: "done" })
  expect(writes).toEqual([])
  demo.db.close()
})

test("numbers, dates, languages, redirects and former addresses come along", async () => {
  const tag = translated(aTag("Fees"), "fr", { label: "Honoraires", alias: null })
  const first = translated(
    anArticle({ id: 41, label: "First", references: { field_tags: to(tag) }, formerAliases: [{ alias: "/post/former", langcode: "en" }] }),
    "nl",
    { label: "Eerste", status: false, outdated: true, created: 1_700_000_000 },
  )
  const second = anArticle({ id: 42, label: "Second", fields: { body: aText('<p><a href="/node/41">Back</a></p>') } })
  put(server.db, tag, first, second)
  const redirect = { uuid: "00000000-0000-4000-9000-000000000001", path: "/old", uri: "entity:node/42" }
  changeContent(server.db, () => createRedirect(server.db, { ...redirect, status: 302, langcode: "und", created: 1_760_000_000 }))

  expect(await pull(home, wayTo(server))).toMatchObject({ outcome: "done" })
  expect(commonContent(home, [administrator])).toEqual(there())
  expect(titled(home.db, "First")).toMatchObject({ id: 41, changed: first.changed, formerAliases: first.formerAliases })
  expect(shownIn(titled(home.db, "First"), "nl")).toMatchObject({ status: false, outdated: true, created: 1_700_000_000 })
  expect(titled(home.db, "Second").fields.body).toMatchObject({ value: '<p><a href="/node/41">Back</a></p>' })
})

test("a dry run says what would come, and writes no folder", async () => {
  put(server.db, anArticle({ label: "One" }))
  const { outcome, output } = await pull(home, wayTo(server), { isDry: true })
  expect(outcome).toBe("done")
  expect(output).toMatch(/^2 items and 0 files of .* would come/m)
  expect(existsSync(join(home.path, "pulled"))).toBe(false)
})

test("an item for which this project has no place is skipped and listed", async () => {
  put(
    server.db,
    anArticle({ label: "Script", fields: { body: aText("<p>Text.</p><script>alert(1)</script>") } }),
    anArticle({ label: "Elsewhere", alias: "/elsewhere/wrong" }),
  )
  const foreign = wayTo(server, (send) => async (url, init) => {
    const answer = await send(url, init)
    const text = (await answer.text())
      .replaceAll('"drupal_internal__target_id":"administrator"', '"drupal_internal__target_id":"administrator"},"x":{"y":1')
      .replace('"node--article":', '"node--recipe":{"href":"/"},"node--article":')
    return new Response(answer.status === 204 ? null : text, answer)
  })
  const { outcome, output } = await pull(home, foreign)
  expect(outcome).toBe("done")
  expect(output).toMatch(/^ {2}the kind node--recipe$/m)
  expect(output).toMatch(/"Script" .*: body: 1 × script/)
  expect(output).toMatch(/"Elsewhere" .*: the address \/elsewhere\/wrong\. The address of this kind/)
  expect(titled(home.db, "Script").fields.body).toMatchObject({ value: "<p>Text.</p>" })
  expect(titled(home.db, "Elsewhere").alias).toBeNull()
})
