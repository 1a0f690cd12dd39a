import { mostValues, type Langcode } from "#contract/fields.ts"
import type { Viewer } from "#contract/permissions.ts"
import type { Database } from "#server/database/open.ts"
import { shownIn, withLanguage } from "#server/content/entities/languages.ts"
import { withMarks } from "#server/content/entities/outdated.ts"
import { DomainError, tooMany } from "#server/content/errors.ts"
import { putEntity } from "#server/content/entities/entity-store.ts"
import type { Entity, StoredReference } from "#server/content/entities/entity.ts"

type FileField = {
  readonly item: Entity
  /** Of a text that the item has. */
  readonly language: Langcode
  readonly name: string
  readonly isMany: boolean
}
type Writer = { readonly db: Database; readonly viewer: Viewer }

/** `at` in Unix seconds. */
type AttachedFile = StoredReference & { readonly at: number }

/** Adds a file to a field; a field for one file loses its former one. @throws DomainError invalid for a full field */
export function attachFile({ db, viewer }: Writer, { item, language, name, isMany }: FileField, { at, ...file }: AttachedFile): void {
  const text = shownIn(item, language)
  const before = isMany ? (text.references[name] ?? []) : []
  if (before.length >= mostValues) throw new DomainError("invalid", tooMany)
  const after = withLanguage(item, { ...text, changed: at, references: { ...text.references, [name]: [...before, file] } })
  putEntity(db, withMarks({ before: item, after }, { language: text.langcode, outdated: undefined }), { writer: viewer, log: null })
}
