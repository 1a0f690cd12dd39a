import type { Editor } from "@tiptap/core"
import { useEditor } from "@tiptap/react"
import { useEffect, useLayoutEffect, useState } from "react"
import { reportsLate } from "#app/widgets/late-changes.ts"
import { extensionsFor, type Calls, type Wire } from "./extensions.ts"
import { readHtml } from "../html/read.ts"
import { withSpares } from "../html/spare.ts"
import { Reporter } from "./reporting.ts"

type RichTextOptions = {
  readonly value: string
  readonly onChange: (html: string) => void
  readonly isReadOnly: boolean
  readonly attributes: Record<string, string>
  readonly calls: Calls
}

/** In pixels. The page's header and the toolbar cover the top of the window, the bar with Save its bottom. */
const scrollMargin = { top: 190, right: 0, bottom: 100, left: 0 }

/** The editor of a text. It reports changes late; `reportsLate` makes it report before a save. */
export function useRichText({ value, onChange, isReadOnly, attributes, calls }: RichTextOptions): Editor | null {
  const [wire] = useState<Wire>(() => ({ ...calls, reporter: null }))
  const [extensions] = useState(() => extensionsFor(wire))
  const editor = useEditor({
    extensions,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    enableCoreExtensions: { textDirection: false },
    injectCSS: false,
    editable: !isReadOnly,
    editorProps: { attributes, scrollMargin, scrollThreshold: scrollMargin },
    // Tiptap's own parser would not remember how the text was stored.
    onBeforeCreate: ({ editor: made }) => void Object.assign(made.options, { content: withSpares(readHtml(value, made.schema)) }),
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
