import { setImmediate as nextTurn } from "node:timers/promises"
import { hiddenContacts } from "#server/content/hidden-contacts.ts"
import { aMember, anArticle, aText } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

test("a contact that is hidden while thousands of items are read isn't missed", async () => {
  const articles = Array.from({ length: 150 }, () => anArticle())
  const member = aMember({ fields: { field_mail: "open@example.org", field_show_mail: true } })
  const server = aServer()
    .with(member, ...articles)
    .start()
  const texts = hiddenContacts(server.db)()
  await nextTurn()
  server.put({ ...member, fields: { ...member.fields, field_show_mail: false } })
  expect(await texts).toMatchObject([{ text: "open@example.org" }])
})

const secretsBeside = async (phone: string, ...texts: readonly string[]) => {
  const member = aMember({ id: 7, label: "Atelier", fields: { field_phone: phone } })
  const articles = texts.map((text) => anArticle({ fields: { body: aText(text) } }))
  const { db } = aServer()
    .with(member, ...articles)
    .start()
  return hiddenContacts(db)()
}

test.each(["Members", "2026-11-21", "12345678", "1000", "+32 2", "mailto:", "a@b"])(
  "%j is no contact, so it is no secret",
  async (phone) => {
    expect(await secretsBeside(phone)).toEqual([])
  },
)

test("a secret says whose it is, and has no invisible signs", async () => {
  const owner = { type: "node--member", number: 7, title: "Atelier" }
  expect(await secretsBeside("\u202a+32 2 555 01 01\u202c")).toEqual([{ text: "+32 2 555 01 01", owner, field: "Phone" }])
})

test.each(["Tel. 02 555 01 01 / 02 555 01 02", "(02) 555.01.01", "02&nbsp;555 01 02, 02\u00a0555\u00a001\u00a001"])(
  "what a public text shows is no secret: %s",
  async (text) => {
    expect(await secretsBeside("02 555 01 01", `<p>${text}</p>`)).toEqual([])
    expect(await secretsBeside("02 555 01 03", `<p>${text}</p>`)).toHaveLength(1)
  },
)
