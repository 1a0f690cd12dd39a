import { findParentNode, type Editor } from "@tiptap/core"
import type { Node } from "@tiptap/pm/model"
import type { FileValue } from "#app/resources/values.ts"
import { safePicture } from "../schema/attributes.ts"

/** Puts a picture behind the block at a position. Returns the end of its caption; null if the file is not one of the site's. */
export function insertPicture(editor: Editor, file: FileValue, position: number): number | null {
  const src = safePicture(file.url)
  if (src === null) return null
  const { schema, doc, tr } = editor.state
  const { width, height, alt, title } = file
  const figure = schema.node("figure", { src, alt, width, height }, title === "" ? [] : [schema.text(title)])
  const { from, to } = placeAt(doc, position)
  editor.view.dispatch(tr.replaceWith(from, to, figure))
  // Spare paragraphs may have been added with it (src/app/rich-text/state/spare-paragraphs.ts).
  let end: number | null = null
  editor.state.doc.forEach((block, pos) => {
    if (block === figure) end = pos + block.nodeSize - 1
  })
  return end
}

/** Pictures stand between the outermost blocks, not in tables and lists. They replace an empty paragraph. */
function placeAt(doc: Node, position: number): { readonly from: number; readonly to: number } {
  const place = doc.resolve(Math.min(position, doc.content.size))
  if (place.depth === 0) return { from: place.pos, to: place.pos }
  const isEmpty = place.depth === 1 && place.parent.type.name === "paragraph" && place.parent.childCount === 0
  return { from: isEmpty ? place.before(1) : place.after(1), to: place.after(1) }
}

/** The picture whose caption contains the cursor, or that is selected. */
export function figureAt({ state }: Editor): { readonly node: Node; readonly pos: number } | null {
  const around = findParentNode(({ type }) => type.name === "figure")(state.selection)
  if (around !== undefined) return around
  const { empty, $from } = state.selection
  const { nodeAfter } = $from
  return nodeAfter?.type.name === "figure" && !empty ? { node: nodeAfter, pos: $from.pos } : null
}
