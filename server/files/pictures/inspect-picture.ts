import { codedWords } from "#server/content/refusal-words.ts"
import { readFile } from "node:fs/promises"
import sharp, { type Metadata, type Sharp } from "sharp"
import type { PictureSize } from "#server/content/files/new-file.ts"
import { invalidFile } from "#server/http/refusal.ts"

export type PictureFacts = {
  readonly size: PictureSize
  /** Is the picture without its metadata; null if it has none. */
  readonly cleaned: Uint8Array | null
}

/** @throws Refusal 422 if the picture is damaged or has too many pixels */
export async function inspectPicture(path: string, maxPixels: number): Promise<PictureFacts> {
  const bytes = await readFile(path)
  const metadata = await refuseDamaged(() => sharp(bytes, { limitInputPixels: false }).metadata())
  const { width, height } = metadata.autoOrient
  const frames = metadata.pages ?? 1
  if (metadata.width * metadata.height * frames > maxPixels) throw invalidFile(codedWords("picture-large", { most: maxPixels / 1_000_000 }))
  const decoder = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", animated: frames > 1 })
  return refuseDamaged(async () => {
    // A JPEG is decoded faster at a small size, and every byte is read all the same.
    await decoder().resize(16).raw().toBuffer()
    return { size: { width, height }, cleaned: hasMetadata(bytes, metadata) ? await clean(decoder(), metadata) : null }
  })
}

/** Errors of native code mean a damaged picture. @throws Refusal 422 */
export async function refuseDamaged<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    throw invalidFile(codedWords("picture-damaged"))
  }
}

/** Finds metadata about a place, a person, a camera or its settings. */
function hasMetadata(bytes: Buffer, { format, xmp, exif, iptc, comments = [] }: Metadata): boolean {
  if (xmp !== undefined || exif !== undefined || iptc !== undefined || comments.length > 0) return true
  return format === "jpeg" && segmentsOf(bytes).some((segment) => !plainSegment.test(segment))
}

/** These JPEG segments are needed to show it, or mark Blender's pictures. sharp doesn't report others: texts, serial numbers, more pictures. */
const plainSegment = /^(c\w|d\w) |^e0 JF|^e1 NeoG|^e2 ICC_|^ee Adob/

/** Returns marker and first letters of each segment before the picture itself, such as `e0 JFIF`. */
function segmentsOf(bytes: Buffer): readonly string[] {
  const segments: string[] = []
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda;) {
    const marker = bytes[at + 1] ?? 0
    // 0xff fills the space between segments.
    if (marker !== 0xff) segments.push(`${marker.toString(16)} ${bytes.toString("latin1", at + 4, at + 8)}`)
    at += marker === 0xff ? 1 : 2 + Math.max(2, bytes.readUInt16BE(at + 2))
  }
  return segments
}

/** Turns the picture upright, because its orientation is among the removed metadata. Colours, depth and profile stay. */
function clean(picture: Sharp, { format, space, orientation = 1 }: Metadata): Promise<Buffer> {
  const turned = orientation === 1 ? picture : picture.autoOrient()
  const upright = turned.pipelineColourspace(space).toColourspace(space).keepIccProfile()
  // Better tables would need the whole picture in memory: 700 MB instead of 130 for fifty megapixels.
  if (format === "jpeg") return upright.jpeg({ quality: 92, chromaSubsampling: "4:4:4", optimizeCoding: false }).toBuffer()
  if (format === "png") return upright.png().toBuffer()
  if (format === "webp") return upright.webp({ quality: 92 }).toBuffer()
  // Of the formats that may be uploaded only AVIF is left. sharp calls it heif.
  return upright.avif({ quality: 75 }).toBuffer()
}
