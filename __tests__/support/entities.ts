/** Builders of content. By default it is valid and published. */
import { kindOf } from "#contract/content.ts"
import type { Langcode, ResourceType } from "#contract/fields.ts"
import type { StoredEntity, StoredReference, StoredTranslation } from "#server/content/entities/entity.ts"

type Overrides = Partial<Omit<StoredEntity, "type">>

let made = 0

/** An entity with a UUID of its own. */
export function anEntity(type: ResourceType, overrides: Overrides = {}): StoredEntity {
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
    ...overrides,
    fields: { ...(isNode ? { body: aText() } : {}), ...overrides.fields },
  }
}

export const anArticle = (overrides?: Overrides) => anEntity("node--article", overrides)
export const anEvent = (overrides?: Overrides) =>
  anEntity("node--agenda", {
    ...overrides,
    fields: { field_event_start: "2026-12-01T19:00:00+01:00", field_audience: "public", ...overrides?.fields },
  })
export const aPage = (overrides?: Overrides) => anEntity("node--page", overrides)
export const aMember = (overrides?: Overrides) => anEntity("node--member", overrides)
export const aTag = (name: string) => anEntity("taxonomy_term--tags", { label: name })

type Texts = Partial<Omit<StoredTranslation, "langcode">>

/** An item with a translation more. By default it is published, and has the original's texts with the language's code before the title. */
export function translated(item: StoredEntity, langcode: Langcode, texts: Texts = {}): StoredEntity {
  const { label, created, changed, uid, alias, translations = [] } = item
  const translation: StoredTranslation = {
    ...{ langcode, status: true, label: `${langcode} ${label}`, created, changed, uid, outdated: false, confirmedVid: null },
    source: item.langcode,
    alias: alias === null ? null : `${alias}-${langcode}`,
    references: {},
    ...texts,
    fields: kindOf(item.type).entityType === "node" ? { body: aText(`<p>${langcode}</p>`), ...texts.fields } : { ...texts.fields },
  }
  return { ...item, translations: [...translations.filter((one) => one.langcode !== langcode), translation] }
}

export function aText(value = "<p>Text.</p>", summary = "Summary.") {
  return { value, summary, format: "g30_text" }
}

/** A picture at `path` in the files folder. */
export function aPicture(path: string, overrides: Overrides = {}): StoredEntity {
  const fields = { filemime: "image/jpeg", filesize: 10, uri: `public://${path}`, ...overrides.fields }
  return anEntity("file--file", { label: path.split("/").at(-1) ?? path, ...overrides, fields })
}

export function anAccount(name: string, overrides: Overrides = {}): StoredEntity {
  return anEntity("user--user", {
    label: name,
    ...overrides,
    fields: { mail: `${name}@example.org`, preferred_langcode: "en", ...overrides.fields },
  })
}

export function to(...targets: readonly StoredEntity[]): readonly StoredReference[] {
  return targets.map(({ uuid }) => ({ uuid, meta: {} }))
}

export function showing(...pictures: readonly StoredEntity[]): readonly StoredReference[] {
  return pictures.map(({ uuid, label }) => ({ uuid, meta: { alt: `Picture ${label}`, title: "", width: 1200, height: 800 } }))
}
