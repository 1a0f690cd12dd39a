import { Extension, type Editor } from "@tiptap/core"
import type { Node } from "@tiptap/pm/model"
import { readHtml } from "../html/read.ts"
import { writeHtml } from "../html/write.ts"
import { withSpares } from "./spare-paragraphs.ts"

/** Milliseconds. Writing a long text at each key takes too long, and a crash may lose at most two seconds of typing. */
const delay = 250

const external = "externalValue"

/** The form gets the text at most a quarter of a second late. */
export class Reporter {
  private readonly editor: Editor
  /** The form has `value`, for which the editor writes `editorHtml`. After an undo the form gets its own value again. */
  private external: { readonly value: string; readonly editorHtml: string }
  private report: (html: string) => void = () => undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  /** The form's value comes first, then reported texts that the form has not passed back yet. */
  private expectedValues: readonly string[]

  constructor(editor: Editor, value: string) {
    this.editor = editor
    this.external = { value, editorHtml: writeHtml(editor.state.doc) }
    this.expectedValues = [value]
  }

  belongsTo(editor: Editor): boolean {
    return this.editor === editor
  }

  connect(report: (html: string) => void): void {
    this.report = report
  }

  /** Call it after each transaction that changed the document. */
  changed(): void {
    this.timer ??= setTimeout(() => this.flush(), delay)
  }

  flush(): void {
    if (this.timer === undefined) return
    clearTimeout(this.timer)
    this.timer = undefined
    const editorHtml = writeHtml(this.editor.state.doc)
    const html = editorHtml === this.external.editorHtml ? this.external.value : editorHtml
    if (html === this.expectedValues.at(-1)) return
    this.expectedValues = [...this.expectedValues, html]
    this.report(html)
  }

  /** A value that this editor did not report replaces the text, and can be undone. */
  follow(value: string): void {
    const at = this.expectedValues.indexOf(value)
    this.expectedValues = at < 0 ? [value] : this.expectedValues.slice(at)
    if (at >= 0) return
    clearTimeout(this.timer)
    this.timer = undefined
    replaceBlocks(this.editor, withSpares(readHtml(value, this.editor.schema)))
    this.external = { value, editorHtml: writeHtml(this.editor.state.doc) }
  }
}

function replaceBlocks(editor: Editor, next: Node): void {
  const { doc, tr } = editor.state
  const both = Math.min(doc.childCount, next.childCount)
  let start = 0
  while (start < both && doc.child(start).eq(next.child(start))) start += 1
  let end = 0
  while (end < both - start && doc.child(doc.childCount - 1 - end).eq(next.child(next.childCount - 1 - end))) end += 1
  const position = (parent: Node, index: number) => parent.children.slice(0, index).reduce((size, child) => size + child.nodeSize, 0)
  const blocks = next.children.slice(start, next.childCount - end)
  tr.replaceWith(position(doc, start), position(doc, doc.childCount - end), blocks).setMeta(external, true)
  if (tr.docChanged) editor.view.dispatch(tr)
}

/** Reports before Ctrl+S reaches the form, and when the focus leaves. */
export const Reporting = Extension.create<{ reporter: () => Reporter | null }>({
  name: "reporting",
  addOptions: () => ({ reporter: () => null }),
  onTransaction({ transaction }) {
    if (transaction.docChanged && transaction.getMeta(external) !== true) this.options.reporter()?.changed()
  },
  onBlur() {
    this.options.reporter()?.flush()
  },
  addKeyboardShortcuts() {
    return {
      "Mod-s": () => {
        this.options.reporter()?.flush()
        return false
      },
    }
  },
})
