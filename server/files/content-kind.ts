import { open } from "node:fs/promises"
import { readAt, zipKind } from "./zip.ts"

type Mark = { readonly kind: string; readonly at: number; readonly bytes: string }

/** The first bytes of files, in Latin-1. Kinds that no field accepts are here so that the answer can name them. */
const marks: readonly Mark[] = [
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

/** The kind of a file by its bytes: an extension such as `jpeg` or `odt`, or words for a kind that no field accepts. */
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
