import { Fragment, type Node } from "@tiptap/pm/model"

// The cursor can't stand behind a table or a picture if no text follows. A spare paragraph gives it a place there; it is empty and never stored.

/** Adds the missing spare paragraphs. The result is written as the same stored text as `doc`. */
export function withSpares(doc: Node): Node {
  const blocks = doc.children.flatMap((block, index) => [
    ...(index === 0 && needsSpare(null, block) ? [makeSpare(doc)] : []),
    block,
    ...(needsSpare(block, doc.maybeChild(index + 1)) ? [makeSpare(doc)] : []),
  ])
  const complete = doc.copy(Fragment.fromArray(blocks))
  const html = storedDocument(doc)
  if (html !== undefined) rememberDocument(complete, html)
  return complete
}

/** Says whether two neighbours have no place for the cursor between them. Null stands for the start or the end of the text. */
export function needsSpare(before: Node | null, after: Node | null): boolean {
  if (before === null) return after !== null && isClosed(after)
  return isClosed(before) && !(after?.isTextblock === true && !isClosed(after))
}

export function isSpare(doc: Node, index: number): boolean {
  const block = doc.child(index)
  if (isMadeSpare(block)) return true
  const isEmpty = block.type.name === "paragraph" && block.childCount === 0 && storedForm(block) === undefined
  return isEmpty && needsSpare(index === 0 ? null : doc.child(index - 1), doc.maybeChild(index + 1))
}

/** Says whether a block is an added spare paragraph in which nobody has written. */
export function isMadeSpare(block: Node): boolean {
  return storedForm(block)?.html === ""
}

export function makeSpare(doc: Node): Node {
  const spare = doc.type.schema.node("paragraph")
  rememberBlock(spare, { html: "", gap: "" })
  return spare
}

/** A table, a picture, a dividing line, or a part that can't be changed. */
function isClosed(block: Node): boolean {
  return block.isAtom || block.type.spec.isolating === true
}

type StoredForm = { readonly html: string; readonly gap: string }

// ProseMirror's nodes never change, so a node that is still in the document is one that nobody edited.
const forms = new WeakMap<Node, StoredForm>()
const documents = new WeakMap<Node, string>()

/** Remembers how a block was stored, with the white space before it, so that saving does not change what nobody edited. */
export function rememberBlock(block: Node, form: StoredForm): void {
  forms.set(block, form)
}

export function storedForm(block: Node): StoredForm | undefined {
  return forms.get(block)
}

export function rememberDocument(doc: Node, html: string): void {
  documents.set(doc, html)
}

export function storedDocument(doc: Node): string | undefined {
  return documents.get(doc)
}
