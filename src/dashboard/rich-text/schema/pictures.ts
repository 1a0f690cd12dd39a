import { Node } from "@tiptap/core"
import type { Node as Content } from "@tiptap/pm/model"
import { attributeOf, checked, safePicture } from "./attributes.ts"

const names = ["src", "alt", "width", "height"] as const
const attributes = () => checked(...names)

function read(image: Element | null) {
  if (!image || safePicture(image.getAttribute("src")) === null) return false
  const attrs = Object.fromEntries(names.map((name) => [name, image.getAttribute(name)]))
  return imageOf({ attrs })
}

/** The attributes of a picture's element. */
export function imageOf(picture: Pick<Content, "attrs">) {
  return Object.fromEntries(names.map((name) => [name, attributeOf(picture, name)]))
}

/** Without an alt text a screen reader would read the file's name out. */
const drawn = (picture: Content) => ({
  alt: "",
  ...Object.fromEntries(Object.entries(imageOf(picture)).filter(([, value]) => value !== null)),
})

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
  renderHTML: ({ node }) => ["figure", ["img", drawn(node)], ["figcaption", 0]],
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
  renderHTML: ({ node }) => ["img", drawn(node)],
})
