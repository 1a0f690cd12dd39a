/** The rules of the field decide before the upload. The server checks the bytes themselves. */
import type { RelationshipField } from "#contract/fields.ts"
import { appWords } from "#dashboard/strings/words.ts"

export type FileFieldRules = Extract<RelationshipField, { readonly type: "image" | "file" }>

export type PictureSize = { readonly width: number; readonly height: number }

export type FileCheck =
  | { readonly ok: true; readonly size: PictureSize | null }
  /** `reason` is the end of a sentence that begins with the file's name. */
  | { readonly ok: false; readonly reason: string }

const mebibyte = 1024 * 1024

export async function checkFile(file: File, field: FileFieldRules): Promise<FileCheck> {
  if (!field.extensions.split(" ").includes(extensionOf(file.name))) return refusal(appWords.files.format)
  if (file.size === 0) return refusal(appWords.files.empty)
  if (file.size > field.maxBytes) return refusal(appWords.files.size20(field.maxBytes / mebibyte))
  return field.type === "file" ? { ok: true, size: null } : checkPicture(file, field.maxPixels)
}

async function checkPicture(file: File, maxPixels: number): Promise<FileCheck> {
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    picture.close()
    return width * height > maxPixels ? refusal(appWords.files.pixels(maxPixels / 1_000_000)) : { ok: true, size: { width, height } }
  } catch {
    // Edge before 121 draws no AVIF; the server does.
    return extensionOf(file.name) === "avif" ? { ok: true, size: null } : refusal(appWords.files.damaged)
  }
}

function refusal(reason: string): FileCheck {
  return { ok: false, reason }
}

export function extensionOf(filename: string): string {
  return /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase() ?? ""
}

export function acceptOf({ extensions }: Pick<FileFieldRules, "extensions">): string {
  return extensions
    .split(" ")
    .map((extension) => `.${extension}`)
    .join(",")
}
