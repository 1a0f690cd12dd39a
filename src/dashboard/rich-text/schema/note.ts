import { Node } from "@tiptap/core"
import type { Node as Content } from "@tiptap/pm/model"
import { attributeOf, checked, safeId } from "./attributes.ts"

/** A reference is `<sup><a href="#fn-1" id="fnref-1">1</a></sup>`. */
export const Note = Node.create({
  name: "note",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: () => checked("target", "id", "number"),
  parseHTML: () => [
    { tag: "sup[data-note]", priority: 61, getAttrs: readCopied },
    { tag: "sup", priority: 60, getAttrs: readStored },
  ],
  renderHTML: ({ node }) => [
    "sup",
    { "data-note": attributeOf(node, "target") ?? "", "data-id": attributeOf(node, "id") },
    String(numberOf(node)),
  ],
  renderText: ({ node }) => `[${numberOf(node)}]`,
})

function readStored(element: HTMLElement) {
  const [link, ...others] = element.childNodes
  if (!(link instanceof HTMLElement) || link.localName !== "a" || others.length > 0 || !/^[1-9]\d{0,3}$/.test(link.textContent))
    return false
  const target = safeId(/^#(.+)$/.exec(link.getAttribute("href") ?? "")?.[1] ?? null)
  const id = safeId(link.getAttribute("id"))
  return target !== null && id !== null && { target, id, number: Number(link.textContent) }
}

/** The editor draws and copies a reference without `id`, which could hide an element of the dashboard. */
function readCopied(element: HTMLElement) {
  const target = safeId(element.getAttribute("data-note"))
  return target !== null && { target, id: safeId(element.getAttribute("data-id")), number: Number(element.textContent) }
}

export function numberOf(note: Content): number {
  return attributeOf(note, "number") ?? 1
}
