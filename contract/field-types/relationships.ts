import { isResourceType, type ResourceType } from "../content.ts"
import { isRecord } from "../is-record.ts"
import { fieldType, isText, textOf } from "./field-type.ts"

export type Linked = {
  readonly type: string
  readonly id: string
  readonly meta: Readonly<Record<string, unknown>>
  readonly key: string
  readonly label: string
  readonly attributes: Readonly<Record<string, unknown>>
}

export type ReferenceValue = {
  readonly type: ResourceType
  readonly id: string
  readonly label: string
  /** The user typed a new term. Saving creates it with this UUID. */
  readonly isNew?: true
}

/** Until the upload, the bytes lie among the drafts (src/dashboard/drafts/) under `blob`. */
export type FileValue = {
  /** Identifies the file within the form, also after the upload. */
  readonly key: string
  readonly id: string | null
  readonly blob: string | null
  /** The API's address is relative to the host; null before the upload. */
  readonly url: string | null
  readonly filename: string
  readonly filemime: string
  /** Bytes. */
  readonly filesize: number
  readonly width: number | null
  readonly height: number | null
  /** Null means that the editor hasn't chosen; empty means decoration. */
  readonly alt: string | null
  readonly title: string
  readonly description: string
}

export const entity_reference = fieldType<ReferenceValue>({
  graphql: "String",
  compares: {},
  empty: null,
  is: (value): value is ReferenceValue => isRecord(value) && isResourceType(value.type) && isText(value.id) && isText(value.label),
  isEmpty: () => false,
  normal: ({ type, id }) => [type, id],
  words: ({ id, label }) => (label === "" ? id : label),
  read: (json) => (isLinked(json) && isResourceType(json.type) ? { type: json.type, id: json.id, label: json.label } : null),
  write: ({ type, id }) => ({ type, id }),
  problem: () => null,
})

const files = {
  empty: null,
  is: isFileValue,
  isEmpty: () => false,
  normal: ({ id, blob, alt, title, description }: FileValue) => [id ?? blob, alt, title, description],
  words: ({ filename, alt, title, description }: FileValue) =>
    [filename, alt ?? "", title, description].filter((text) => text !== "").join(", "),
  read: (json: unknown) => (isLinked(json) ? fileValueOf(json) : null),
  problem: () => null,
} as const

export const image = fieldType<FileValue>({
  ...files,
  graphql: "Picture",
  compares: { alt: "text", title: "text", width: "number", height: "number" },
  write: ({ id, alt, title }) => (id === null ? null : { type: "file--file", id, meta: { alt, title } }),
})

export const file = fieldType<FileValue>({
  ...files,
  graphql: "Attachment",
  compares: { display: "number", description: "text" },
  write: ({ id, description }) => (id === null ? null : { type: "file--file", id, meta: { description } }),
})

function isFileValue(value: unknown): value is FileValue {
  if (!isRecord(value)) return false
  const { key, filename, filemime, title, description, filesize, id, blob, url, alt, width, height } = value
  return (
    [key, filename, filemime, title, description].every(isText) &&
    typeof filesize === "number" &&
    [id, blob, url, alt].every((text) => text === null || isText(text)) &&
    [width, height].every((size) => size === null || typeof size === "number")
  )
}

function isLinked(value: unknown): value is Linked {
  return isRecord(value) && isText(value.id) && isRecord(value.meta) && isText(value.label) && isRecord(value.attributes)
}

function fileValueOf({ id, meta, key, label, attributes: { uri, filemime, filesize } }: Linked): FileValue {
  const sizeOf = (pixels: unknown) => (typeof pixels === "number" ? pixels : null)
  return {
    key,
    id,
    blob: null,
    url: (isRecord(uri) && textOf(uri.url)) || null,
    filename: label,
    filemime: textOf(filemime),
    filesize: sizeOf(filesize) ?? 0,
    width: sizeOf(meta.width),
    height: sizeOf(meta.height),
    alt: isText(meta.alt) ? meta.alt : null,
    title: textOf(meta.title),
    description: textOf(meta.description),
  }
}
