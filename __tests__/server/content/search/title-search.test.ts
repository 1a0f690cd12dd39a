import fc from "fast-check"
import { changeContent } from "#server/content/changes.ts"
import { fold } from "#contract/fold.ts"
import { anAccount, anArticle, anEntity } from "#support/entities.ts"
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

test("a search in titles finds none that the viewer may not see", async () => {
  const server = aServer()
    .with(anArticle({ label: "Secret plan", status: false }), anAccount("planner"))
    .start()
  expect((await server.read(contains("plan"))).body).toMatchObject({ data: [], meta: { count: 0 } })
  expect((await server.read(contains("plan", "name", "user/user"))).body).toMatchObject({ data: [], meta: { count: 0 } })
})

test("a search that more than a thousand titles match gives the same pages as one that few match", async () => {
  const server = aServer()
    .withMany("node--article", 1_100, (index) => ({ label: index % 10 === 0 ? `Étude rare ${index}` : `Étude ${index}`, alias: null }))
    .start()
  const common = await server.read(`${contains("etude")}&sort=-title&page[limit]=5`)
  expect(common.body.meta.count).toBe(1_100)
  expect(common.body.data.map(({ attributes }) => attributes.title)).toEqual(
    [990, 980, 970, 960, 950].map((index) => `Étude rare ${index}`),
  )
  const rare = await server.read(`${contains("rare")}&sort=-title&page[limit]=5`)
  expect(rare.body.meta.count).toBe(110)
  expect(rare.body.data).toEqual(common.body.data)
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

const letter = fc.constantFrom(...Array.from("aàbcœs '\"%_ß-*()ÉeΣσ😀"))

test("the index finds the same titles as a comparison of each title", async () => {
  const words = fc.string({ unit: letter, minLength: 3, maxLength: 6 })
  const title = fc.string({ unit: letter, minLength: 3, maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(fc.array(title, { minLength: 1, maxLength: 6 }), words, async (labels, word) => {
      const server = aServer()
        .with(...labels.map((label) => anArticle({ label, alias: null })))
        .start()
      const expected = labels.filter((label) => fold(label).includes(fold(word)))
      expect((await server.read(contains(word))).body.data.map(({ attributes }) => attributes.title)).toEqual(expected)
    }),
    { numRuns: 100, seed: 30 },
  )
})
