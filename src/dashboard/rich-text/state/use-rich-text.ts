import { type Editor, Extension, type Extensions } from "@tiptap/core"
import { useEditor } from "@tiptap/react"
import { useEffect, useLayoutEffect, useState } from "react"
import { reportsLate } from "#dashboard/widgets/late-changes.ts"
import { readHtml } from "../html/read.ts"
import { Reporter, Reporting } from "./reporting.ts"
import { Dropcursor, UndoRedo } from "@tiptap/extensions"
import type { DialogName } from "../dialogs/editor-dialog.tsx"
import { insertNote } from "../notes/note-commands.ts"
import { NoteKeys, NoteNumbering } from "../notes/note-keys.ts"
import { Paste, type PasteOptions } from "../paste/paste.ts"
import { FigureWithView } from "../pictures/figure-view.ts"
import { SpareParagraphs, withSpares } from "./spare-paragraphs.ts"
import { content } from "../schema/schema.ts"
import { EmptyHeaders } from "../tables/table-headers.ts"
import { Plugin } from "@tiptap/pm/state"

type RichTextOptions = {
  readonly value: string
  readonly onChange: (html: string) => void
  readonly isReadOnly: boolean
  readonly attributes: Record<string, string>
  readonly calls: Calls
}

/** Pixels. The page's header and the toolbar cover the top of the window, the bar with Save its bottom. */
const scrollMargin = { top: 190, right: 0, bottom: 100, left: 0 }

/** Changes are reported late; `reportsLate` forces a report before a save. */
export function useRichText({ value, onChange, isReadOnly, attributes, calls }: RichTextOptions): Editor | null {
  const [wire] = useState<Wire>(() => ({ ...calls, reporter: null }))
  const [extensions] = useState(() => extensionsFor(wire))
  const editor = useEditor({
    extensions,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    enableCoreExtensions: { textDirection: false },
    // Tiptap's own rules read Markdown in pasted words, such as __init__.
    enablePasteRules: false,
    injectCSS: false,
    editable: !isReadOnly,
    editorProps: { attributes, scrollMargin, scrollThreshold: scrollMargin },
    // Tiptap's own parser would lose the parts that this editor keeps as they were stored.
    onBeforeCreate: ({ editor: newEditor }) =>
      void Object.assign(newEditor.options, { content: withSpares(readHtml(value, newEditor.schema)) }),
  })
  useLayoutEffect(() => void Object.assign(wire, calls))
  useReports(editor, wire, { value, onChange })
  useLayoutEffect(() => {
    if (editor !== null && editor.isEditable === isReadOnly) editor.setEditable(!isReadOnly, false)
  }, [editor, isReadOnly])
  return editor
}

function useReports(editor: Editor | null, wire: Wire, { value, onChange }: Pick<RichTextOptions, "value" | "onChange">): void {
  useLayoutEffect(() => {
    if (editor === null) return
    if (wire.reporter?.belongsTo(editor) !== true) wire.reporter = new Reporter(editor, value)
    wire.reporter.connect(onChange)
    wire.reporter.follow(value)
  }, [editor, wire, value, onChange])
  useEffect(() => {
    const flush = () => wire.reporter?.flush()
    // In Safari a pressed button takes no focus, so there is no blur.
    const events = ["pointerdown", "pagehide", "visibilitychange"] as const
    for (const name of events) window.addEventListener(name, flush, true)
    const end = reportsLate(flush)
    return () => {
      flush()
      end()
      for (const name of events) window.removeEventListener(name, flush, true)
    }
  }, [wire])
}

/** These functions change with each rendering of the component, and the editor stays the same. */
type Calls = PasteOptions & {
  readonly openDialog: (name: DialogName) => void
  readonly show: (url: string) => Promise<string | null>
}

export type Wire = Calls & { reporter: Reporter | null }

export function extensionsFor(wire: Wire): Extensions {
  return [
    ...content.map((extension) =>
      extension.name === "figure" ? FigureWithView.configure({ show: (url: string) => wire.show(url) }) : extension,
    ),
    UndoRedo,
    Dropcursor.configure({ color: "currentColor", width: 2 }),
    NoteNumbering,
    NoteKeys,
    SpareParagraphs,
    EmptyHeaders,
    LeaveByTab,
    Reporting.configure({ reporter: () => wire.reporter }),
    Paste.configure({ onPaste: (editor, report) => wire.onPaste(editor, report) }),
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

/** In tables and lists Tab moves within the text; after Escape it leaves the editor (WCAG 2.1.2). */
const LeaveByTab = Extension.create({
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
