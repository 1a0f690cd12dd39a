import { Node } from "@tiptap/core"
import { Blockquote } from "@tiptap/extension-blockquote"
import { Document } from "@tiptap/extension-document"
import { HardBreak } from "@tiptap/extension-hard-break"
import { Heading as TiptapHeading } from "@tiptap/extension-heading"
import { HorizontalRule } from "@tiptap/extension-horizontal-rule"
import { Paragraph } from "@tiptap/extension-paragraph"
import { Text } from "@tiptap/extension-text"
import { inertBody } from "#lib/prose/inert-body.ts"
import { attributeOf, checked, safeId } from "./attributes.ts"
import { appWords } from "#dashboard/strings/words.ts"

const Heading = TiptapHeading.extend({
  addAttributes() {
    return { ...this.parent?.(), ...checked("id") }
  },
}).configure({ levels: [2, 3] })

/** `<a id="…"></a>` is an anchor without words. */
const Anchor = Node.create({
  name: "anchor",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: () => checked("id"),
  parseHTML: () => [
    {
      tag: "a[id]:not([href])",
      priority: 60,
      getAttrs: (element) => element.childNodes.length === 0 && safeId(element.getAttribute("id")) !== null && null,
    },
  ],
  renderHTML: ({ node }) => ["span", { "data-anchor": attributeOf(node, "id") ?? "" }],
})

/** The format allows this part, but the editor would damage it, so it stays as it was stored. */
const Kept = Node.create({
  name: "kept",
  group: "block",
  atom: true,
  addAttributes: () => ({ html: { default: "" } }),
  renderHTML: ({ node }) => {
    const text = inertBody(attributeOf(node, "html") ?? "").textContent
    return ["div", { "data-kept": "", "aria-label": appWords.richText.kept }, text]
  },
})

export const blocks = [Document, Text, Paragraph, Heading, Blockquote, HorizontalRule, HardBreak, Anchor, Kept]
