import { Node } from "@tiptap/core"
import { Blockquote } from "@tiptap/extension-blockquote"
import { Document } from "@tiptap/extension-document"
import { HardBreak } from "@tiptap/extension-hard-break"
import { Heading as TiptapHeading } from "@tiptap/extension-heading"
import { HorizontalRule } from "@tiptap/extension-horizontal-rule"
import { Paragraph } from "@tiptap/extension-paragraph"
import { Text } from "@tiptap/extension-text"
import { inertBody } from "#lib/prose/inert-body.ts"
import { checkedAttribute, idOf, safeId, sourceOf, valueOf } from "./attributes.ts"
import { appWords } from "#app/strings/words.ts"

export type HeadingLevel = 2 | 3

export function levelOf(node: Parameters<typeof valueOf>[0]): HeadingLevel {
  return valueOf(node, "level") === 3 ? 3 : 2
}

const Heading = TiptapHeading.extend({
  addAttributes() {
    return { ...this.parent?.(), id: checkedAttribute("id", safeId) }
  },
}).configure({ levels: [2, 3] })

/** An anchor without words: `<a id="…"></a>`. */
const Anchor = Node.create({
  name: "anchor",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: () => ({ id: { default: null } }),
  parseHTML: () => [
    {
      tag: "a[id]:not([href])",
      priority: 60,
      getAttrs: (element) => element.childNodes.length === 0 && { id: safeId(element.getAttribute("id")) },
    },
  ],
  renderHTML: ({ node }) => ["span", { "data-anchor": idOf(node) ?? "" }],
})

/** A part that the format allows and the editor can't change without loss. It stays as it was stored. */
const Kept = Node.create({
  name: "kept",
  group: "block",
  atom: true,
  addAttributes: () => ({ html: { default: "" } }),
  renderHTML: ({ node }) => {
    const text = inertBody(sourceOf(node)).textContent
    return ["div", { "data-kept": "", "aria-label": appWords.richText.kept }, text]
  },
})

export const blocks = [Document, Text, Paragraph, Heading, Blockquote, HorizontalRule, HardBreak, Anchor, Kept]
