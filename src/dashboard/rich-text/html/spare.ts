import { Fragment, type Node } from "@tiptap/pm/model"

// The cursor can't stand behind a table or a picture if no text follows. A spare paragraph gives it a place there; it is empty and never stored.

// ProseMirror's nodes never change: one in which somebody has written is another node.
const spares = new WeakSet<Node>()

/** Adds the missing spare paragraphs. */
export function withSpares(doc: Node): Node {
  const blocks = doc.children.flatMap((block, index) => [
    ...(index === 0 && needsSpare(null, block) ? [makeSpare(doc)] : []),
    block,
    ...(needsSpare(block, doc.maybeChild(index + 1)) ? [makeSpare(doc)] : []),
  ])
  return doc.copy(Fragment.fromArray(blocks))
}

/** The blocks that are stored: without empty paragraphs at the end, and beside tables and pictures. */
export function withoutSpares(doc: Node): readonly Node[] {
  const end = doc.children.findLastIndex((block) => !isEmpty(block))
  return doc.children.slice(0, end + 1).filter((_block, index) => !isSpare(doc, index))
}

/** Says whether two neighbours have no place for the cursor between them. Null stands for the start or the end of the text. */
export function needsSpare(before: Node | null, after: Node | null): boolean {
  if (before === null) return after !== null && isClosed(after)
  return isClosed(before) && !(after?.isTextblock === true && !isClosed(after))
}

export function isSpare(doc: Node, index: number): boolean {
  const block = doc.child(index)
  if (isMadeSpare(block)) return true
  return isEmpty(block) && needsSpare(index === 0 ? null : doc.child(index - 1), doc.maybeChild(index + 1))
}

/** Says whether a block is an added spare paragraph in which nobody has written. */
export function isMadeSpare(block: Node): boolean {
  return spares.has(block)
}

export function makeSpare(doc: Node): Node {
  const spare = doc.type.schema.node("paragraph")
  spares.add(spare)
  return spare
}

function isEmpty(block: Node): boolean {
  return block.type.name === "paragraph" && block.childCount === 0
}

/** A table, a picture, a dividing line, or a part that can't be changed. */
function isClosed(block: Node): boolean {
  return block.isAtom || block.type.spec.isolating === true
}
