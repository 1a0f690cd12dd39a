/** @jest-environment jsdom */

import { getSchema } from "@tiptap/core"
import { restrictedHtml } from "#contract/restricted-html.ts"
import { readHtml } from "#dashboard/rich-text/html/read.ts"
import { writeHtml } from "#dashboard/rich-text/html/write.ts"
import { content } from "#dashboard/rich-text/schema/schema.ts"
import { filterHtml } from "#server/content/validation/rich-text-filter.ts"
import { attacks, attacksByKind } from "#support/attacks/html.ts"
import { anEditor } from "#support/rich-text.ts"

const schema = getSchema(content)

const pwn = jest.fn()

beforeEach(() => {
  Object.assign(window, { pwn })
})

/** Lists the elements and attributes that a browser reads in a text and the format forbids. */
function foreignIn(html: string): readonly string[] {
  return [...new DOMParser().parseFromString(html, "text/html").body.querySelectorAll("*")].flatMap((element) => {
    const allowed = restrictedHtml[element.localName]
    const names = element.getAttributeNames().filter((name) => allowed?.includes(name) !== true)
    const href = element instanceof HTMLAnchorElement && element.hasAttribute("href") ? element.protocol : "https:"
    // An address of the web may be in a link.
    const isElsewhere =
      element instanceof HTMLAnchorElement && element.host === "evil.example" && !/^\s*https?:/i.test(element.getAttribute("href") ?? "")
    const src = element.getAttribute("src") ?? "/sites/default/files/a.jpg"
    const isForeign =
      allowed === undefined ||
      element.namespaceURI !== "http://www.w3.org/1999/xhtml" ||
      !/^(https?|mailto|tel):$/.test(href) ||
      isElsewhere
    const isBadPicture = new URL(src, "http://localhost").pathname !== "/sites/default/files/a.jpg" || src.startsWith("//")
    return isForeign || names.length > 0 || isBadPicture ? [element.outerHTML] : []
  })
}

test("the corpus is large, and the check finds what it must", () => {
  expect(new Set(attacks).size).toBeGreaterThan(500)
  expect(foreignIn(`<p onclick="x">a</p><script>1</script><a href="javascript:x">a</a><img src="/x.jpg">`)).toHaveLength(4)
})

function expectSound(stored: string): void {
  expect(foreignIn(stored)).toEqual([])
  expect(filterHtml(stored, () => true).text).toBe(stored)
}

test.each(attacksByKind)("a stored text with this attack runs nothing: %s", (_kind, texts) => {
  for (const html of texts) expectSound(writeHtml(readHtml(html, schema)))
})

// The editor draws these elements beside those of the format.
const editorElements = "figure > span[data-alt], span[data-anchor], div[data-kept], br.ProseMirror-trailingBreak, img.ProseMirror-separator"

test.each(attacksByKind)("a pasted text with this attack runs nothing: %s", async (_kind, texts) => {
  const { editor, html: readText } = anEditor()
  for (const html of texts) {
    editor.commands.clearContent()
    editor.view.pasteHTML(html)
    // The editor reports pictures after it has inserted the text.
    await new Promise((resolve) => setTimeout(resolve))
    expectSound(readText())
    expect(harmfulIn(editor.view.dom)).toEqual([])
  }
  expect(pwn).not.toHaveBeenCalled()
  editor.destroy()
})

test.each(attacksByKind)("a text with this attack that is opened in the editor runs nothing: %s", (_kind, texts) => {
  const { editor } = anEditor()
  for (const html of texts) {
    const { doc, tr } = editor.state
    editor.view.dispatch(tr.replaceWith(0, doc.content.size, readHtml(html, editor.schema).content))
    expect(harmfulIn(editor.view.dom)).toEqual([])
  }
  expect(pwn).not.toHaveBeenCalled()
  editor.destroy()
})

/** Lists the elements of the editor that run or load something foreign. */
function harmfulIn(root: HTMLElement): readonly string[] {
  return [...root.querySelectorAll("*")]
    .filter((element) => {
      const isDrawn = element.matches(editorElements) || restrictedHtml[element.localName] !== undefined
      const hasHandler = element.getAttributeNames().some((name) => name.startsWith("on") || name === "style" || name === "srcdoc")
      const isBadLink =
        element instanceof HTMLAnchorElement && element.hasAttribute("href") && !/^(https?|mailto|tel):$/.test(element.protocol)
      const isBadPicture =
        element instanceof HTMLImageElement && !/^(\/sites\/default\/files\/a\.jpg)?$/.test(element.getAttribute("src") ?? "")
      return !isDrawn || hasHandler || isBadLink || isBadPicture
    })
    .map((element) => element.outerHTML)
}
