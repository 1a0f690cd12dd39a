import { readFile } from "node:fs/promises"
import ExifReader, { type ExpandedTags } from "exifreader"
import sharp, { type Metadata, type Sharp } from "sharp"
import type { PictureSize } from "#server/content/files/new-file.ts"
import { invalidFile } from "#server/http/refusal.ts"
import { hasSafeExif, withSafeExif } from "./exif.ts"

export type PictureFacts = {
  readonly size: PictureSize
  /** The picture without its metadata, if these reveal a place or are malicious; else null. */
  readonly cleaned: Uint8Array | null
}

/** Decodes a whole picture. @throws Refusal 422 if it is damaged or has too many pixels */
export async function inspectPicture(path: string, maxPixels: number): Promise<PictureFacts> {
  const sent = await readFile(path)
  const bytes = withSafeExif(sent)
  const metadata = await decoding(() => sharp(bytes, { limitInputPixels: false }).metadata())
  const { width, height } = metadata.autoOrient
  const frames = metadata.pages ?? 1
  if (metadata.width * metadata.height * frames > maxPixels)
    throw invalidFile(`The picture has more than ${maxPixels / 1_000_000} megapixels.`)
  const decoder = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", animated: frames > 1 })
  return decoding(async () => {
    // A JPEG is decoded faster at a small size, and every byte is read all the same.
    await decoder().resize(16).raw().toBuffer()
    return { size: { width, height }, cleaned: !hasSafeExif(sent) || tellsPlace(sent, metadata) ? await clean(decoder(), metadata) : null }
  })
}

/** Runs native code, whose errors mean a damaged picture. @throws Refusal 422 */
async function decoding<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    throw invalidFile("The picture can't be shown: it is damaged or breaks off.")
  }
}

const place = /gps|location|latitude|longitude|city|country|province|state/i

/** Returns whether metadata name the place of the picture, or can't be read. */
function tellsPlace(bytes: Buffer, { format, xmp, exif, iptc, comments = [] }: Metadata): boolean {
  const texts = [xmp?.toString("utf8") ?? "", ...comments.flatMap(({ keyword, text }) => [keyword, text])]
  if ((format === "jpeg" && isSeveralFiles(bytes)) || texts.some((text) => place.test(text))) return true
  const tags = readTags(bytes)
  if ((exif !== undefined && tags.exif === undefined) || (iptc !== undefined && tags.iptc === undefined)) return true
  const names = [tags.exif, tags.iptc, tags.pngText].flatMap((group) => Object.keys(group ?? {}))
  return Object.keys(tags.gps ?? {}).length > 0 || names.some((name) => place.test(name))
}

function readTags(bytes: Buffer): Partial<ExpandedTags> {
  try {
    // The asynchronous form would unpack texts of any size, which libvips does within limits.
    return ExifReader.load(bytes, { expanded: true })
  } catch {
    return {}
  }
}

// Phones append a second picture or a short film with metadata of its own.
function isSeveralFiles(bytes: Buffer): boolean {
  const first = bytes.indexOf("Exif\0\0", 0, "latin1")
  return (
    (first >= 0 && bytes.includes("Exif\0\0", first + 1, "latin1")) ||
    ["MPF\0", "ftypmp4", "ftypisom", "ftypqt"].some((mark) => bytes.includes(mark, 0, "latin1"))
  )
}

/** Turns the picture upright, because the orientation goes with the other metadata. The colour profile stays. */
function clean(picture: Sharp, { format, space, orientation = 1 }: Metadata): Promise<Buffer> {
  const turned = orientation === 1 ? picture : picture.autoOrient()
  const upright = space === "srgb" ? turned.keepIccProfile() : turned
  switch (format) {
    case "jpeg":
      // Better tables would need the whole picture in memory: 700 MB instead of 130 for fifty megapixels.
      return upright.jpeg({ quality: 92, chromaSubsampling: "4:4:4", optimizeCoding: false }).toBuffer()
    case "png":
      return upright.png().toBuffer()
    case "webp":
      return upright.webp({ quality: 92 }).toBuffer()
    default:
      return upright.avif({ quality: 75 }).toBuffer()
  }
}

type ShrinkOptions = { readonly maxPixels: number; readonly width: number }

/** Makes an upright WebP copy without metadata. A narrower picture keeps its size. @throws Refusal 422 if it can't be decoded */
export async function shrinkPicture(path: string, { maxPixels, width }: ShrinkOptions): Promise<Uint8Array> {
  const bytes = withSafeExif(await readFile(path))
  const picture = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
  return decoding(() => picture().autoOrient().resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer())
}
