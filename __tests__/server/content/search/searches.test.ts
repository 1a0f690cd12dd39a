import { changeContent } from "#server/content/changes.ts"
import { anArticle, anEntity } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

const contains = (word: string, field = "title", type = "node/article") =>
  `/jsonapi/${type}?filter[t][condition][path]=${field}&filter[t][condition][operator]=CONTAINS&filter[t][condition][value]=${encodeURIComponent(word)}`

test("a search follows what is renamed and removed", async () => {
  const article = anArticle({ label: "Béton" })
  const server = aServer().with(article).start()
  server.put({ ...article, label: "Bois" })
  expect((await server.read(contains("beton"))).body.meta.count).toBe(0)
  expect((await server.read(contains("bois"))).body.meta.count).toBe(1)
  changeContent(server.db, () => {
    server.db.exec("DELETE FROM entity")
  })
  expect((await server.read(contains("bois"))).body.meta.count).toBe(0)
})

test("a list compares the texts of all items by two conditions and sorts at most", async () => {
  const texts = ["body.value", "body.summary", "body.value"].map(
    (path, index) =>
      `filter[t${index}][condition][path]=${path}&filter[t${index}][condition][operator]=CONTAINS&filter[t${index}][condition][value]=a`,
  )
  const server = aServer().start()
  const statuses = [2, 3].map(async (count) => (await server.read(`/jsonapi/node/article?${texts.slice(0, count).join("&")}`)).status)
  expect(await Promise.all(statuses)).toEqual([200, 400])
})

const admin = { uid: 1, roles: ["administrator"] } as const

/** Each word in the name or in the mail address, as the list of users searches. */
function usersWith(words: string): string {
  const conditions = words
    .split(" ")
    .flatMap((word, index) => [
      `filter[s${index}][group][conjunction]=OR`,
      ...["name", "mail"].flatMap((path) =>
        Object.entries({ path, operator: "CONTAINS", value: word, memberOf: `s${index}` }).map(
          ([key, value]) => `filter[s${index}${path}][condition][${key}]=${encodeURIComponent(value)}`,
        ),
      ),
    ])
  return `/jsonapi/user/user?${conditions.join("&")}`
}

test("users are found by words of their name and their address, however many words and users there are", async () => {
  const ines = anEntity("user--user", { label: "Inès de la Brique", fields: { mail: "Ines.Débrique@example.org" } })
  const server = aServer()
    .withMany("user--user", 3_000, (index) => ({ label: `Ines ${index}`, fields: { mail: `user${index}@example.org` } }))
    .with(ines)
    .seenBy(admin)
    .start()
  const { status, body } = await server.read(usersWith("ines de la debrique example org"))
  expect([status, body.data.map(({ id }) => id)]).toEqual([200, [ines.uuid]])
  server.put({ ...ines, fields: { mail: "x@example.org" } })
  expect((await server.read(usersWith("debrique"))).body.data).toEqual([])
})
