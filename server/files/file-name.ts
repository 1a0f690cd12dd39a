import { transliterate } from "transliteration"

export type FileName = { readonly stem: string; readonly extension: string }

// File systems allow 255 bytes, and a number may be added.
const longestStem = 120

// Drupal's list: a web server that looks at more than the last extension could run these.
const program = /^(phar|php\d?|pl|py|cgi|aspx?|jsp?|htaccess|phtml|shtml|exe|sh)$/

/** Makes a name for the disk and for addresses: small ASCII letters, digits, dots and hyphens. */
export function safeName(filename: string): FileName {
  const plain = transliterate(filename.normalize("NFC"))
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
