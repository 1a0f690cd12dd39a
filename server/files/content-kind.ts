import { open, type FileHandle } from "node:fs/promises"

/** The first bytes are in Latin-1. Kinds that no field accepts are here so that the answer can name them. */
const marks: readonly { readonly kind: string; readonly at: number; readonly bytes: string }[] = [
  { kind: "jpeg", at: 0, bytes: "\xff\xd8\xff" },
  { kind: "png", at: 0, bytes: "\x89PNG\r\n\x1a\n" },
  { kind: "webp", at: 8, bytes: "WEBP" },
  { kind: "pdf", at: 0, bytes: "%PDF-" },
  { kind: "zip", at: 0, bytes: "PK\x03\x04" },
  { kind: "HEIC picture", at: 4, bytes: "ftyphei" },
  { kind: "HEIC picture", at: 4, bytes: "ftypmif1" },
  { kind: "GIF picture", at: 0, bytes: "GIF8" },
  { kind: "TIFF picture", at: 0, bytes: "II*\0" },
  { kind: "TIFF picture", at: 0, bytes: "MM\0*" },
  { kind: "old Office document", at: 0, bytes: "\xd0\xcf\x11\xe0" },
  { kind: "program", at: 0, bytes: "MZ" },
  { kind: "program", at: 0, bytes: "\x7fELF" },
]

const headLength = 1024

/** Returns an extension such as `jpeg` or `odt`, or words for a kind that no field accepts. */
export async function contentKind(path: string): Promise<string | undefined> {
  const file = await open(path, "r")
  try {
    const { size } = await file.stat()
    const head = (await readAt(file, 0, headLength)).toString("latin1")
    const kind = isAvif(head) ? "avif" : (marks.find(({ at, bytes }) => head.startsWith(bytes, at))?.kind ?? markup(head))
    if (kind === "zip") return await zipKind(file, size)
    return kind === "pdf" && !(await readAt(file, Math.max(0, size - 4096), 4096)).includes("%%EOF") ? "PDF that breaks off" : kind
  } finally {
    await file.close()
  }
}

// HEIC and AVIF share a container, but differ in its list of brands.
function isAvif(head: string): boolean {
  return head.startsWith("ftyp", 4) && /avi[fs]/.test(head.slice(8, Math.min(64, head.charCodeAt(3))))
}

function markup(head: string): string | undefined {
  const text = head.replaceAll("\0", "").trimStart().toLowerCase()
  if (/<svg[\s>]/.test(text)) return "SVG picture"
  if (/<(!doctype html|html|head|body|script|iframe)[\s>]/.test(text)) return "web page"
  return text.startsWith("#!") || text.startsWith("<?php") ? "program" : undefined
}

const endOfList = Buffer.from("PK\x05\x06", "latin1")
const entryMark = Buffer.from("PK\x01\x02", "latin1")
// The end record has 22 bytes, and a comment of at most 65,535.
const longestEnd = 22 + 65_535
const longestList = 4 * 1024 * 1024

type Entry = { readonly name: string; readonly isStored: boolean; readonly size: number; readonly offset: number }

const openDocuments: Readonly<Record<string, string>> = {
  "application/vnd.oasis.opendocument.text": "odt",
  "application/vnd.oasis.opendocument.spreadsheet": "ods",
}

/** Reads the archive's list of contents without unpacking. Returns undefined if it can't be read. */
async function zipKind(file: FileHandle, size: number): Promise<string | undefined> {
  const entries = await readEntries(file, size)
  if (entries === undefined || entries.length === 0) return undefined
  const names = new Set(entries.map(({ name }) => name))
  const has = (start: string) => entries.some(({ name }) => name.startsWith(start))
  const [first] = entries
  if (first?.name === "mimetype") return openDocuments[await readStored(file, first)] ?? "document of another kind"
  if (entries.some(({ name }) => name.endsWith("/vbaProject.bin"))) return "document with macros"
  if (names.has("[Content_Types].xml")) return has("word/") ? "docx" : has("xl/") ? "xlsx" : "document of another kind"
  return names.has("META-INF/MANIFEST.MF") || names.has("AndroidManifest.xml") ? "program" : "zip"
}

async function readEntries(file: FileHandle, size: number): Promise<readonly Entry[] | undefined> {
  const tail = await readAt(file, Math.max(0, size - longestEnd), Math.min(size, longestEnd))
  const end = tail.lastIndexOf(endOfList)
  if (end < 0 || end + 22 > tail.length) return undefined
  const length = tail.readUInt32LE(end + 12)
  const offset = tail.readUInt32LE(end + 16)
  if (length > longestList || offset + length > size) return undefined
  return parseList(await readAt(file, offset, length), tail.readUInt16LE(end + 10))
}

function parseList(list: Buffer, count: number): readonly Entry[] | undefined {
  const entries: Entry[] = []
  let at = 0
  while (entries.length < count) {
    if (at + 46 > list.length || !list.subarray(at, at + 4).equals(entryMark)) return undefined
    const nameLength = list.readUInt16LE(at + 28)
    const next = at + 46 + nameLength + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32)
    if (next > list.length) return undefined
    entries.push({
      name: list.toString("utf8", at + 46, at + 46 + nameLength),
      isStored: list.readUInt16LE(at + 10) === 0,
      size: list.readUInt32LE(at + 24),
      offset: list.readUInt32LE(at + 42),
    })
    at = next
  }
  return entries
}

async function readStored(file: FileHandle, { isStored, size, offset }: Entry): Promise<string> {
  if (!isStored || size > 100) return ""
  const header = await readAt(file, offset, 30)
  if (header.length < 30) return ""
  const start = offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  return (await readAt(file, start, size)).toString("latin1")
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
