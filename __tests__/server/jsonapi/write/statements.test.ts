import { individualPath } from "#contract/paths.ts"
import { anonymous } from "#contract/permissions.ts"
import { createApp } from "#server/app.ts"
import { changeContent } from "#server/content/changes.ts"
import { putEntities } from "#server/content/entities/store.ts"
import { openDatabase, type Database } from "#server/database/open.ts"
import { cheapHashing } from "#support/accounts.ts"
import { anArticle, aPicture, aTag, showing, to } from "#support/entities.ts"
import { testKey } from "#support/test-key.ts"

type Read = { readonly text: string; readonly params: readonly unknown[] }

/** A proxy with another method, because the properties of a native object are read-only. */
function withMethod<T extends object>(native: T, name: keyof T, method: unknown): T {
  return new Proxy(native, {
    get(target, key) {
      const value: unknown = key === name ? method : Reflect.get(target, key, target)
      const bound: unknown = typeof value === "function" ? value.bind(target) : value
      return bound
    },
  })
}

/** A connection that records every query. */
function noting(db: Database, queries: Read[]): Database {
  return withMethod(db, "prepare", (text: string) => {
    const statement = db.prepare(text)
    return withMethod(statement, "all", (...params: readonly (string | number | null)[]) => {
      queries.push({ text, params })
      const found: readonly unknown[] = statement.all(...params)
      return found
    })
  })
}

const brick = aTag("Brick")
const cover = aPicture("2026-11/cover.jpg")
const article = anArticle({ references: { field_tags: to(brick), field_image: showing(cover) } })

test("a PATCH reads its entity once, its row before the write, and the entity again for the answer", async () => {
  const queries: Read[] = []
  const db = noting(openDatabase(":memory:"), queries)
  changeContent(db, () => putEntities(db, [brick, cover, article]))
  const app = createApp({
    db,
    filesFolder: "unused",
    config: { corsOrigins: [] },
    log: () => undefined,
    now: () => new Date("2026-11-21T12:00:00Z"),
    session: { hashing: cheapHashing, makeKey: testKey },
    authenticate: () => ({ ...anonymous, uid: 1, roles: ["administrator"] }),
  })
  queries.length = 0

  const response = await app.fetch(
    new Request(`http://server.example${individualPath(article.type, article.uuid)}`, {
      method: "PATCH",
      headers: { "content-type": "application/vnd.api+json" },
      body: JSON.stringify({ data: { type: article.type, id: article.uuid, attributes: { title: "Changed", status: true } } }),
    }),
  )

  expect(response.status).toBe(200)
  const ofEntity = queries.filter(({ text, params }) => /\bentity\b/.test(text) && params.includes(article.uuid))
  expect(ofEntity).toHaveLength(3)
  expect(queries.length).toBeLessThanOrEqual(16)
})
