import { transliterate } from "transliteration"
import { normalForm } from "#contract/normal-form.ts"
import { Refusal } from "#server/http/refusal.ts"

export type FileName = { readonly stem: string; readonly extension: string }

// File systems allow 255 bytes, and a number may be added.
const longestStem = 120

// Drupal has this list: a web server that looks at more than the last extension could run such files.
const program = /^(phar|php\d?|pl|py|cgi|aspx?|jsp?|htaccess|phtml|shtml|exe|sh)$/

/** Uses only small ASCII letters, digits, dots and hyphens. */
export function safeName(filename: string): FileName {
  const plain = transliterate(normalForm(filename, "NFC"))
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, "-")
  const [first = "", ...parts] = plain.split(".").filter((part) => part !== "")
  const extension = parts.at(-1) ?? ""
  const inner = parts.slice(0, -1).map((part) => (program.test(part) ? `${part}_` : part))
  const stem = [first, ...inner]
    .join(".")
    .slice(0, longestStem)
    .replaceAll(/-*\.-*/g, ".")
    .replaceAll(/^[-_.]+|[-.]+$/g, "")
  return { stem: stem === "" ? "file" : stem, extension }
}

const nameNeeded = 'A file name in the format "filename=FILENAME" must be provided.'

/** Reads Content-Disposition as Drupal does. Bytes and percent signs are UTF-8 if possible. @throws Refusal 400 */
export function filenameOf(header: string | null): string {
  if (header === null) throw new Refusal(400, `"Content-Disposition" header is required. ${nameNeeded}`)
  const [, star, quoted = ""] = /\bfilename(\*?)="([^"]+)"/.exec(header) ?? []
  if (star === "*")
    throw new Refusal(400, 'The extended "filename*" format is currently not supported in the "Content-Disposition" header.')
  const name = decoded(decoded(quoted, asUtf8), decodeURIComponent).split(/[/\\]/).at(-1) ?? ""
  if (name === "") throw new Refusal(400, `No filename found in "Content-Disposition" header. ${nameNeeded}`)
  return name
}

// A browser's fetch() sends é as the byte E9, which is Latin-1 and no UTF-8.
function asUtf8(latin1: string): string {
  return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(latin1, "latin1"))
}

function decoded(text: string, decode: (text: string) => string): string {
  try {
    return decode(text)
  } catch {
    // The name isn't encoded so: it stays as it is.
    return text
  }
}
