import type { Editor } from "@tiptap/core"
import { useEditor } from "@tiptap/react"
import { useEffect, useLayoutEffect, useState } from "react"
import { reportsLate } from "#app/widgets/late-changes.ts"
import { extensionsFor } from "./extensions.ts"
import { readHtml } from "../html/read.ts"
import { withSpares } from "../html/spare.ts"
import { Reporter } from "./reporting.ts"
import { Wire } from "./wire.ts"

type RichTextOptions = {
  readonly value: string
  readonly onChange: (html: string) => void
  readonly isReadOnly: boolean
  readonly attributes: Record<string, string>
}

/** In pixels: the page's header and the toolbar stick above the text, the bar with Save below it. */
const scrollMargin = { top: 190, right: 0, bottom: 100, left: 0 }

/** The editor of a text. It reports changes late, so flush before what must not wait. */
export function useRichText({ value, onChange, isReadOnly, attributes }: RichTextOptions): {
  readonly editor: Editor | null
  readonly wire: Wire
} {
  const [wire] = useState(() => new Wire())
  const [extensions] = useState(() => extensionsFor(wire))
  const editor = useEditor({
    extensions,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    enableCoreExtensions: { textDirection: false },
    injectCSS: false,
    editable: !isReadOnly,
    editorProps: { attributes, scrollMargin, scrollThreshold: scrollMargin },
    // Tiptap's own reading of HTML would forget how the text was stored.
    onBeforeCreate: ({ editor: made }) => void Object.assign(made.options, { content: withSpares(readHtml(value, made.schema)) }),
  })
  useReports(editor, wire, { value, onChange })
  useLayoutEffect(() => {
    if (editor !== null && editor.isEditable === isReadOnly) editor.setEditable(!isReadOnly, false)
  }, [editor, isReadOnly])
  return { editor, wire }
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
    // Safari moves no focus to a pressed button, so that the blur would be missing.
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
