import { Extension } from "@tiptap/core"
import { Plugin } from "@tiptap/pm/state"

/** In tables and lists Tab moves within the text; after Escape it leaves the editor (WCAG 2.1.2). */
export const LeaveByTab = Extension.create({
  name: "leaveByTab",
  priority: 1000,
  addProseMirrorPlugins() {
    let isLeaving = false
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown: (_view, event) => {
              if (event.key === "Tab") return isLeaving
              if (event.key !== "Shift") isLeaving = event.key === "Escape"
              return false
            },
            blur: () => {
              isLeaving = false
              return false
            },
          },
        },
      }),
    ]
  },
})
