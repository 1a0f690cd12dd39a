import { Node } from "@tiptap/core"
import { inertBody } from "#lib/prose/inert-body.ts"
import { richText as words } from "#app/strings/rich-text.ts"
import { sourceOf } from "./attributes.ts"

/** A part that the format allows and the editor can't change without loss. It stays as it was stored. */
export const Kept = Node.create({
  name: "kept",
  group: "block",
  atom: true,
  addAttributes: () => ({ html: { default: "" } }),
  renderHTML: ({ node }) => {
    const text = inertBody(sourceOf(node)).textContent
    return ["div", { "data-kept": "", "aria-label": words.kept }, text]
  },
})
