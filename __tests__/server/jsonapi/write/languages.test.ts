/** What a write at the address of a language changes. The recordings show the rest (__tests__/contract/languages.test.ts). */
import { anArticle, aPicture, showing, translated } from "#support/entities.ts"
import { addressIn, patchIn, readIn } from "#support/in-languages.ts"
import { asEditor, identify } from "#support/writing.ts"

const picture = aPicture("2026-11/site.jpg")
const other = aPicture("2026-11/other.jpg")
const [paper, papier] = [aPicture("attachments/paper.pdf"), aPicture("attachments/papier.pdf")]
const files = [picture, other, paper, papier]
const english = () => anArticle({ label: "Ten points", alias: "/post/ten-points", references: { field_image: showing(picture) } })
const inFrench = (more: Parameters<typeof translated>[2] = {}) =>
  translated(english(), "fr", { label: "Dix points", alias: "/post/dix-points", ...more })

test("each language has its own texts of a picture, and all have its file", async () => {
  const article = inFrench()
  const server = asEditor(...files, article)
  const show = (alt: string, file = picture) => ({
    relationships: { field_image: { data: { ...identify(file)[0], meta: { alt, title: "" } } } },
  })
  await patchIn(server, "fr", article, show("Le chantier"))
  const altIn = async (language: "en" | "fr") => (await readIn(server, language, article)).relationships.field_image?.data
  expect(await altIn("fr")).toMatchObject({ id: picture.uuid, meta: { alt: "Le chantier" } })
  expect(await altIn("en")).toMatchObject({ id: picture.uuid, meta: { alt: "Picture site.jpg" } })
  // A new file comes with its text, as in Drupal, so that no language shows a picture without one.
  await patchIn(server, "fr", article, show("La maquette", other))
  expect(await altIn("en")).toMatchObject({ id: other.uuid, meta: { alt: "La maquette" } })
})

describe("outdated", () => {
  const marks = async (server: ReturnType<typeof asEditor>, article: ReturnType<typeof anArticle>) => {
    const { translations } = (await readIn(server, "en", article)).attributes
    return translations
  }

  test.each([
    ["its title", { attributes: { title: "Eleven points" } }],
    ["its text", { attributes: { body: { value: "<p>Other.</p>", summary: "Summary." } } }],
    ["the text of a picture", { relationships: { field_image: { data: { ...identify(picture)[0], meta: { alt: "Other" } } } } }],
    ["its attachments", { relationships: { field_attachments: { data: identify(paper) } } }],
  ])("a save of the original that changes %s marks its translations", async (_, members) => {
    const article = translated(inFrench(), "nl", { status: false })
    const server = asEditor(...files, article)
    await patchIn(server, "en", article, members)
    expect(await marks(server, article)).toMatchObject([{ outdated: false }, { outdated: true }, { outdated: true }])
  })

  test.each([
    ["a date", "en", { attributes: { field_date: "2025-12-01" } }],
    ["the address", "en", { attributes: { path: { alias: "/post/other" } } }],
    ["the status", "en", { attributes: { status: false } }],
    ["a picture that is taken out", "en", { relationships: { field_image: { data: null } } }],
    ["a translation", "nl", { attributes: { title: "Elf punten" } }],
  ] as const)("a save of %s marks no translation as outdated", async (_, language, members) => {
    const article = translated(inFrench(), "nl")
    const server = asEditor(...files, article)
    expect((await patchIn(server, language, article, members)).status).toBe(200)
    expect(await marks(server, article)).toMatchObject([{ outdated: false }, { outdated: false }, { outdated: false }])
  })
})

test("a write of a text that somebody has removed meanwhile gets a 405", async () => {
  const article = inFrench()
  const server = asEditor(...files, article)
  const etag = (await server.fetch(addressIn("fr", article))).headers.get("etag") ?? ""
  await server.fetch(`/api/translation/node/${article.uuid}/fr`, { method: "DELETE" })
  const late = await patchIn(server, "fr", article, { attributes: { title: "Mes mots" }, headers: { "If-Match": etag } })
  expect([late.status, late.errors[0]?.detail]).toEqual([405, expect.stringMatching(/translation .* does not exist.*: en\.$/)])
  expect((await readIn(server, "en", article)).attributes.title).toBe("Ten points")
})
