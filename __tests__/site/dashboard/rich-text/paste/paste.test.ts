/** @jest-environment jsdom */

import { clipboard, pixel } from "#support/files/clipboard.ts"
import { anEditor, pasted } from "#support/rich-text.ts"

test("a text from Word keeps its headings, lists, table and links, and names the picture that is missing", async () => {
  const { html, leftOut } = await pasted(clipboard.word)

  expect(html).toBe(
    "<h2>Le réemploi</h2><h2>Le bon moment</h2><p>Un lot de <strong>briques</strong> n’attend pas<em>, jamais</em>.</p>" +
      "<ul><li>Inventaire<ul><li>des briques</li></ul></li><li>Dépose</li></ul><ol><li>Mesurer</li><li>Payer</li></ol>" +
      "<h3>Et après</h3><table><tbody><tr><td>Lot</td><td>Prix</td></tr></tbody></table>" +
      '<p>Voir <a href="https://www.example.org/">le site</a></p>',
  )
  expect(leftOut).toEqual(["Une façade en brique"])
})

test("a text from Google Docs is bold only where it is, and its links lead where they say", async () => {
  const { html, leftOut } = await pasted(clipboard.googleDocs)

  expect(html).toBe(
    '<h2>Ten points</h2><p>A <strong>bold</strong><em> and leaning</em><sup>2</sup><a href="https://www.example.org/a?b=c">link</a></p>' +
      "<ul><li>One<ul><li>One and a half</li></ul></li><li>Two</li></ul>" +
      "<table><tbody><tr><td>Lot</td><td>Price</td></tr></tbody></table>",
  )
  expect(leftOut).toHaveLength(1)
})

test("a text from a web page loses its boxes, scripts and styles, and names pictures and films that are left out", async () => {
  const { html, leftOut } = await pasted(clipboard.webPage)

  expect(html).toBe(
    "<p>Opinion</p><h2>A fair competition</h2><p>First <strong>words</strong> of a text.</p><p>Second\u00a0words, underlined, not a link.</p>" +
      '<h2>Why</h2><p>Because so. <a href="https://www.example.org/why?utm=1">Read on</a></p><p>The plan</p>' +
      "<ul><li>One</li><li>Two</li></ul><blockquote><p>Said once</p></blockquote>",
  )
  expect(leftOut).toEqual(["site plan.jpg", "A film of the site"])
})

test("a picture within the pasted text is handed over for upload", async () => {
  const { html, files, leftOut } = await pasted(`<p>Before</p><img src="${pixel}" alt="The façade, in spring"><p>After</p>`)

  expect({ html, files, leftOut }).toEqual({ html: "<p>Before</p><p>After</p>", files: ["The façade, in spring.png"], leftOut: [] })
})

test("a picture that the server would refuse is named", async () => {
  const { files, leftOut } = await pasted(`<p>x</p><img src="data:image/svg+xml;base64,PHN2Zz4=" alt="A drawing">`)

  expect({ files, leftOut }).toEqual({ files: [], leftOut: ["A drawing"] })
})

test("a picture of the site stays", async () => {
  const { html } = await pasted(`<figure><img src="http://localhost/sites/default/files/a.jpg" alt="A"><figcaption>B</figcaption></figure>`)

  expect(html).toContain('<figure><img src="/sites/default/files/a.jpg" alt="A" /><figcaption>B</figcaption></figure>')
})

test("what was copied from the editor keeps the language of its phrases and its notes", async () => {
  const { editor } = anEditor('<p>a <span lang="nl">dak</span> b</p>')
  const { dom } = editor.view.serializeForClipboard(editor.state.doc.slice(0, editor.state.doc.content.size))
  const { html } = await pasted(dom.innerHTML)

  expect(html).toBe('<p>a <span lang="nl">dak</span> b</p>')
})
