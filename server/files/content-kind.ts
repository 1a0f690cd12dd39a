import { open, type FileHandle } from "node:fs/promises"

/** The first bytes of files, in Latin-1. Kinds that no field accepts are here so that the answer can name them. */
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
/** Holds a zip's list of about 600 files, which is at its end, and the end of a PDF. */
const tailLength = 64 * 1024

/** The kind of a file by its bytes: an extension such as `jpeg` or `odt`, or words for a kind that no field accepts. */
export async function contentKind(path: string): Promise<string | undefined> {
  const file = await open(path, "r")
  try {
    const { size } = await file.stat()
    const head = await readAt(file, 0, headLength)
    const tail = await readAt(file, Math.max(0, size - tailLength), tailLength)
    const kind = isAvif(head) ? "avif" : (marks.find(({ at, bytes }) => head.startsWith(bytes, at))?.kind ?? markup(head))
    if (kind === "zip") return zipKind(head, tail)
    return kind === "pdf" && !tail.includes("%%EOF") ? "PDF that breaks off" : kind
  } finally {
    await file.close()
  }
}

// HEIC and AVIF share a container; the list of brands in it differs.
function isAvif(head: string): boolean {
  return head.startsWith("ftyp", 4) && /avi[fs]/.test(head.slice(8, Math.min(64, head.charCodeAt(3))))
}

function markup(head: string): string | undefined {
  const text = head.replaceAll("\0", "").trimStart().toLowerCase()
  if (/<svg[\s>]/.test(text)) return "SVG picture"
  if (/<(!doctype html|html|head|body|script|iframe)[\s>]/.test(text)) return "web page"
  return text.startsWith("#!") || text.startsWith("<?php") ? "program" : undefined
}

/** The kind of a zip archive by its first entry and its list of names. Undefined if it breaks off before the list. */
function zipKind(head: string, tail: string): string | undefined {
  if (!tail.includes("PK\x05\x06")) return undefined
  const entries = tail.split("PK\x01\x02").slice(1)
  const names = entries.map((entry) => entry.slice(42, 42 + entry.charCodeAt(24) + 256 * entry.charCodeAt(25)))
  const has = (start: string) => names.some((name) => name.startsWith(start))
  if (head.startsWith("mimetype", 30))
    return openDocuments.find(({ type }) => head.startsWith(`${type}PK`, 38))?.kind ?? "document of another kind"
  if (names.some((name) => name.includes("/vbaProject.bin"))) return "document with macros"
  if (has("[Content_Types].xml")) return has("word/") ? "docx" : has("xl/") ? "xlsx" : "document of another kind"
  return has("META-INF/MANIFEST.MF") || has("AndroidManifest.xml") ? "program" : "zip"
}

/** The first entry of an OpenDocument is its media type, not compressed. */
const openDocuments = [
  { kind: "odt", type: "application/vnd.oasis.opendocument.text" },
  { kind: "ods", type: "application/vnd.oasis.opendocument.spreadsheet" },
]

async function readAt(file: FileHandle, position: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.toString("latin1", 0, bytesRead)
}
