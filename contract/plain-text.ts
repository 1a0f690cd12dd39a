/** Restricted HTML as plain text. */
const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " }

/** The words of restricted HTML; blocks are lines, and paragraphs have an empty line between them. */
export function plainText(html: string): string {
  return html
    .replaceAll(/\s+/g, " ")
    .replaceAll(/<br\b[^>]*>/g, "\n")
    .replaceAll(/<li\b[^>]*>/g, "\n- ")
    .replaceAll(/<\/(p|h[2-4]|ul|ol|blockquote|figure|table)>/g, "\n\n")
    .replaceAll(/<\/(tr|caption)>/g, "\n")
    .replaceAll(/<\/t[dh]>/g, " ")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (entity, name: string) => character(name) ?? entity)
    .replaceAll(/ *\n */g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim()
}

function character(name: string): string | undefined {
  const [, hexadecimal, decimal] = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(name) ?? []
  if (hexadecimal === undefined && decimal === undefined) return named[name]
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined
}
