import { crc32 } from "node:zlib"

type Block = { readonly start: number; readonly end: number }

/**
 * Clears the EXIF of a picture but for the orientation. The length stays, so that no other block moves.
 *
 * Decoders read the EXIF first, and follow directories that point at themselves for minutes.
 */
export function withSafeExif(bytes: Buffer): Buffer {
  const blocks = blocksOf(bytes)
  if (blocks.length === 0) return bytes
  const safe = Buffer.from(bytes)
  for (const { start, end } of blocks) {
    const tiff = safe.subarray(start, end)
    const orientation = orientationOf(tiff)
    tiff.fill(0)
    if (orientation !== null) orientationBlock(orientation).copy(tiff)
    if (isPng(safe)) safe.writeUInt32BE(crc32(safe.subarray(start - 4, end)), end)
  }
  return safe
}

/** Returns whether the directories of the EXIF are few and form a tree, so that reading them ends. */
export function hasSafeExif(bytes: Buffer): boolean {
  return blocksOf(bytes).every(({ start, end }) => isTree(bytes.subarray(start, end)))
}

function isPng(bytes: Buffer): boolean {
  return bytes.toString("latin1", 1, 4) === "PNG"
}

function blocksOf(bytes: Buffer): readonly Block[] {
  if (bytes.readUInt16BE(0) === 0xffd8) return jpegBlocks(bytes)
  if (isPng(bytes)) return chunks(bytes, { first: 8, name: "eXIf", nameAt: 4, lengthAt: 0, after: 4 })
  if (bytes.toString("latin1", 8, 12) === "WEBP") return chunks(bytes, { first: 12, name: "EXIF", nameAt: 0, lengthAt: 4, after: 0 })
  return []
}

function jpegBlocks(bytes: Buffer): readonly Block[] {
  return jpegSegments(bytes)
    .filter(({ name }) => name === "e1 Exif")
    .map(({ start, end }) => ({ start: Math.min(end, start + 6), end }))
}

/** The segments of a JPEG before the picture itself, without their lengths. A name is the marker and the first letters, such as `e1 Exif`. */
export function jpegSegments(bytes: Buffer): readonly (Block & { readonly name: string })[] {
  const found: (Block & { readonly name: string })[] = []
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0
    // 0xff fills the space between segments; 0xda begins the picture itself.
    if (marker === 0xff) at += 1
    else if (marker === 0xda) return found
    else {
      const end = Math.min(bytes.length, at + 2 + Math.max(2, bytes.readUInt16BE(at + 2)))
      found.push({ name: `${marker.toString(16)} ${bytes.toString("latin1", at + 4, at + 8)}`, start: Math.min(end, at + 4), end })
      at = end
    }
  }
  return found
}

type Layout = {
  readonly first: number
  readonly name: string
  readonly nameAt: number
  readonly lengthAt: number
  /** Bytes of the checksum after a chunk. */
  readonly after: number
}

function chunks(bytes: Buffer, { first, name, nameAt, lengthAt, after }: Layout): readonly Block[] {
  const found: Block[] = []
  for (let at = first; at + 8 <= bytes.length;) {
    const length = after > 0 ? bytes.readUInt32BE(at + lengthAt) : bytes.readUInt32LE(at + lengthAt)
    const end = at + 8 + length
    if (bytes.toString("latin1", at + nameAt, at + nameAt + 4) === name && end + after <= bytes.length)
      found.push({ start: tiffStart(bytes, at + 8), end })
    at = end + (after > 0 ? after : length % 2)
  }
  return found
}

// Some programs that write WebP repeat JPEG's mark.
function tiffStart(bytes: Buffer, at: number): number {
  return bytes.toString("latin1", at, at + 4) === "Exif" ? at + 6 : at
}

const orientationTag = 0x0112
const pointers = [0x8769, 0x8825, 0xa005]
const entrySize = 12
const mostDirectories = 10

type Directory = { readonly entries: readonly { readonly tag: number; readonly at: number }[]; readonly next: number }

function readerOf(tiff: Buffer) {
  const isLittle = tiff[0] === 0x49
  return {
    short: (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)),
    long: (at: number) => (at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at)),
  }
}

function directoryAt(tiff: Buffer, offset: number): Directory {
  const { short, long } = readerOf(tiff)
  const count = Math.min(short(offset), Math.floor(tiff.length / entrySize))
  const entries = Array.from({ length: count }, (_, index) => offset + 2 + index * entrySize).map((at) => ({ tag: short(at), at }))
  return { entries, next: long(offset + 2 + count * entrySize) }
}

function orientationOf(tiff: Buffer): number | null {
  const { short, long } = readerOf(tiff)
  const entry = directoryAt(tiff, long(4)).entries.find(({ tag }) => tag === orientationTag)
  const value = entry === undefined ? 0 : short(entry.at + 8)
  return value >= 1 && value <= 8 && tiff.length >= orientationBlock(value).length ? value : null
}

function isTree(tiff: Buffer): boolean {
  const { long } = readerOf(tiff)
  const seen = new Set<number>()
  const waiting = [long(4)]
  for (let offset = waiting.pop(); offset !== undefined; offset = waiting.pop()) {
    if (seen.has(offset) || seen.size >= mostDirectories) return false
    seen.add(offset)
    const { entries, next } = directoryAt(tiff, offset)
    const below = entries.filter(({ tag }) => pointers.includes(tag)).map(({ at }) => long(at + 8))
    if (below.length > pointers.length) return false
    waiting.push(...below, ...(next === 0 ? [] : [next]))
  }
  return true
}

function orientationBlock(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write("II*\0", "latin1")
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  tiff.writeUInt16LE(orientationTag, 10)
  tiff.writeUInt16LE(3, 12)
  tiff.writeUInt32LE(1, 14)
  tiff.writeUInt16LE(orientation, 18)
  return tiff
}
