import { say } from "#server/content/sentence.ts"
import * as v from "valibot"
import { mostValues, type Langcode, type ResourceType } from "#contract/fields.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Database } from "#server/database/open.ts"
import { row } from "#server/database/query.ts"
import { shownIn, withLanguage } from "#server/content/entities/languages.ts"
import { withMarks } from "#server/content/entities/outdated.ts"
import { readEntity } from "#server/content/entities/read.ts"
import { DomainError, tooMany } from "#server/content/errors.ts"
import { putEntity } from "#server/content/entities/entity-store.ts"
import type { StoredReference } from "#server/content/entities/entity.ts"

export type FileField = {
  readonly type: ResourceType
  readonly uuid: string
  /** Of a text that the item has. */
  readonly language: Langcode
  readonly name: string
  readonly isMany: boolean
}
type Writer = { readonly db: Database; readonly viewer: Viewer }

/** `at` in Unix seconds. */
export type AttachedFile = StoredReference & { readonly at: number }

/** Adds a file to a field; a field for one file loses its former one. @throws DomainError if the entity is gone */
export function attachFile({ db, viewer }: Writer, { type, uuid, language, name, isMany }: FileField, { at, ...file }: AttachedFile): void {
  const item = readEntity(db, type, uuid, viewer)
  if (item === undefined) throw new DomainError("missing", say("file-unowned"))
  const text = shownIn(item, language)
  const before = isMany ? (text.references[name] ?? []) : []
  if (before.length >= mostValues) throw new DomainError("invalid", tooMany)
  const after = withLanguage(item, { ...text, changed: at, references: { ...text.references, [name]: [...before, file] } })
  putEntity(db, withMarks({ before: item, after }, { language: text.langcode, outdated: undefined }), { writer: viewer, log: null })
}

export function versionOf(db: Database, uuid: string): number | undefined {
  return row(db, v.object({ version: v.number() }), "SELECT coalesce(vid, id) AS version FROM entity WHERE uuid = ?", uuid)?.version
}
