import type { Node } from "@tiptap/pm/model"
import { altOf, pictureOf, sizeOf } from "../schema/attributes.ts"
import { attribute } from "./allowed.ts"

/** Nothing for a picture that is none of the site's own. */
export function imageHtml(node: Node): string {
  const src = pictureOf(node)
  if (src === null) return ""
  const size = attribute("width", sizeOf(node, "width")) + attribute("height", sizeOf(node, "height"))
  return `<img${attribute("src", src)}${attribute("alt", altOf(node))}${size} />`
}
