import type { Editor } from "@tiptap/core"

export type LinkChange = { readonly href: string; readonly words: string }

/** Is empty without a link around the cursor. */
export function hrefAt(editor: Editor): string {
  const { href } = editor.getAttributes("link")
  return typeof href === "string" ? href : ""
}

/** The user must give words for the link, because none are selected. */
export function needsWords(editor: Editor): boolean {
  return editor.state.selection.empty && !editor.isActive("link")
}

export function setLink(editor: Editor, { href, words }: LinkChange): void {
  const chain = editor.chain().focus()
  if (needsWords(editor)) chain.insertContent({ type: "text", text: words, marks: [{ type: "link", attrs: { href } }] }).run()
  else if (editor.isActive("link")) chain.extendMarkRange("link").updateAttributes("link", { href }).run()
  else chain.setMark("link", { href }).run()
}

export function removeLink(editor: Editor): void {
  editor.chain().focus().extendMarkRange("link").unsetMark("link").run()
}
