import { Node } from "@tiptap/core"
import type { Node as Content } from "@tiptap/pm/model"
import { altOf, pictureOf, safePicture, safeSize, sizeOf } from "./attributes.ts"

const attributes = () => ({ src: { default: null }, alt: { default: null }, width: { default: null }, height: { default: null } })

function read(image: Element | null) {
  const src = safePicture(image?.getAttribute("src") ?? null)
  if (!image || src === null) return false
  const size = (name: string) => safeSize(image.getAttribute(name))
  return { src, alt: image.getAttribute("alt"), width: size("width"), height: size("height") }
}

function imageOf(node: Content) {
  return { src: pictureOf(node), alt: altOf(node) ?? "", width: sizeOf(node, "width"), height: sizeOf(node, "height") }
}

/** A picture with its caption as content. */
export const Figure = Node.create({
  name: "figure",
  group: "block",
  content: "inline*",
  draggable: true,
  isolating: true,
  addAttributes: attributes,
  parseHTML: () => [
    { tag: "figure", getAttrs: (figure) => read(figure.querySelector("img")), contentElement: (figure) => captionIn(figure) },
  ],
  renderHTML: ({ node }) => ["figure", ["img", imageOf(node)], ["figcaption", 0]],
})

function captionIn(figure: globalThis.Node): HTMLElement {
  const caption = figure instanceof HTMLElement ? figure.querySelector("figcaption") : null
  return caption ?? document.createElement("figcaption")
}

/** A picture within a line. */
export const InlinePicture = Node.create({
  name: "inlinePicture",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: attributes,
  parseHTML: () => [{ tag: "img", getAttrs: read }],
  renderHTML: ({ node }) => ["img", imageOf(node)],
})
