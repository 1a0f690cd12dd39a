import { labelOf, type Identifier, type Resource } from "./document.ts"
import { includedOf } from "./references-of.ts"
import { textOf } from "./read-value.ts"
import type { FileValue } from "./values.ts"

/** The pictures or attachments of a relationship. One file that stands there twice has two keys. */
export function fileValuesOf(identifiers: readonly Identifier[], included: readonly Resource[]): readonly FileValue[] {
  return identifiers.map((identifier, index) => {
    const isRepeated = identifiers.slice(0, index).some(({ id }) => id === identifier.id)
    return { ...fileValueOf(identifier, includedOf(identifier, included)), key: isRepeated ? `${identifier.id} ${index}` : identifier.id }
  })
}

function fileValueOf({ id, meta }: Identifier, file: Resource | undefined): FileValue {
  const { uri, filemime, filesize } = file?.attributes ?? {}
  const url = typeof uri === "object" && uri !== null && "url" in uri ? textOf(uri.url) : ""
  return {
    key: id,
    id,
    blob: null,
    url: url === "" ? null : url,
    filename: file === undefined ? "" : labelOf(file),
    filemime: textOf(filemime),
    filesize: typeof filesize === "number" ? filesize : 0,
    width: sizeOf(meta.width),
    height: sizeOf(meta.height),
    alt: typeof meta.alt === "string" ? meta.alt : null,
    title: textOf(meta.title),
    description: textOf(meta.description),
  }
}

function sizeOf(pixels: unknown): number | null {
  return typeof pixels === "number" ? pixels : null
}
