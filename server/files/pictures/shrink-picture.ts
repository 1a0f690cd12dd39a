import { readFile } from "node:fs/promises"
import sharp from "sharp"
import { refuseDamaged } from "./inspect-picture.ts"

type ShrinkOptions = { readonly maxPixels: number; readonly width: number }

/** WebP holds no longer side. */
const mostPixelsAside = 16_383

/** Makes an upright WebP copy in sRGB without metadata. A narrower picture keeps its size. @throws Refusal 422 if it can't be decoded */
export async function shrinkPicture(path: string, { maxPixels, width }: ShrinkOptions): Promise<Uint8Array> {
  const bytes = await readFile(path)
  return refuseDamaged(async () => {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
    const { hasProfile } = await picture.metadata()
    const copy = picture.autoOrient().resize({ width, height: mostPixelsAside, fit: "inside", withoutEnlargement: true })
    // sharp leaves pictures of 16 bits in the colours of P3 unless told otherwise.
    return (hasProfile ? copy.withIccProfile("srgb", { attach: false }) : copy).webp({ quality: 80 }).toBuffer()
  })
}
