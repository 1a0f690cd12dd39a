import type { Viewer } from "#contract/permissions.ts"
import { anArticle, aPicture } from "#support/entities.ts"
import { aServer } from "#support/server.ts"

const admin: Partial<Viewer> = { uid: 2, roles: ["contributor"] }
const pictures = ["Été à Liège.jpg", "Hiver.jpg", "Plan.png"].map((label, index) =>
  aPicture(`2026-11/${index}.jpg`, {
    label,
    created: 100 + index,
    fields: { filemime: label.endsWith("png") ? "image/png" : "image/jpeg" },
  }),
)
const sheet = aPicture("2026-11/ete.pdf", { label: "été.pdf", fields: { filemime: "application/pdf" } })
const described = (uuid: string, alt: string) => ({ uuid, meta: { alt, title: "", width: 1200, height: 800 } })
const [summer = sheet, winter = sheet, plan = sheet] = pictures
const older = anArticle({ changed: 10, references: { field_image: [described(summer.uuid, "Older words")] } })
const newer = anArticle({ changed: 20, references: { field_image: [described(summer.uuid, "Newer words")] } })
const decoration = anArticle({ changed: 30, references: { field_gallery: [described(summer.uuid, ""), described(winter.uuid, "")] } })
const draft = anArticle({ changed: 40, status: false, references: { field_image: [described(winter.uuid, "Words of a draft")] } })

const builder = () => aServer().with(...pictures, sheet, older, newer, decoration, draft)

test("a picture has its size and the alt text of its last use, and another file neither", async () => {
  const server = builder().seenBy(admin).start()
  const { body } = await server.read("/jsonapi/file/file?sort=filename")
  const meta = Object.fromEntries(body.data.map((item) => [item.id, "meta" in item ? item.meta : undefined]))
  expect(meta).toEqual({
    [summer.uuid]: { width: 1200, height: 800, alt: "Newer words" },
    [winter.uuid]: { width: 1200, height: 800, alt: "Words of a draft" },
    [plan.uuid]: {},
    [sheet.uuid]: undefined,
  })
})

test("a visitor doesn't learn the words of a draft", async () => {
  const { body } = await builder().start().read(`/jsonapi/file/file/${winter.uuid}`)
  expect(body.data).toMatchObject({ meta: { width: 1200, height: 800 } })
  expect(JSON.stringify(body)).not.toContain("Words of a draft")
})
