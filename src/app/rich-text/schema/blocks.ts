import { Node, textblockTypeInputRule, wrappingInputRule } from "@tiptap/core"
import { inertBody } from "#lib/prose/inert-body.ts"
import { idOf, safeId, sourceOf, valueOf } from "./attributes.ts"
import { appWords } from "#app/strings/words.ts"

export const Document = Node.create({ name: "doc", topNode: true, content: "block+" })

export const Text = Node.create({ name: "text", group: "inline" })

export const Paragraph = Node.create({
  name: "paragraph",
  // ProseMirror fills empty places with the first block of the schema.
  priority: 1000,
  group: "block",
  content: "inline*",
  parseHTML: () => [{ tag: "p" }],
  renderHTML: () => ["p", 0],
  addKeyboardShortcuts() {
    return { "Mod-Alt-0": () => this.editor.commands.setNode(this.name) }
  },
})

export type HeadingLevel = 2 | 3

export function levelOf(node: Parameters<typeof valueOf>[0]): HeadingLevel {
  return valueOf(node, "level") === 3 ? 3 : 2
}

const marks: Readonly<Record<HeadingLevel, RegExp>> = { 2: /^##\s$/, 3: /^###\s$/ }

export const Heading = Node.create({
  name: "heading",
  group: "block",
  content: "inline*",
  defining: true,
  addAttributes: () => ({ level: { default: 2 }, id: { default: null, keepOnSplit: false } }),
  parseHTML: () =>
    ([2, 3] as const).map((level) => ({
      tag: `h${level}`,
      getAttrs: (element) => ({ level, id: safeId(element.getAttribute("id")) }),
    })),
  renderHTML: ({ node }) => [`h${levelOf(node)}`, { id: idOf(node) }, 0],
  addKeyboardShortcuts() {
    return {
      "Mod-Alt-2": () => this.editor.commands.toggleNode(this.name, "paragraph", { level: 2 }),
      "Mod-Alt-3": () => this.editor.commands.toggleNode(this.name, "paragraph", { level: 3 }),
    }
  },
  addInputRules() {
    return ([2, 3] as const).map((level) => textblockTypeInputRule({ find: marks[level], type: this.type, getAttributes: { level } }))
  },
})

export const Quote = Node.create({
  name: "blockquote",
  group: "block",
  content: "block+",
  defining: true,
  parseHTML: () => [{ tag: "blockquote" }],
  renderHTML: () => ["blockquote", 0],
  addKeyboardShortcuts() {
    return { "Mod-Shift-b": () => this.editor.commands.toggleWrap(this.name) }
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })]
  },
})

export const Rule = Node.create({
  name: "horizontalRule",
  group: "block",
  parseHTML: () => [{ tag: "hr" }],
  renderHTML: () => ["hr"],
})

export const HardBreak = Node.create({
  name: "hardBreak",
  group: "inline",
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: "br" }],
  renderHTML: () => ["br"],
  renderText: () => "\n",
  addKeyboardShortcuts() {
    return { "Shift-Enter": () => this.editor.commands.insertContent({ type: this.name }) }
  },
})

/** An anchor without words: `<a id="…"></a>`. */
export const Anchor = Node.create({
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
export const Kept = Node.create({
  name: "kept",
  group: "block",
  atom: true,
  addAttributes: () => ({ html: { default: "" } }),
  renderHTML: ({ node }) => {
    const text = inertBody(sourceOf(node)).textContent
    return ["div", { "data-kept": "", "aria-label": appWords.richText.kept }, text]
  },
})

const item = "listItem"

function list(name: string, tag: "ul" | "ol", { find, key }: { readonly find: RegExp; readonly key: string }) {
  return Node.create({
    name,
    group: "block",
    content: `${item}+`,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleList(name, item) }
    },
    addInputRules() {
      return [wrappingInputRule({ find, type: this.type })]
    },
  })
}

export const BulletList = list("bulletList", "ul", { find: /^\s*[-*•]\s$/, key: "Mod-Shift-8" })
export const OrderedList = list("orderedList", "ol", { find: /^\s*\d{1,3}[.)]\s$/, key: "Mod-Shift-7" })

export const ListItem = Node.create({
  name: item,
  content: "block+",
  defining: true,
  // The id names a note, so the second half of a split item gets none.
  addAttributes: () => ({ id: { default: null, keepOnSplit: false } }),
  parseHTML: () => [{ tag: "li", getAttrs: (element) => ({ id: safeId(element.getAttribute("id")) }) }],
  renderHTML: ({ node }) => ["li", { id: idOf(node) }, 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(item),
      Tab: () => this.editor.commands.sinkListItem(item),
      "Shift-Tab": () => this.editor.commands.liftListItem(item),
      Backspace: () => {
        const { empty, $from } = this.editor.state.selection
        const isAtStart = empty && $from.parentOffset === 0 && $from.index(-1) === 0 && $from.node(-1).type.name === item
        return isAtStart && $from.node(-1).childCount === 1 && this.editor.commands.liftListItem(item)
      },
    }
  },
})
