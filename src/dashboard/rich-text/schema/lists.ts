import { wrappingInputRule } from "@tiptap/core"
import { BulletList as TiptapBulletList, ListItem as TiptapListItem, OrderedList as TiptapOrderedList } from "@tiptap/extension-list"
import { checked, isSet } from "./attributes.ts"
import { numberRules } from "./typed-numbers.ts"

const BulletList = TiptapBulletList.extend({
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*[-*•]\s$/, type: this.type })]
  },
})

const OrderedList = TiptapOrderedList.extend({
  addAttributes: () => ({
    // Null for 1, or in a reversed list for the number of its items.
    ...checked("start", "type"),
    reversed: {
      default: false,
      parseHTML: (element) => element.hasAttribute("reversed"),
      renderHTML: (attributes) => ({ reversed: isSet({ attrs: attributes }, "reversed") ? "" : null }),
    },
  }),
  addInputRules() {
    return numberRules(this.type)
  },
  // Tiptap's own makes a list of the pasted words "21. november", and doesn't ask src/dashboard/rich-text/paste/.
  addProseMirrorPlugins: () => [],
})

const ListItem = TiptapListItem.extend({
  // A stored item may begin with a heading or a table.
  content: "block+",
  // The id names a note, so the second half of a split item gets none.
  addAttributes: () => checked("id", "value"),
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      Backspace: () => {
        const { empty, $from } = this.editor.state.selection
        const isAtStart = empty && $from.parentOffset === 0 && $from.index(-1) === 0 && $from.node(-1).type.name === this.name
        return isAtStart && $from.node(-1).childCount === 1 && this.editor.commands.liftListItem(this.name)
      },
    }
  },
})

export const lists = [BulletList, OrderedList, ListItem]
