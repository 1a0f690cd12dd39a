import { Extension } from "@tiptap/core"
import type { Node } from "@tiptap/pm/model"
import { Plugin } from "@tiptap/pm/state"
import { Decoration, DecorationSet } from "@tiptap/pm/view"

/** Makes an empty header cell a plain cell for screen readers, which would announce a header without a name. */
export const EmptyHeaders = Extension.create({
  name: "emptyHeaders",
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      state: {
        init: (_config, { doc }) => emptyHeaders(doc),
        apply: ({ docChanged, doc }, before) => (docChanged ? emptyHeaders(doc) : before),
      },
      props: {
        decorations(state) {
          return this.getState(state)
        },
      },
    }),
  ],
})

function emptyHeaders(doc: Node): DecorationSet {
  const found: Decoration[] = []
  doc.descendants((node, pos) => {
    if (node.type.name === "tableHeader" && node.textContent.trim() === "")
      found.push(Decoration.node(pos, pos + node.nodeSize, { role: "cell" }))
    return !node.isTextblock
  })
  return DecorationSet.create(doc, found)
}
