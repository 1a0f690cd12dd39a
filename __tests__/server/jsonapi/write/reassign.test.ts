/** Deleting a user: their content stays without an author, or goes to another user. */
import { individualPath } from "#contract/paths.ts"
import { anAccount, anArticle, aPicture, showing, translated } from "#support/entities.ts"
import { aServer, type TestServer } from "#support/server.ts"
import { complaints, send } from "#support/writing.ts"

const ada = anAccount("ada", { id: 1, fields: { roles: ["administrator"] } })
const ines = anAccount("ines", { id: 7 })
const karel = anAccount("karel", { id: 8 })
const picture = aPicture("2026-11/a.jpg", { uid: 7 })
const article = anArticle({ uid: 7, references: { field_image: showing(picture) } })
const other = anArticle({ uid: 1 })
const anOffice = () =>
  aServer()
    .with(ada, ines, karel, picture, article, other)
    .seenBy({ uid: 1, roles: ["administrator"] })
    .start()

const remove = (server: TestServer, { type, uuid }: typeof ines, heir: string) =>
  send(server, `${individualPath(type, uuid)}${heir}`, { method: "DELETE" })

async function ownerOf(server: TestServer, { type, uuid }: typeof article): Promise<unknown> {
  const { data } = (await server.read(`${individualPath(type, uuid)}/relationships/uid`)).body
  return [data].flat()[0]?.id ?? null
}

test("publications and files of a deleted user go to the user who is named, and count in the answer", async () => {
  const server = anOffice()
  const { status, meta } = await remove(server, ines, `?reassign=${karel.uuid.toUpperCase()}`)

  expect([status, meta]).toEqual([200, { unset: 0, reassigned: 2 }])
  expect(await Promise.all([article, picture, other].map((each) => ownerOf(server, each)))).toEqual([karel.uuid, karel.uuid, ada.uuid])
})

test.each([
  ["nobody", "11111111-1111-4111-8111-111111111111", 404, "The user who is to get the content could not be found."],
  ["a publication", article.uuid, 404, "The user who is to get the content could not be found."],
  ["no UUID", "ines", 404, "The user who is to get the content could not be found."],
  ["the deleted user", ines.uuid, 422, "The content of a deleted user can't go to the same user: name another."],
])("where the heir is %s, nothing is deleted", async (_, heir, status, detail) => {
  const server = anOffice()
  const refused = await remove(server, ines, `?reassign=${heir}`)

  expect([refused.status, complaints(refused)]).toEqual([status, [[undefined, detail]]])
  expect(await ownerOf(server, article)).toBe(ines.uuid)
})

test("translations that the deleted user wrote go to the heir, and count as their item", async () => {
  const translatedByInes = translated(translated(other, "fr", { uid: 7 }), "nl", { uid: 8 })
  const server = aServer()
    .with(ada, ines, karel, translatedByInes)
    .seenBy({ uid: 1, roles: ["administrator"] })
    .start()
  expect((await remove(server, ines, `?reassign=${karel.uuid}`)).meta).toEqual({ unset: 0, reassigned: 1 })
  const authorAt = async (prefix: string) => {
    const { data } = (await server.read(`${prefix}${individualPath(other.type, other.uuid)}/relationships/uid`)).body
    return [data].flat()[0]?.id
  }
  expect([await authorAt(""), await authorAt("/fr"), await authorAt("/nl")]).toEqual([ada.uuid, karel.uuid, karel.uuid])
})
