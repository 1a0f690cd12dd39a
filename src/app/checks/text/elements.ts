/** Reads and changes the elements of a rich text. */

export function elementsIn(body: Element, selector: string): readonly Element[] {
  return [...body.querySelectorAll(selector)]
}

export function wordsIn(element: Element): string {
  return element.textContent.replaceAll(/\s+/g, " ").trim()
}

/** Puts an element of another name in the place of one, with its content and attributes. */
export function rename(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name)
  for (const { name: attribute, value } of element.attributes) other.setAttribute(attribute, value)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

/** Leaves the content of an element in its place. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

export function isBlank(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? "").trim() === ""
}
