/** Builders of content, for what a test means: everything it doesn't mention is ordinary and published. */
import { kindOf } from "#contract/content.ts"
import type { ResourceType } from "#contract/fields.ts"
import type { StoredEntity, StoredReference } from "#server/content/entities/entity.ts"

type Said = Partial<Omit<StoredEntity, "type">>

let made = 0

/** An entity of a kind. Its UUID and number are new in this test file. */
export function anEntity(type: ResourceType, said: Said = {}): StoredEntity {
  made += 1
  const { publicPath, label } = kindOf(type)
  const isNode = kindOf(type).entityType === "node"
  return {
    type,
    uuid: `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`,
    id: null,
    langcode: "en",
    status: true,
    label: `${label} ${made}`,
    created: 1_760_000_000 + made,
    changed: 1_760_000_100 + made,
    uid: null,
    references: {},
    alias: publicPath === null ? null : `${publicPath}number-${made}`,
    formerAliases: [],
    ...said,
    fields: { ...(isNode ? { body: aText() } : {}), ...said.fields },
  }
}

export const anArticle = (said?: Said) => anEntity("node--article", said)
export const anEvent = (said?: Said) =>
  anEntity("node--agenda", { ...said, fields: { field_start: "2026-12-01T19:00:00+01:00", field_audience: "public", ...said?.fields } })
export const aPage = (said?: Said) => anEntity("node--page", said)
export const aMember = (said?: Said) => anEntity("node--member", said)
export const aTag = (name: string) => anEntity("taxonomy_term--tags", { label: name })

export function aText(value = "<p>Text.</p>", summary = "Summary.") {
  return { value, summary, format: "restricted_html" }
}

/** A picture in the store; `path` is where it lies in the files folder. */
export function aPicture(path: string, said: Said = {}): StoredEntity {
  const fields = { filemime: "image/jpeg", filesize: 10, uri: `public://${path}`, ...said.fields }
  return anEntity("file--file", { label: path.split("/").at(-1) ?? path, ...said, fields })
}

export function anAccount(name: string, said: Said = {}): StoredEntity {
  return anEntity("user--user", { label: name, ...said, fields: { mail: `${name}@example.org`, preferred_langcode: "en", ...said.fields } })
}

/** References for the `references` of an entity. */
export function to(...targets: readonly StoredEntity[]): readonly StoredReference[] {
  return targets.map(({ uuid }) => ({ uuid, meta: {} }))
}

/** References to pictures, with what stands in their meta. */
export function showing(...pictures: readonly StoredEntity[]): readonly StoredReference[] {
  return pictures.map(({ uuid, label }) => ({ uuid, meta: { alt: `Picture ${label}`, title: "", width: 1200, height: 800 } }))
}
