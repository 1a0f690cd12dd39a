/** Replaces an element by one with another name, and keeps its content and attributes. */
export function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name)
  // Not `setAttribute`, which throws for names that only the HTML parser takes.
  for (const attribute of [...element.attributes]) renamed.setAttributeNode(element.removeAttributeNode(attribute))
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

/** Replaces an element by its content. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}
