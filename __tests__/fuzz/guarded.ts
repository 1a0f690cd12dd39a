/** Items with a draft in one language and a published text in another. Requests read them and don't change them. */
import type { StoredEntity } from "#server/content/entities/entity.ts"
import { anArticle, aText, translated } from "#support/entities.ts"

export const guardedUuids = ["00000000-0000-4000-b100-000000000001", "00000000-0000-4000-b100-000000000002"] as const

/** In all texts of the drafts. No request sends it. */
export const secret = "zwijgplicht"

export function guardedItems(): readonly StoredEntity[] {
  const [published, withdrawn] = guardedUuids
  const fields = { body: aText(`<p>${secret}</p>`, secret) }
  return [
    translated(anArticle({ uuid: published, label: "A guarded study" }), "nl", {
      status: false,
      label: secret,
      fields,
      alias: `/post/${secret}`,
    }),
    translated(anArticle({ uuid: withdrawn, label: `${secret} 2`, status: false, fields, alias: `/post/${secret}-2` }), "fr", {
      label: "Une étude gardée",
      alias: "/post/etude-gardee",
    }),
  ]
}
