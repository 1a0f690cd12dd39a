const inline = new Set("a strong em sup sub br img span b i u s small code mark abbr cite q kbd del ins font time label".split(" "))

export function isInline(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE || (node instanceof Element && inline.has(node.localName))
}

/** Puts text that lies beside blocks, or alone in an item or a cell, into paragraphs of its own. */
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
  if (first?.ownerDocument == null || !hasContent) return
  // White space with a line end belongs to the source's layout, not to the text.
  if (first.nodeType === Node.TEXT_NODE) first.nodeValue = (first.nodeValue ?? "").replace(/^[ \t]*\n\s*/, "")
  if (last?.nodeType === Node.TEXT_NODE) last.nodeValue = (last.nodeValue ?? "").replace(/\s*\n[ \t]*$/, "")
  const paragraph = first.ownerDocument.createElement("p")
  first.parentNode?.insertBefore(paragraph, first)
  paragraph.append(...run)
}
