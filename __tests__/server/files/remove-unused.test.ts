import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { keepFilesTidy, tidyFiles } from "#server/files/remove-unused.ts"
import type { LogEntry } from "#server/terminal/log.ts"
import { anArticle, aPicture, aText, showing } from "#support/entities.ts"
import { aServer, type TestServer } from "#support/server.ts"
import { aColour, filesOf, upload } from "#support/files/uploads.ts"
import { until } from "#support/turns.ts"

const admin = { uid: 2, roles: ["contributor"] } as const
const day = 86_400_000
const start = Date.now()
const after = (days: number) => () => new Date(start + days * day)

const tidy = ({ db, filesFolder }: TestServer, days: number) => tidyFiles({ db, filesFolder, now: after(days) })

test("an unused upload is removed after a day, with its bytes", async () => {
  const server = aServer({ now: after(0) })
    .seenBy(admin)
    .start()
  const { file } = await upload(server, "a.jpg", await aColour().jpeg().toBuffer())
  expect(await tidy(server, 0.9)).toEqual({ unused: 0, orphans: 0 })
  expect(filesOf(server)).toHaveLength(1)
  expect(await tidy(server, 1.1)).toEqual({ unused: 1, orphans: 0 })
  expect(filesOf(server)).toEqual([])
  expect((await server.read(`/jsonapi/file/file/${file.id}`)).status).toBe(404)
})

test("a file stays while a reference or a text uses it", async () => {
  const [shown, inText] = [aPicture("2026-11/shown.jpg"), aPicture("2026-11/in-text.jpg")]
  const body = aText('<p><img src="/sites/default/files/2026-11/in-text.jpg" alt=""></p>')
  const article = anArticle({ references: { field_image: showing(shown) }, fields: { body } })
  const server = aServer().with(shown, inText, article).withBytes("2026-11/shown.jpg", "1").withBytes("2026-11/in-text.jpg", "2").start()
  await tidy(server, 1)
  expect(await tidy(server, 3)).toEqual({ unused: 0, orphans: 0 })
  expect(filesOf(server)).toHaveLength(2)
})

test("a file stays while a text links to it", async () => {
  const linked = aPicture("2026-11/a b.pdf")
  const article = anArticle({ fields: { body: aText('<p><a href="/sites/default/files/2026-11/a%20b.pdf">Plan</a></p>') } })
  const server = aServer().with(linked, article).withBytes("2026-11/a b.pdf", "1").start()
  await tidy(server, 1)
  expect(await tidy(server, 3)).toEqual({ unused: 0, orphans: 0 })
  server.db.exec("DELETE FROM entity WHERE type = 'node--article'")
  expect(await tidy(server, 4)).toEqual({ unused: 0, orphans: 0 })
  expect(await tidy(server, 6)).toEqual({ unused: 1, orphans: 0 })
})

test("a file stays while an old revision uses it", async () => {
  const [cover, inText] = [aPicture("2026-11/cover.jpg"), aPicture("2026-11/in-text.jpg")]
  const body = aText('<p><img src="/sites/default/files/2026-11/in-text.jpg" alt=""></p>')
  const article = anArticle({ references: { field_image: showing(cover) }, fields: { body } })
  const server = aServer().with(cover, inText, article).withBytes("2026-11/cover.jpg", "1").withBytes("2026-11/in-text.jpg", "2").start()
  server.put({ ...article, references: {}, fields: { body: aText() } })
  await tidy(server, 1)
  expect(await tidy(server, 3)).toEqual({ unused: 0, orphans: 0 })
  server.db.exec("DELETE FROM entity WHERE type = 'node--article'")
  expect(await tidy(server, 4)).toEqual({ unused: 2, orphans: 0 })
  expect(filesOf(server)).toEqual([])
})

test("a file that is used within a day stays", async () => {
  const picture = aPicture("2026-11/a.jpg")
  const server = aServer().with(picture).withBytes("2026-11/a.jpg", "1").start()
  await tidy(server, 1)
  server.put(anArticle({ references: { field_image: showing(picture) } }))
  expect(await tidy(server, 3)).toEqual({ unused: 0, orphans: 0 })
})

test("bytes without a row are removed after a day, but not hidden and young ones", async () => {
  const kept = aPicture("2026-11/kept.jpg")
  const article = anArticle({ references: { field_image: showing(kept) } })
  const server = aServer()
    .with(kept, article)
    .withBytes("2026-11/kept.jpg", "1")
    .withBytes("2026-11/orphan.jpg", "2")
    .withBytes(".hidden/a", "3")
    .start()
  expect(await tidy(server, 0.5)).toEqual({ unused: 0, orphans: 0 })
  expect(await tidy(server, 2)).toEqual({ unused: 0, orphans: 1 })
  expect(filesOf(server).toSorted()).toEqual([".hidden/a", "2026-11/kept.jpg"])
})

test("incomplete uploads are removed at the next start, and the log counts removed files", async () => {
  const server = aServer().withBytes("2026-11/orphan.jpg", "1").start()
  const arriving = join(server.filesFolder, ".incoming")
  mkdirSync(arriving)
  writeFileSync(join(arriving, "half.part"), "half")
  const log: LogEntry[] = []
  const { stop } = keepFilesTidy({ db: server.db, filesFolder: server.filesFolder, now: after(2), log: (entry) => log.push(entry) })
  await until(() => log.length > 0)
  await stop()
  expect(existsSync(arriving)).toBe(false)
  expect(log).toEqual([{ level: "info", event: "files removed", unused: 0, orphans: 1 }])
})
