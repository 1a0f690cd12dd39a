const namedEntities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " }

/** Returns a line for each block, and an empty line between paragraphs. */
export function plainText(html: string): string {
  return html
    .replaceAll(/\s+/g, " ")
    .replaceAll(/<[^>]*(?:>|$)/g, spaceOf)
    .replaceAll(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (entity, name: string) => character(name) ?? entity)
    .replaceAll(/(?<! ) *\n */g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim()
}

/** Returns the white space for a tag. An unclosed `<` matches the rest as a whole, because a search from each `<` takes quadratic time. */
function spaceOf(tag: string): string {
  if (!tag.endsWith(">")) return tag
  if (/^<br\b/.test(tag)) return "\n"
  if (/^<li\b/.test(tag)) return "\n- "
  if (/^<\/(p|h[2-4]|ul|ol|blockquote|figure|table)>/.test(tag)) return "\n\n"
  if (/^<\/(tr|caption)>/.test(tag)) return "\n"
  return /^<\/t[dh]>/.test(tag) ? " " : ""
}

function character(name: string): string | undefined {
  const [, hexadecimal, decimal] = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(name) ?? []
  if (hexadecimal === undefined && decimal === undefined) return namedEntities[name]
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined
}
