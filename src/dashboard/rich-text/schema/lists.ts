import { InputRule, wrappingInputRule } from "@tiptap/core"
import { BulletList as TiptapBulletList, ListItem as TiptapListItem, OrderedList as TiptapOrderedList } from "@tiptap/extension-list"
import type { Node } from "@tiptap/pm/model"
import type { EditorState } from "@tiptap/pm/state"
import { attributeOf, checked, isReversed } from "./attributes.ts"

const BulletList = TiptapBulletList.extend({
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*[-*•]\s$/, type: this.type })]
  },
})

const OrderedList = TiptapOrderedList.extend({
  addAttributes: () => ({
    // Is null for 1, or in a reversed list for the number of its items.
    ...checked("start", "type"),
    reversed: {
      default: false,
      parseHTML: (element) => element.hasAttribute("reversed"),
      renderHTML: (attributes) => ({ reversed: isReversed({ attrs: attributes }) ? "" : null }),
    },
  }),
  addInputRules() {
    const wrapping = wrappingInputRule({
      find: /^\s*(\d{1,2})[.)]\s$/,
      type: this.type,
      getAttributes: ([, digits]) => ({ start: Number(digits) === 1 ? null : Number(digits) }),
      joinPredicate: ([, digits], before) => nextNumberOf(before) === Number(digits),
    })
    const handler: InputRule["handler"] = (input) => (beginsList(input.state, Number(input.match[1])) ? wrapping.handler(input) : null)
    return [new InputRule({ find: wrapping.find, handler })]
  },
  // Tiptap's own plugin would make a list of the pasted words "21. november", before src/dashboard/rich-text/paste/ sees them.
  addProseMirrorPlugins: () => [],
})

/** Without a list above, two digits are more often a date than an item. */
function beginsList({ selection: { $from } }: EditorState, number: number): boolean {
  if ($from.parent.type.name !== "paragraph" || number === 0) return false
  const above = $from.node(-1).children.slice(0, $from.index(-1))
  const last = above.findLast((block) => block.type.name === "orderedList")
  return number < 10 || (last !== undefined && nextNumberOf(last) === number)
}

/** Returns null if the list has letters or counts down. */
function nextNumberOf(list: Node): number | null {
  if (attributeOf(list, "type") !== null || isReversed(list)) return null
  return list.children.reduce((next, item) => (attributeOf(item, "value") ?? next) + 1, attributeOf(list, "start") ?? 1)
}

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
