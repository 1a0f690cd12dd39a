import { InputRule, wrappingInputRule } from "@tiptap/core"
import type { Node, NodeType } from "@tiptap/pm/model"
import type { EditorState } from "@tiptap/pm/state"
import { attributeOf, isSet } from "./attributes.ts"

/** "3. " begins a list at 3, "12. " only one that goes on, and "3. november" none. */
export function numberRules(list: NodeType): InputRule[] {
  const wrapping = wrappingInputRule({
    find: /^\s*(\d{1,3})[.)]\s$/,
    type: list,
    getAttributes: ([, digits]) => ({ start: Number(digits) === 1 ? null : Number(digits) }),
    joinPredicate: ([, digits], before) => nextNumberOf(before) === Number(digits),
  })
  return [
    new InputRule({
      find: wrapping.find,
      handler: (typed) => (beginsList(typed.state, Number(typed.match[1])) ? wrapping.handler(typed) : null),
    }),
    new InputRule({
      find: /^(\p{L}{3,})(?:[\s,.:;]| \d{4})$/u,
      handler: ({ state, match: [typed, name = ""] }) => backToDate(state, typed, name),
    }),
  ]
}

/** Two digits without a list above are a date more often than an item. */
function beginsList({ selection: { $from } }: EditorState, number: number): boolean {
  if ($from.parent.type.name !== "paragraph" || number === 0) return false
  const above = $from.node(-1).children.slice(0, $from.index(-1))
  const last = above.findLast((block) => block.type.name === "orderedList")
  return number < 10 || (last !== undefined && nextNumberOf(last) === number)
}

/** The number that would follow a list's last one; null where it has letters or counts down. */
function nextNumberOf(list: Node): number | null {
  if (attributeOf(list, "type") !== null || isSet(list, "reversed")) return null
  return list.children.reduce((next, item) => (attributeOf(item, "value") ?? next) + 1, attributeOf(list, "start") ?? 1)
}

const months: ReadonlySet<string> = new Set(
  ["nl", "fr", "en", "de"].flatMap((language) =>
    Array.from({ length: 12 }, (_month, index) =>
      new Intl.DateTimeFormat(language, { month: "long" }).format(new Date(2026, index, 15)).toLowerCase(),
    ),
  ),
)

/** Turns a list that has just begun at a day of a month back into words; at 1 only with the year, because lists of months begin so. */
function backToDate({ selection: { $from }, tr, schema }: EditorState, typed: string, name: string): null | undefined {
  if ($from.depth < 3) return null
  const [item, list] = [$from.node(-1), $from.node(-2)]
  const isNew = list.type.name === "orderedList" && list.childCount === 1 && item.childCount === 1
  const start = isNew ? (attributeOf(list, "start") ?? 1) : 0
  if (start < (/\d/.test(typed) ? 1 : 2) || !months.has(name.toLowerCase())) return null
  const words = `${start}. ${typed}`
  tr.replaceWith($from.before(-2), $from.after(-2), schema.node("paragraph", null, schema.text(words, $from.marks())))
  return undefined
}
