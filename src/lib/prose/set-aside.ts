/** A style attribute does nothing under this name. */
export const asideStyle = "data-style"

/** The site's policy forbids style attributes and event handlers, so a browser would log each. Renamed, styles of a pasted text can still be read. */
export function setAside(html: string): string {
  const tag = /<[a-z][^\s/>]*/gi
  let output = ""
  let end = 0
  for (let match = tag.exec(html); match !== null; match = tag.exec(html)) {
    const attributes = attributesAt(html, tag.lastIndex)
    output += html.slice(end, tag.lastIndex) + attributes.renamed
    end = attributes.end
    tag.lastIndex = end
  }
  return output + html.slice(end)
}

function attributesAt(html: string, start: number): { readonly renamed: string; readonly end: number } {
  const attribute = /([\s/]*)([^\s/>=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/y
  attribute.lastIndex = start
  let renamed = ""
  let end = start
  for (let match = attribute.exec(html); match !== null; match = attribute.exec(html)) {
    const [, space = "", name = "", value = ""] = match
    renamed += space + (/^(style|on\w+)$/i.test(name) ? `data-${name}` : name) + value
    end = attribute.lastIndex
  }
  return { renamed, end }
}
