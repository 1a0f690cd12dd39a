import path from "node:path"
import sharp, { type Metadata } from "sharp"

type PlainPicture = {
  readonly width: number
  readonly height: number
  /** Replaces the file's bytes, and the ending of its name; null for a file that is plain itself. */
  readonly instead: { readonly buffer: Buffer; readonly ext: string } | null
}

/** The keys are sharp's names of formats. Gatsby takes a file by the ending of its name. */
const endings: Readonly<Record<string, RegExp>> = { jpeg: /^\.jpe?g$/i, png: /^\.png$/i, webp: /^\.webp$/i, heif: /^\.avif$/i }

/** WebP holds no longer side. */
const longestSide = 16_383
/** A flatter picture has no height where it is 360 pixels wide. */
const flattest = 700

/**
 * gatsby-plugin-sharp cuts off a part of pictures that their camera turned, mistakes colours of 16 bits, and fails at sides too long for WebP. It
 * gets an upright copy in sRGB of these. Throws for what is no picture.
 */
export async function plainPicture(file: string): Promise<PlainPicture> {
  const metadata = await sharp(file).metadata()
  const { width, height } = metadata.autoOrient
  if (width > height * flattest) throw new Error("The picture is too flat.")
  if (isPlain(file, metadata)) {
    await sharp(file).resize(16).raw().toBuffer()
    return { width, height, instead: null }
  }
  const upright = sharp(file).autoOrient().resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
  // sharp leaves pictures of 16 bits in the colours of P3 unless told otherwise.
  const copy = metadata.hasProfile ? upright.withIccProfile("srgb", { attach: false }) : upright
  const isPhoto = metadata.format === "jpeg"
  const encoded = isPhoto ? copy.jpeg({ quality: 95, chromaSubsampling: "4:4:4" }) : copy.png()
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, instead: { buffer: data, ext: isPhoto ? ".jpg" : ".png" } }
}

function isPlain(file: string, { format, depth, orientation = 1, width, height, pages = 1 }: Metadata): boolean {
  const fits = Math.max(width, height) <= longestSide && endings[format]?.test(path.extname(file)) === true
  return fits && depth === "uchar" && orientation === 1 && pages === 1
}
