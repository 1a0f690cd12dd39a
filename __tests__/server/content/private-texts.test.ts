import { setImmediate as nextTurn } from "node:timers/promises"
import { privateTexts } from "#server/content/private-texts.ts"
import { aMember, anArticle } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

test("a contact that is hidden while thousands of items are read isn't missed", async () => {
  const articles = Array.from({ length: 150 }, () => anArticle())
  const member = aMember({ fields: { field_mail: "open@example.org", field_show_mail: true } })
  const server = aServer()
    .with(member, ...articles)
    .start()
  const texts = privateTexts(server.db)()
  await nextTurn()
  server.put({ ...member, fields: { ...member.fields, field_show_mail: false } })
  expect(await texts).toEqual(["open@example.org"])
})
