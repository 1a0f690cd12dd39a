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

const inline = new Set("a strong em sup sub br img span b i u s small code mark abbr cite q kbd del ins font time label".split(" "))

export function isInline(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE || (node instanceof Element && inline.has(node.localName))
}

/** Wraps text that stands beside blocks, or alone in an item or a cell, into paragraphs. */
export function wrapLooseText(root: Element): void {
  for (const element of [root, ...root.querySelectorAll("li, td, th, blockquote")]) {
    let run: Node[] = []
    for (const node of [...element.childNodes, null]) {
      if (node !== null && isInline(node)) run.push(node)
      else {
        wrap(run)
        run = []
      }
    }
  }
}

function wrap(run: readonly Node[]): void {
  const [first] = run
  const last = run.at(-1)
  const hasContent = run.some((node) => node.nodeType !== Node.TEXT_NODE || (node.nodeValue ?? "").trim() !== "")
  if (first?.ownerDocument === undefined || first.ownerDocument === null || !hasContent) return
  // White space with a line break only lays out the source.
  if (first.nodeType === Node.TEXT_NODE) first.nodeValue = (first.nodeValue ?? "").replace(/^[ \t]*\n\s*/, "")
  if (last?.nodeType === Node.TEXT_NODE) last.nodeValue = (last.nodeValue ?? "").replace(/(?<!\s)\s*\n[ \t]*$/, "")
  const paragraph = first.ownerDocument.createElement("p")
  first.parentNode?.insertBefore(paragraph, first)
  paragraph.append(...run)
}
