import { readFile } from "node:fs/promises"
import sharp from "sharp"
import { withSafeExif } from "./exif.ts"
import { decoding } from "./picture.ts"

type ShrinkOptions = { readonly maxPixels: number; readonly width: number }

/** Makes an upright WebP copy without metadata. A narrower picture keeps its size. @throws Refusal 422 if it can't be decoded */
export async function shrinkPicture(path: string, { maxPixels, width }: ShrinkOptions): Promise<Uint8Array> {
  const bytes = withSafeExif(await readFile(path))
  const picture = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
  return decoding(() => picture().autoOrient().resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer())
}
