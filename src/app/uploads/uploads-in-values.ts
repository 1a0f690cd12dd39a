/** The files within the values of a form. */
import { fieldsOf } from "#contract/content.ts"
import { isFile, type ResourceType } from "#contract/fields.ts"
import { isFileValue, listOf } from "#app/resources/value-kinds.ts"
import type { FieldValue, FileValue, Values } from "#app/resources/values.ts"
import type { WantedUpload } from "./upload-queue.ts"

export type NamedFile = { readonly name: string; readonly file: FileValue }

/** The files that are not saved yet: their bytes lie among the drafts. */
export function unsavedFiles(values: Values): readonly NamedFile[] {
  return Object.entries(values).flatMap(([name, value]) =>
    listOf(value).flatMap((file) => (isFileValue(file) && file.blob !== null ? [{ name, file }] : [])),
  )
}

export function wantedUploads(values: Values): readonly WantedUpload[] {
  return unsavedFiles(values).flatMap(({ name, file: { id, key, blob, filename } }) =>
    id === null && blob !== null ? [{ key, blob, field: name, filename }] : [],
  )
}

/** The value with the change in the file of this key; the same value where it has none. */
export function withChangedFile(value: FieldValue, key: string, change: Partial<FileValue>): FieldValue {
  if (isFileValue(value)) return value.key === key ? { ...value, ...change } : value
  const list = listOf(value)
  const files = list.filter(isFileValue)
  if (files.length === 0 || files.length < list.length || !files.some((file) => file.key === key)) return value
  return files.map((file) => (file.key === key ? { ...file, ...change } : file))
}

/** The field to which the pictures of a kind's texts are uploaded; null where the kind has no pictures. */
export function pictureFieldOf(type: ResourceType): string | null {
  const found = Object.entries(fieldsOf(type)).filter(([, field]) => isFile(field) && field.type === "image")
  return found[0]?.[0] ?? null
}
