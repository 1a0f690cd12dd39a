import sharp from "sharp"

/** Whether two files show the same picture, whatever else they tell. */
export async function samePicture(one: Buffer, other: Buffer): Promise<boolean> {
  try {
    const [pixels, others] = await Promise.all([one, other].map((bytes) => sharp(bytes, { limitInputPixels: false }).raw().toBuffer()))
    return pixels !== undefined && others !== undefined && pixels.equals(others)
  } catch {
    return false
  }
}
