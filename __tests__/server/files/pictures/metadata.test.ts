import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { crc32 } from "node:zlib"
import sharp, { type Sharp } from "sharp"
import { inspectPicture } from "#server/files/pictures/inspect-picture.ts"
import { difference, odd, quadrants } from "#support/files/pixels.ts"
import { aColour } from "#support/files/uploads.ts"
import { aTemporaryFolder } from "#support/temporary-folder.ts"

const folder = aTemporaryFolder()
const formats = ["jpeg", "png", "webp", "avif"] as const

/** What is stored in place of a picture; null if it is stored as it is. */
async function cleaned(bytes: Buffer): Promise<Buffer | null> {
  const path = join(folder, "sent")
  writeFileSync(path, bytes)
  const { cleaned: stored } = await inspectPicture(path, 50_000_000)
  return stored === null ? null : Buffer.from(stored)
}

const secret = "Ines Dubois"
const xmp = (property: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description ${property}/></rdf:RDF></x:xmpmeta>`

const tellers: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  "the photographer": (picture) => picture.withExif({ IFD0: { Artist: secret } }),
  "the camera's serial number": (picture) => picture.withExif({ IFD2: { BodySerialNumber: secret } }),
  "a creator in XMP": (picture) => picture.withXmp(xmp(`xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${secret}"`)),
}

describe.each(Object.entries(tellers))("%s", (_, tell) => {
  test.each(formats)("goes from a %s, and the picture stays", async (format) => {
    const sent = await tell(aColour()).toFormat(format).toBuffer()
    expect(sent.includes(secret)).toBe(true)
    const stored = await cleaned(sent)
    expect(stored?.includes(secret)).toBe(false)
    const facts = await sharp(stored ?? "").metadata()
    expect([facts.format, facts.width, facts.height, facts.exif, facts.xmp]).toEqual([
      format === "avif" ? "heif" : format,
      40,
      30,
      undefined,
      undefined,
    ])
    expect(difference(await quadrants(stored ?? sent), await quadrants(sent))).toBeLessThanOrEqual(4)
  })
})

/** A segment or chunk right after the beginning. */
function withBlock(picture: Buffer, at: number, block: Buffer): Buffer {
  return Buffer.concat([picture.subarray(0, at), block, picture.subarray(at)])
}

function segment(marker: number, text: string): Buffer {
  const content = Buffer.from(text, "latin1")
  const length = Buffer.alloc(2)
  length.writeUInt16BE(content.length + 2)
  return Buffer.concat([Buffer.from([0xff, marker]), length, content])
}

test.each([
  ["a comment", 0xfe, secret],
  ["IPTC, which names the author", 0xed, `Photoshop 3.0\0${secret}`],
  ["a record of provenance", 0xeb, `JP${secret}`],
])("%s of a JPEG goes", async (_, marker, text) => {
  const sent = withBlock(await aColour().jpeg().toBuffer(), 2, segment(marker, text))
  expect((await cleaned(sent))?.includes(secret)).toBe(false)
})

test("an author in a PNG's own texts goes", async () => {
  const content = Buffer.from(`tEXtAuthor\0${secret}`, "latin1")
  const chunk = Buffer.alloc(content.length + 8)
  chunk.writeUInt32BE(content.length - 4)
  content.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(content), content.length + 4)
  // After the signature and the header.
  const sent = withBlock(await aColour().png().toBuffer(), 33, chunk)
  expect((await cleaned(sent))?.includes(secret)).toBe(false)
})

test("a picture without metadata is not encoded anew", async () => {
  const plain = await Promise.all(formats.map((format) => aColour().withIccProfile("p3").toFormat(format).toBuffer()))
  for (const bytes of [...plain, odd("srgb-16-bit.png"), odd("tall-800x17000.png")]) expect(await cleaned(bytes)).toBeNull()
})

const gps = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "50/1 51/1 0/1" } }
const red = () =>
  aColour().composite([{ input: { create: { width: 20, height: 15, channels: 3, background: "#dc1e1e" } }, gravity: "northwest" }])

const coloured: Readonly<Record<string, () => Promise<Buffer>>> = {
  "16 bits with the profile of sRGB": async () =>
    sharp(odd("srgb-16-bit.png")).pipelineColourspace("rgb16").toColourspace("rgb16").keepIccProfile().withExif(gps).png().toBuffer(),
  "16 bits without a profile": () => red().toColourspace("rgb16").withExif(gps).png().toBuffer(),
  "16 bits of grey": () => red().toColourspace("grey16").withExif(gps).png().toBuffer(),
  "8 bits in P3": () => red().withIccProfile("p3").withExif(gps).jpeg({ quality: 95 }).toBuffer(),
  "the four inks of print": () => red().withIccProfile("cmyk").toColourspace("cmyk").withExif(gps).jpeg({ quality: 95 }).toBuffer(),
  grey: () => red().toColourspace("b-w").withExif(gps).jpeg({ quality: 95 }).toBuffer(),
}

test.each(Object.entries(coloured))(
  "a picture in %s that loses its place keeps its colours, their depth and their profile",
  async (_, make) => {
    const sent = await make()
    const stored = (await cleaned(sent)) ?? sent
    expect(stored.equals(sent)).toBe(false)
    const [before, after] = await Promise.all([sharp(sent).metadata(), sharp(stored).metadata()])
    expect([after.exif, after.space, after.depth, after.icc]).toEqual([undefined, before.space, before.depth, before.icc])
    expect(difference(await quadrants(stored), await quadrants(sent))).toBeLessThanOrEqual(4)
  },
)
