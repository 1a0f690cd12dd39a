/** What refers to an item, leads to it or is found with it, in several languages. Nobody is signed in if a test doesn't say so. */
import { hiddenContacts } from "#server/content/hidden-contacts.ts"
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { aMember, anArticle, anAccount, aPicture, aText, showing, translated } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

test("the text of a picture that a draft translation gives it is not that of its file", async () => {
  const photo = aPicture("photo.jpg")
  const texts = {
    status: false,
    changed: 2_000_000_000,
    references: { field_image: [{ uuid: photo.uuid, meta: { alt: "Inédit", title: "" } }] },
  }
  const item = translated(anArticle({ references: { field_image: showing(photo) } }), "fr", texts)
  const { body } = await aServer().with(photo, item).start().read(`/jsonapi/file/file/${photo.uuid}`)
  expect([body.data].flat()[0]?.meta).toMatchObject({ alt: "Picture photo.jpg" })
})

test("a contact in a published translation is known to the public, and one in a draft isn't", async () => {
  const account = anAccount("ines", { fields: { mail: "ines@example.org" } })
  const member = (status: boolean) => translated(aMember(), "fr", { status, fields: { body: aText("<p>ines@example.org</p>") } })
  const texts = async (item: StoredEntity) => (await hiddenContacts(aServer().with(account, item).start().db)()).map(({ text }) => text)
  expect(await texts(member(true))).toEqual([])
  expect(await texts(member(false))).toEqual(["ines@example.org"])
})
