import { Extension, type Extensions } from "@tiptap/core"
import { Dropcursor, Gapcursor, UndoRedo } from "@tiptap/extensions"
import type { DialogName } from "../dialogs/editor-dialog.tsx"
import { LeaveByTab } from "./leave-by-tab.ts"
import { insertNote } from "../notes/commands.ts"
import { NoteKeys } from "../notes/note-keys.ts"
import { NoteNumbering } from "../notes/numbering.ts"
import { Paste, type PasteOptions } from "../paste/paste.ts"
import { FigureWithView } from "../pictures/figure-view.ts"
import { SpareParagraphs } from "./spare-paragraphs.ts"
import { Reporting, type Reporter } from "./reporting.ts"
import { content } from "../schema/schema.ts"
import { EmptyHeaders } from "../tables/empty-headers.ts"
import { TableKeys } from "../tables/table-keys.ts"

/** What the editor calls. The editor is made once, and these functions change with each rendering of the component. */
export type Calls = PasteOptions & {
  readonly openDialog: (name: DialogName) => void
  readonly show: (url: string) => Promise<string | null>
}

export type Wire = Calls & { reporter: Reporter | null }

export function extensionsFor(wire: Wire): Extensions {
  return [
    ...content.map((extension) =>
      extension.name === "figure" ? FigureWithView.configure({ show: (url: string) => wire.show(url) }) : extension,
    ),
    ...[
      UndoRedo,
      Gapcursor,
      Dropcursor.configure({ color: "currentColor", width: 2 }),
      NoteNumbering,
      NoteKeys,
      SpareParagraphs,
      TableKeys,
      EmptyHeaders,
      LeaveByTab,
    ],
    Reporting.configure({ reporter: () => wire.reporter }),
    Paste.configure({ onTaken: (editor, files, leftOut) => wire.onTaken(editor, files, leftOut) }),
    Keys.configure({ openDialog: (name) => wire.openDialog(name) }),
  ]
}

const Keys = Extension.create<{ openDialog: (name: DialogName) => void }>({
  name: "dialogKeys",
  addOptions: () => ({ openDialog: () => undefined }),
  addKeyboardShortcuts() {
    const open = (name: DialogName) => () => {
      this.options.openDialog(name)
      return true
    }
    return {
      "Mod-k": open("link"),
      "Mod-/": open("shortcuts"),
      "Mod-Alt-f": () => insertNote(this.editor),
      "Alt-F10": () => focusToolbar(this.editor.view.dom.id),
    }
  },
})

function focusToolbar(textBox: string): boolean {
  const button = document.querySelector<HTMLElement>(`[data-toolbar="${CSS.escape(textBox)}"] button[tabindex="0"]`)
  button?.focus()
  return button !== null
}
