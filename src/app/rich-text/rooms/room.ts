import { Fragment, type Node } from "@tiptap/pm/model"
import { rememberBlock, rememberDocument, storedDocument, storedForm } from "../html/stored-form.ts"

// A cursor can't stand behind a table or a picture where no text follows. An empty paragraph gives it room there; it is never stored.

/** Adds the rooms that a document lacks. The document counts as the one that was read. */
export function withRooms(doc: Node): Node {
  const blocks = doc.children.flatMap((block, index) => [
    ...(index === 0 && needsRoom(null, block) ? [makeRoom(doc)] : []),
    block,
    ...(needsRoom(block, doc.maybeChild(index + 1)) ? [makeRoom(doc)] : []),
  ])
  const roomy = doc.copy(Fragment.fromArray(blocks))
  const html = storedDocument(doc)
  if (html !== undefined) rememberDocument(roomy, html)
  return roomy
}

/** Tells whether two neighbours have no place for the cursor between them. Null stands for the start or the end of the text. */
export function needsRoom(before: Node | null, after: Node | null): boolean {
  if (before === null) return after !== null && isClosed(after)
  return isClosed(before) && !(after?.isTextblock === true && !isClosed(after))
}

export function isRoom(doc: Node, index: number): boolean {
  const block = doc.child(index)
  if (isMadeRoom(block)) return true
  const isEmpty = block.type.name === "paragraph" && block.childCount === 0 && storedForm(block) === undefined
  return isEmpty && needsRoom(index === 0 ? null : doc.child(index - 1), doc.maybeChild(index + 1))
}

/** Tells whether nobody has written in a paragraph that was added for the cursor. */
export function isMadeRoom(block: Node): boolean {
  return storedForm(block)?.html === ""
}

export function makeRoom(doc: Node): Node {
  const room = doc.type.schema.node("paragraph")
  rememberBlock(room, { html: "", gap: "" })
  return room
}

/** A table, a picture, a dividing line, or a part that can't be changed. */
function isClosed(block: Node): boolean {
  return block.isAtom || block.type.spec.isolating === true
}
