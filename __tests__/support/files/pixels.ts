import { readFileSync } from "node:fs"
import sharp from "sharp"

export const colours = { red: [220, 30, 30], green: [30, 180, 60], blue: [40, 60, 200], brown: [150, 120, 90] } as const

/** A picture of __tests__/support/files/pictures/, each of which stands for a kind that other products show wrongly. */
export function odd(name: "orientation-6-no-gps.jpg" | "srgb-16-bit.png" | "tall-800x17000.png"): Buffer {
  return readFileSync(`__tests__/support/files/pictures/${name}`)
}

/** The middles of the quadrants from the top left, by rows. */
const middles = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const

/** The sRGB colours of a picture's quadrants, as a browser shows them. */
export async function quadrants(bytes: Uint8Array): Promise<readonly (readonly number[])[]> {
  const { icc, depth } = await sharp(bytes).metadata()
  // sharp works on 16 bits in the colours of P3, and leaves them there unless told otherwise.
  const inSrgb =
    icc === undefined || depth === "uchar" ? bytes : await sharp(bytes).withIccProfile("srgb", { attach: false }).png().toBuffer()
  const { data, info } = await sharp(inSrgb).autoOrient().toColourspace("srgb").removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return middles.map(([x, y]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
    return [...data.subarray(at, at + 3)]
  })
}

/** How far two pictures' quadrants differ, in the channel that differs most. */
export function difference(some: readonly (readonly number[])[], others: readonly (readonly number[])[]): number {
  return Math.max(...some.flatMap((colour, index) => colour.map((value, channel) => Math.abs(value - (others[index]?.[channel] ?? 999)))))
}
