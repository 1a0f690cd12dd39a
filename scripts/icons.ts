/** `npm run icons`: the icons of browsers and home screens in `static/`, from the mark in `static/favicon.svg`. */
import { mkdir, readFile, writeFile } from "node:fs/promises"
import sharp from "sharp"
import { siteColours } from "#contract/site-colours.ts"
import { runProgram } from "./closing.ts"
import { labelled } from "./steps.ts"

function drawn(mark: Buffer, size: number): Promise<Buffer> {
  return sharp(mark, { density: 72 * (size / 64) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** Draws the mark on a square. Systems cut its corners off, so the mark takes a part of the width only. */
async function onSquare(mark: Buffer, size: number, part: number): Promise<Buffer> {
  const input = await drawn(mark, Math.round(size * part))
  const square = sharp({ create: { width: size, height: size, channels: 3, background: siteColours.paper } })
  return square.composite([{ input }]).png({ palette: true, compressionLevel: 9 }).toBuffer()
}

/** Returns an icon file that holds one PNG: a header of 6 bytes, and 16 that say where it is. */
function iconFile(size: number, png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

runProgram(async ({ print }) => {
  await mkdir("static/icons", { recursive: true })
  const mark = await readFile("static/favicon.svg")
  const files = {
    "favicon.ico": iconFile(32, await drawn(mark, 32)),
    "apple-touch-icon.png": await onSquare(mark, 180, 0.72),
    "icons/maskable-192.png": await onSquare(mark, 192, 0.6),
    "icons/maskable-512.png": await onSquare(mark, 512, 0.6),
  }
  for (const [name, bytes] of Object.entries(files)) {
    await writeFile(`static/${name}`, bytes)
    print(labelled("icons", `static/${name}, ${bytes.length} bytes`))
  }
  return "end"
})
