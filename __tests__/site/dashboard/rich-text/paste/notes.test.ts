/** @jest-environment jsdom */

import { clipboardNotes } from "#support/files/clipboard.ts"
import { anEditor, pasted } from "#support/rich-text.ts"

/** A reference and a note, by their ids and the number. */
const ref = (id: string | number, number: number) => `<sup><a href="#fn-${id}" id="fnref-${id}">${number}</a></sup>`
const back = (id: string | number) => ` <a href="#fnref-${id}">↩</a>`

test("footnotes and endnotes of Word become notes in the order of the text", async () => {
  const { html } = await pasted(clipboardNotes.word)

  expect(html).toBe(
    `<p>Reuse is old${ref(1, 1)} and cheap${ref(2, 2)}.</p><p>So are bricks${ref(3, 3)}.</p><ol>` +
      `<li id="fn-1"><p>Vitruvius, <em>De architectura</em>, see <a href="https://www.example.org/">this page</a>.</p><p>A second line.${back(1)}</p></li>` +
      `<li id="fn-2">At the end.${back(2)}</li><li id="fn-3">Counted in <strong>1999</strong>.${back(3)}</li></ol>`,
  )
})

test("footnotes of Google Docs become notes, without the line above them", async () => {
  expect((await pasted(clipboardNotes.googleDocs)).html).toBe(
    `<p>Reuse is old${ref(1, 1)}\u00a0and cheap${ref(2, 2)}.</p><ol>` +
      `<li id="fn-1">Vitruvius, <em>De architectura</em>.${back(1)}</li><li id="fn-2"><p>Counted.</p><p>A second line.${back(2)}</p></li></ol>`,
  )
  expect((await pasted(clipboardNotes.googleDocsFramed)).html).toBe(
    `<p>Reuse${ref(1, 1)} is old.</p><ol><li id="fn-1">A source.${back(1)}</li></ol>`,
  )
})

test("footnotes of LibreOffice and of this site's own pages become notes", async () => {
  expect((await pasted(clipboardNotes.libreOffice)).html).toBe(
    `<p>Reuse is old${ref(1, 1)}.</p><ol><li id="fn-1">Vitruvius, <em>De architectura</em>.${back(1)}</li></ol>`,
  )
  expect((await pasted(clipboardNotes.ownPage)).html).toBe(
    `<p>Reuse is old${ref(1, 1)}.</p><h2>Notes</h2><ol><li id="fn-1">Vitruvius.${back(1)}</li></ol>`,
  )
})

test("pasted notes stand among those that the text has, in the order of their references", () => {
  const { editor, html } = anEditor(
    `<p>One${ref(1, 1)} two</p><p>End${ref(2, 2)}</p><ol><li id="fn-1">First${back(1)}</li><li id="fn-2">Last${back(2)}</li></ol>`,
  )
  // Behind "two".
  editor.commands.setTextSelection(9)
  editor.view.pasteHTML(clipboardNotes.googleDocs)

  expect(html().replace(/>\n</g, "><")).toBe(
    `<p>One${ref(1, 1)} twoReuse is old${ref(3, 2)}\u00a0and cheap${ref(4, 3)}.</p><p>End${ref(2, 4)}</p><ol><li id="fn-1">First${back(1)}</li>` +
      `<li id="fn-3">Vitruvius, <em>De architectura</em>.${back(3)}</li><li id="fn-4"><p>Counted.</p><p>A second line.${back(4)}</p></li>` +
      `<li id="fn-2">Last${back(2)}</li></ol>`,
  )
  editor.view.dispatch(editor.state.tr.insertText("!"))
  expect(html()).toContain("and cheap")
  editor.commands.undo()
  editor.commands.undo()
  expect(html()).toContain(`<p>One${ref(1, 1)} two</p>`)
})

test("a text with notes that is pasted in the middle of a paragraph leaves the rest of it behind itself", () => {
  const { editor, html } = anEditor("<p>Before after</p>")
  editor.commands.setTextSelection(8)
  editor.view.pasteHTML(clipboardNotes.libreOffice)
  expect(html()).toContain(`<p>Before Reuse is old${ref(1, 1)}.after</p>`)
})

test("a number whose note was not copied stays as a raised number", async () => {
  const alone = clipboardNotes.word.replace(/<div style='mso-element:endnote-list'>[^]*$/, "")
  const { html } = await pasted(alone)
  expect(html).toContain("and cheap<sup>i</sup>.")
  expect(html).toContain(ref(2, 2))
})

test("a note whose number was not copied stays as a paragraph", async () => {
  const { html } = await pasted(clipboardNotes.word.slice(clipboardNotes.word.indexOf("<div style='mso-element:endnote-list'>")))
  expect(html).toBe("<hr /><p>[i] At the end.</p>")
})

test("a text with notes that is copied within the editor brings them along with ids of their own", () => {
  const source = anEditor(`<p>One${ref(1, 1)}</p><ol><li id="fn-1">First${back(1)}</li></ol>`)
  const { doc } = source.editor.state
  const { dom } = source.editor.view.serializeForClipboard(doc.slice(0, doc.content.size))
  const { editor, html } = anEditor(`<p>Other${ref(1, 1)}</p><ol><li id="fn-1">Its own${back(1)}</li></ol>`)
  editor.commands.setTextSelection(7)
  editor.view.pasteHTML(dom.innerHTML)

  expect(html().replace(/>\n</g, "><")).toBe(
    `<p>Other${ref(1, 1)}</p><p>One${ref(2, 2)}</p><ol><li id="fn-1">Its own${back(1)}</li><li id="fn-2">First${back(2)}</li></ol>`,
  )
})

test("a forged number of another page refers to nothing", async () => {
  expect((await pasted('<p>a<sup data-note="fn-1" data-id="x">1</sup></p>')).html).toBe("<p>a<sup>1</sup></p>")
})
