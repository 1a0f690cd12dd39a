import { Node, wrappingInputRule } from "@tiptap/core"
import { idOf, safeId } from "./attributes.ts"

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
