import { Editor } from "@tiptap/core"
import { readHtml } from "#dashboard/rich-text/html/read.ts"
import { writeHtml } from "#dashboard/rich-text/html/write.ts"
import { withSpares } from "#dashboard/rich-text/state/spare-paragraphs.ts"
import { extensionsFor, type Wire } from "#dashboard/rich-text/state/use-rich-text.ts"
import { fakeTextBoxes } from "./browser/text-boxes.ts"

/** An editor in jsdom, without the component around it. */
export function anEditor(html = "") {
  fakeTextBoxes()
  const leftOut: string[] = []
  const files: File[] = []
  const changes: string[] = []
  const wire: Wire = {
    reporter: null,
    openDialog: () => undefined,
    show: (url) => Promise.resolve(url),
    onPaste: (_editor, report) => {
      files.push(...(report.files ?? []))
      leftOut.push(...(report.leftOut ?? []))
      changes.push(...(report.changes ?? []))
    },
  }
  const editor = new Editor({
    element: document.body.appendChild(document.createElement("div")),
    extensions: extensionsFor(wire),
    onBeforeCreate: ({ editor: newEditor }) =>
      void Object.assign(newEditor.options, { content: withSpares(readHtml(html, newEditor.schema)) }),
  })
  return { editor, wire, files, leftOut, changes, html: () => writeHtml(editor.state.doc) }
}

/** Pastes into an empty editor. Returns its content, and the parts that it could not take. */
export async function pasted(html: string) {
  const { editor, files, leftOut, changes, html: readText } = anEditor()
  editor.view.pasteHTML(html)
  // The editor reports pictures after it has inserted the text.
  await new Promise((resolve) => setTimeout(resolve))
  const result = { html: readText().replace(/>\n</g, "><"), files: files.map(({ name }) => name), leftOut, changes, shown: editor.view.dom }
  editor.destroy()
  return result
}

/** Types as a keyboard does: each letter may begin a list or a heading. */
export function type({ view }: Editor, text: string): void {
  for (const letter of text) {
    const { from, to } = view.state.selection
    const insert = () => view.state.tr.insertText(letter, from, to)
    if (view.someProp("handleTextInput", (handle) => handle(view, from, to, letter, insert)) !== true) view.dispatch(insert())
  }
}

/** What a key does in the editor; jsdom itself types nothing. */
export function press({ view }: Editor, key: string): void {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })
  view.someProp("handleKeyDown", (handle) => handle(view, event))
}
