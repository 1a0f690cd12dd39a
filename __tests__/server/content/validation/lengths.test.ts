/** How long summaries and lists may be. */
import { mostValues } from "#contract/fields.ts"
import { anArticle, aMember, aPicture, aTag, showing, to } from "#support/entities.ts"
import { aColour, upload } from "#support/files/uploads.ts"
import { asEditor, complaints, identify, patch, post, relate } from "#support/writing.ts"

const tooMany = `This field cannot hold more than ${mostValues} values.`

test("a summary has 2,000 characters at most, as people count them", async () => {
  const server = asEditor()
  const sent = (summary: string) => post(server, "node--article", { attributes: { title: "Bricks", body: { value: "<p>x</p>", summary } } })
  expect((await sent("🧱".repeat(2000))).status).toBe(201)
  const refused = await sent("🧱".repeat(2001))
  expect([refused.status, complaints(refused)]).toEqual([
    422,
    [["/data/attributes/body/summary", "body.0.summary: Summary: may not be longer than 2000 characters."]],
  ])
})

test("a list has 1,000 values at most, of whichever type", async () => {
  const item = aMember()
  const server = asEditor(item)
  const people = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `${index}`, role: "" }))
  expect((await patch(server, item, { attributes: { field_people: people(mostValues) } })).status).toBe(200)
  const refused = await patch(server, item, { attributes: { field_people: people(mostValues + 1) } })
  expect([refused.status, complaints(refused)]).toEqual([422, [["/data/attributes/field_people", `field_people: ${tooMany}`]]])
})

test("neither additions nor uploads make a list longer than its limit", async () => {
  const tags = Array.from({ length: mostValues + 1 }, (_, index) => aTag(`Tag ${index}`))
  const [one, ...others] = tags
  const picture = aPicture("2026-11/a.jpg")
  const item = anArticle({
    references: { field_tags: to(...others), field_gallery: showing(...Array.from({ length: mostValues }, () => picture)) },
  })
  const server = asEditor(...tags, picture, item)
  const added = await relate(server, "POST", [item, "field_tags"], identify(...(one === undefined ? [] : [one])))
  expect([added.status, complaints(added)]).toEqual([422, [["/data/relationships/field_tags", `field_tags: ${tooMany}`]]])
  const removed = await relate(server, "DELETE", [item, "field_tags"], identify(...others.slice(0, 1)))
  expect(removed.status).toBe(204)
  const file = await upload(server, "b.jpg", await aColour().jpeg().toBuffer(), { to: `node/article/${item.uuid}/field_gallery` })
  expect([file.status, file.detail]).toEqual([422, tooMany])
})
