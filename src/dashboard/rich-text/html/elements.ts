export function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name)
  // `setAttribute` throws for names that only the HTML parser takes.
  for (const attribute of [...element.attributes]) renamed.setAttributeNode(element.removeAttributeNode(attribute))
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

const inline = new Set("a strong em sup sub br img span b i u s small code mark abbr cite q kbd del ins font time label".split(" "))

export function isInline(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE || (node instanceof Element && inline.has(node.localName))
}
