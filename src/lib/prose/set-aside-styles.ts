/** A style attribute, under a name that does nothing. */
export const setAside = "data-style"

/**
 * Renames the style attributes in HTML. The site's policy forbids them in any document, so that a browser would complain about each, and what reads
 * a pasted text still sees them.
 */
export function setAsideStyles(html: string): string {
  if (!/style/i.test(html)) return html
  const tag = /<[a-z][^\s/>]*/gi
  let written = ""
  let end = 0
  for (let found = tag.exec(html); found !== null; found = tag.exec(html)) {
    const attributes = attributesAt(html, tag.lastIndex)
    written += html.slice(end, tag.lastIndex) + attributes.renamed
    end = attributes.end
    tag.lastIndex = end
  }
  return written + html.slice(end)
}

function attributesAt(html: string, start: number): { readonly renamed: string; readonly end: number } {
  const attribute = /([\s/]*)([^\s/>=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/y
  attribute.lastIndex = start
  let renamed = ""
  let end = start
  for (let found = attribute.exec(html); found !== null; found = attribute.exec(html)) {
    const [, space = "", name = "", value = ""] = found
    renamed += space + (name.toLowerCase() === "style" ? setAside : name) + value
    end = attribute.lastIndex
  }
  return { renamed, end }
}
