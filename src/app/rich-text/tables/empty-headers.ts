import { Extension } from "@tiptap/core"
import type { Node } from "@tiptap/pm/model"
import { Decoration } from "@tiptap/pm/view"
import { decorating } from "../schema/plugins.ts"

/** Makes an empty header cell a plain cell for screen readers, which would announce a header without a name. */
export const EmptyHeaders = Extension.create({ name: "emptyHeaders", addProseMirrorPlugins: () => [decorating(emptyHeaders)] })

function emptyHeaders(doc: Node): Decoration[] {
  const found: Decoration[] = []
  doc.descendants((node, pos) => {
    if (node.type.name === "tableHeader" && node.textContent.trim() === "")
      found.push(Decoration.node(pos, pos + node.nodeSize, { role: "cell" }))
    return !node.isTextblock
  })
  return found
}
