import { readFile } from "node:fs/promises"
import ExifReader, { type ExpandedTags } from "exifreader"
import sharp, { type Metadata, type Sharp } from "sharp"
import type { PictureSize } from "#server/content/files/new-file.ts"
import { invalidFile } from "#server/http/refusal.ts"
import { hasSafeExif, jpegSegments, withSafeExif } from "./exif.ts"

export type PictureFacts = {
  readonly size: PictureSize
  /** The picture without its metadata, if these tell more than how it was taken or are malicious; else null. */
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
    return { size: { width, height }, cleaned: !hasSafeExif(sent) || tellsMore(sent, metadata) ? await clean(decoder(), metadata) : null }
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

/** What a camera or a program notes of the picture alone, by the names of ExifReader and PNG. No free text is among it. */
const technical = new Set(
  `Make|Model|LensMake|LensModel|LensSpecification|Software|Orientation|XResolution|YResolution|ResolutionUnit|ImageWidth|ImageLength|PixelXDimension
PixelYDimension|BitsPerSample|Compression|PhotometricInterpretation|SamplesPerPixel|PlanarConfiguration|YCbCrPositioning|YCbCrCoefficients|YCbCrSubSampling
ReferenceBlackWhite|WhitePoint|PrimaryChromaticities|TransferFunction|ColorSpace|Gamma|ComponentsConfiguration|CompressedBitsPerPixel|JPEGInterchangeFormat
JPEGInterchangeFormatLength|Exif IFD Pointer|Interoperability IFD Pointer|InteroperabilityIndex|ExifVersion|FlashpixVersion|DateTime|DateTimeOriginal
DateTimeDigitized|OffsetTime|OffsetTimeOriginal|OffsetTimeDigitized|SubSecTime|SubSecTimeOriginal|SubSecTimeDigitized|ExposureTime|FNumber|ExposureProgram
ISOSpeedRatings|PhotographicSensitivity|SensitivityType|StandardOutputSensitivity|RecommendedExposureIndex|ISOSpeed|ShutterSpeedValue|ApertureValue
BrightnessValue|ExposureBiasValue|MaxApertureValue|SubjectDistance|SubjectDistanceRange|SubjectArea|MeteringMode|LightSource|Flash|FocalLength
FocalLengthIn35mmFilm|FocalPlaneXResolution|FocalPlaneYResolution|FocalPlaneResolutionUnit|ExposureIndex|SensingMethod|FileSource|SceneType|CFAPattern
CustomRendered|ExposureMode|WhiteBalance|DigitalZoomRatio|SceneCaptureType|GainControl|Contrast|Saturation|Sharpness|CompositeImage|date:create|date:modify
date:timestamp|Creation Time`.split(/[|\n]/),
)

/** Segments of a JPEG that are needed to show it, are judged by their tags, or are the mark of Blender. Others hold texts, serial numbers or more pictures. */
const plainSegment = /^(c\w|d\w) |^e0 JF|^e1 (Exif|NeoG)|^e2 ICC_|^ee Adob/

/** Returns whether metadata may name a place, a person or one camera, or can't be read. */
function tellsMore(bytes: Buffer, { format, xmp, exif, iptc, comments = [] }: Metadata): boolean {
  if (xmp !== undefined || iptc !== undefined) return true
  if (format === "jpeg" && (isSeveralFiles(bytes) || jpegSegments(bytes).some(({ name }) => !plainSegment.test(name)))) return true
  const tags = readTags(bytes)
  if (exif !== undefined && tags.exif === undefined) return true
  const names = [tags.exif, tags.gps].flatMap((group) => Object.keys(group ?? {}))
  return [...names, ...comments.map(({ keyword }) => keyword)].some((name) => !technical.has(name))
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

/** Turns the picture upright, because the orientation goes with the other metadata. Its colours, their depth and their profile stay. */
function clean(picture: Sharp, { format, space, orientation = 1 }: Metadata): Promise<Buffer> {
  const turned = orientation === 1 ? picture : picture.autoOrient()
  const upright = turned.pipelineColourspace(space).toColourspace(space).keepIccProfile()
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

/** WebP holds no longer side. */
const mostPixelsAside = 16_383

/** Makes an upright WebP copy in sRGB without metadata. A narrower picture keeps its size. @throws Refusal 422 if it can't be decoded */
export async function shrinkPicture(path: string, { maxPixels, width }: ShrinkOptions): Promise<Uint8Array> {
  const bytes = withSafeExif(await readFile(path))
  return decoding(async () => {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
    const { hasProfile } = await picture.metadata()
    const copy = picture.autoOrient().resize({ width, height: mostPixelsAside, fit: "inside", withoutEnlargement: true })
    // sharp works on 16 bits in the colours of P3, and leaves them there unless told otherwise.
    return (hasProfile ? copy.withIccProfile("srgb", { attach: false }) : copy).webp({ quality: 80 }).toBuffer()
  })
}
