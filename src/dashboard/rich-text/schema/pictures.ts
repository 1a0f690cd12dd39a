import { Node } from "@tiptap/core"
import type { Node as Content } from "@tiptap/pm/model"
import { attributeOf, checked, safePicture } from "./attributes.ts"

const names = ["src", "alt", "width", "height"] as const
const attributes = () => checked(...names)

function readImage(image: Element | null) {
  if (!image || safePicture(image.getAttribute("src")) === null) return false
  const attrs = Object.fromEntries(names.map((name) => [name, image.getAttribute(name)]))
  return imageOf({ attrs })
}

export function imageOf(picture: Pick<Content, "attrs">) {
  return Object.fromEntries(names.map((name) => [name, attributeOf(picture, name)]))
}

/** Without an alt text, a screen reader would read the file's name out, so this adds an empty one. */
const attributesToDraw = (picture: Content) => ({
  alt: "",
  ...Object.fromEntries(Object.entries(imageOf(picture)).filter(([, value]) => value !== null)),
})

export const Figure = Node.create({
  name: "figure",
  group: "block",
  content: "inline*",
  draggable: true,
  isolating: true,
  addAttributes: attributes,
  parseHTML: () => [
    { tag: "figure", getAttrs: (figure) => readImage(figure.querySelector("img")), contentElement: (figure) => captionIn(figure) },
  ],
  renderHTML: ({ node }) => ["figure", ["img", attributesToDraw(node)], ["figcaption", 0]],
})

function captionIn(figure: globalThis.Node): HTMLElement {
  const caption = figure instanceof HTMLElement ? figure.querySelector("figcaption") : null
  return caption ?? document.createElement("figcaption")
}

export const InlinePicture = Node.create({
  name: "inlinePicture",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: attributes,
  parseHTML: () => [{ tag: "img", getAttrs: readImage }],
  renderHTML: ({ node }) => ["img", attributesToDraw(node)],
})
