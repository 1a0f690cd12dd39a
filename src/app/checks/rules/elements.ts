export function elementsIn(body: Element, selector: string): readonly Element[] {
  return [...body.querySelectorAll(selector)]
}

export function wordsIn(element: Element): string {
  return element.textContent.replaceAll(/\s+/g, " ").trim()
}

export function isBlank(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? "").trim() === ""
}
