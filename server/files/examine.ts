import { codedWords } from "#server/content/refusal-words.ts"
import { stat } from "node:fs/promises"
import type { NewFile } from "#server/content/files/new-file.ts"
import { writeFlushed } from "#server/disk/durable.ts"
import { invalidFile, type Refusal } from "#server/http/refusal.ts"
import { contentKind } from "./content-kind.ts"
import type { Decode } from "./pictures/decoder-pool.ts"
import type { FileField } from "./upload-target.ts"

type FileFacts = Pick<NewFile, "size" | "picture">
type ExamineOptions = {
  readonly field: FileField
  readonly decode: Decode
  /** Replaces the usual words if the bytes don't match the name. */
  readonly otherType?: Refusal | undefined
}

/** Refuses bytes that don't match the name. Removes what a picture's metadata tell of people and places. @throws Refusal 422 */
export async function examine(path: string, extension: string, { field, decode, otherType }: ExamineOptions): Promise<FileFacts> {
  const kind = await contentKind(path)
  const expectedKind = extension === "jpg" ? "jpeg" : extension
  if (kind !== expectedKind) throw otherType ?? wrongType(kind, extension)
  if (field.type === "file") return { size: (await stat(path)).size, picture: null }
  const { size, cleaned } = await decode({ path, maxPixels: field.maxPixels })
  if (cleaned !== null) await writeFlushed(path, cleaned, "w")
  return { size: cleaned?.length ?? (await stat(path)).size, picture: size }
}

function wrongType(kind: string | undefined, extension: string): Refusal {
  const what = kind === undefined ? "" : `a ${kind} and `
  return invalidFile(codedWords("file-type", { extension }, `The file is ${what}no ${extension}, whatever its name says.`))
}

export function refuseExtension(extension: string, { extensions }: FileField): void {
  if (!extensions.split(" ").includes(extension)) throw invalidFile(codedWords("file-extension", { extensions }))
}
