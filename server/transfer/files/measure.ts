import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { extname } from "node:path"
import sharp from "sharp"
import { attachmentRules, pictureRules } from "#contract/fields.ts"

export type FileMeasures = { readonly width: number | null; readonly height: number | null; readonly size: number }

const formats: Readonly<Record<string, readonly string[]>> = { jpeg: ["jpg", "jpeg"], png: ["png"], webp: ["webp"], heif: ["avif"] }

/** The first bytes of each format. Office documents are zip archives. */
const beginnings: Readonly<Record<string, string>> = { pdf: "%PDF-", odt: "PK", ods: "PK", docx: "PK", xlsx: "PK", zip: "PK" }

export function extensionOf(name: string): string {
  return extname(name).slice(1).toLowerCase()
}

/** Measures a file, or returns its problem. */
export async function measure(path: string, isPicture: boolean): Promise<FileMeasures | { readonly problem: string }> {
  if (!existsSync(path)) return { problem: `the file ${path} is missing` }
  const bytes = await readFile(path)
  const { maxBytes } = isPicture ? pictureRules : attachmentRules
  if (bytes.length > maxBytes) return { problem: `the file has more than ${maxBytes / 1024 / 1024} MB` }
  if (isPicture) return measurePicture(path, bytes)
  const beginning = beginnings[extensionOf(path)] ?? ""
  const isSound = bytes.subarray(0, beginning.length).toString("latin1") === beginning
  return isSound ? { width: null, height: null, size: bytes.length } : { problem: `the file is no ${extensionOf(path)}` }
}

async function measurePicture(path: string, bytes: Buffer): Promise<FileMeasures | { readonly problem: string }> {
  try {
    const picture = sharp(bytes, { failOn: "truncated", limitInputPixels: false })
    const { format, width, height } = await picture.metadata()
    if (formats[format]?.includes(extensionOf(path)) !== true)
      return { problem: `the file is no ${extensionOf(path)} picture, but ${format}` }
    if (width * height > pictureRules.maxPixels)
      return { problem: `the picture has more than ${pictureRules.maxPixels / 1_000_000} megapixels` }
    // Decoding shows that the file is complete. A small size makes a JPEG faster to decode.
    await picture.resize(16).raw().toBuffer()
    return { width, height, size: bytes.length }
  } catch (error) {
    return { problem: `the file is no picture that can be shown (${error instanceof Error ? error.message.trim() : String(error)})` }
  }
}
