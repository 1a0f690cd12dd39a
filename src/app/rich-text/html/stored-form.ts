import type { Node } from "@tiptap/pm/model"

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
