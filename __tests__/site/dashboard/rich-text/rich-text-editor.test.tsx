import { act, configure, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { axe } from "#support/axe.ts"
import { useState } from "react"
import type { Item } from "#dashboard/items/item.ts"
import { PictureSourceContext, type PictureSource } from "#dashboard/rich-text/pictures/picture-source.ts"
import { RichTextWidget } from "#dashboard/rich-text/rich-text-widget.tsx"
import { fakeTextBoxes } from "#support/browser/text-boxes.ts"

// The first test compiles the editor, which it loads on demand.
configure({ asyncUtilTimeout: 20_000 })

const item: Item = {
  ...{ type: "node--article", id: "1", number: 1, version: "1", created: null, changed: null, changedBy: null },
  ...{ isPublished: false, publicPath: null, values: { langcode: "nl" } },
}

type Options = { readonly value?: string; readonly error?: string; readonly isReadOnly?: boolean; readonly source?: PictureSource | null }

async function renderWidget({ value: initial = "<p>One two</p>", error, isReadOnly = false, source = null }: Options = {}) {
  fakeTextBoxes()
  const changes: string[] = []
  function Form() {
    const [value, setValue] = useState({ value: initial, summary: "Short" })
    return (
      <PictureSourceContext.Provider value={source}>
        <RichTextWidget
          {...{ id: "body", name: "body", item, value, error, isReadOnly }}
          field={{ type: "text_with_summary", format: "g30_text", label: "Text" }}
          onChange={(next) => {
            changes.push(`${next.summary}: ${next.value}`)
            setValue(next)
          }}
          onBlur={() => undefined}
        />
        <button type="button">After</button>
      </PictureSourceContext.Provider>
    )
  }
  const user = userEvent.setup()
  const { unmount, container } = render(<Form />)
  const box = await screen.findByRole("textbox", { name: "Text" })
  const view = editorIn(box)
  return { user, box, view, changes, unmount, container }
}

function editorIn(box: HTMLElement) {
  if (!("editor" in box)) throw new Error("no editor")
  return (
    box.editor as {
      view: {
        pasteHTML: (html: string) => void
        dispatch: (tr: unknown) => void
        state: { tr: { insertText: (text: string, at: number) => unknown } }
      }
    }
  ).view
}

test("the toolbar is one stop of the Tab key, and arrows move within it", async () => {
  const { user, box } = await renderWidget()
  const bold = screen.getByRole("button", { name: "Bold" })

  expect(screen.getByRole("toolbar", { name: "Text formatting" })).toHaveAttribute("aria-controls", box.id)
  await user.tab()
  expect(bold).toHaveFocus()
  await user.keyboard("{ArrowRight}")
  expect(screen.getByRole("button", { name: "Italic" })).toHaveFocus()
  await user.keyboard("{Home}{ArrowLeft}")
  expect(screen.getByRole("button", { name: "Redo" })).toHaveFocus()
  await user.tab()
  expect(box).toHaveFocus()
})

test("an opened text has its words, its reading time and its language, and reports no change", async () => {
  const { box, changes, unmount } = await renderWidget()

  expect(screen.getByText("2 words, 1 min read")).toBeInTheDocument()
  expect(box).toHaveAttribute("lang", "nl")
  unmount()
  expect(changes).toEqual([])
})

test("what was typed right before the editor goes is reported, beside the summary", async () => {
  const { view, changes, unmount } = await renderWidget()
  act(() => view.dispatch(view.state.tr.insertText("Now: ", 1)))
  unmount()

  expect(changes).toEqual(["Short: <p>Now: One two</p>"])
})

test("an error is tied to the text box", async () => {
  const { box } = await renderWidget({ error: "Write something." })

  expect(box).toBeInvalid()
  expect(box).toHaveAccessibleDescription("Write something.")
})

test("a text that may only be read has no toolbar", async () => {
  const { box } = await renderWidget({ isReadOnly: true })

  expect(box).toHaveAttribute("contenteditable", "false")
  expect(screen.queryByRole("toolbar")).not.toBeInTheDocument()
})

test("a pasted picture is named where nothing can upload it", async () => {
  const { view } = await renderWidget()
  act(() => view.pasteHTML('<p>a</p><img src="https://example.org/plan.jpg">'))

  expect(await screen.findByText(/Left out.*plan\.jpg/)).toBeInTheDocument()
})

test("what a paste left out and changed is said in one line, which can be dismissed", async () => {
  const { view } = await renderWidget()
  act(() =>
    view.pasteHTML(
      '<p>40<del cite="a">41</del> <span style="display:none">x</span><a href="file:///C:/plan.docx">plan</a><img src="https://example.org/a.jpg"></p>',
    ),
  )

  expect(await screen.findByText(/^Changed on pasting/)).toHaveTextContent(
    "Changed on pasting: tracked changes are accepted; hidden text is left out; links that lead nowhere are plain words: plan. " +
      "Left out, because this text cannot hold it: a.jpg.",
  )
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }))
  expect(screen.queryByText(/^Changed on pasting/)).not.toBeInTheDocument()
})

test("a failed upload is named too", async () => {
  const { view } = await renderWidget({ source: { upload: () => Promise.reject(new Error("offline")) } })
  act(() => view.pasteHTML('<p>a</p><img alt="Plan" src="data:image/png;base64,AAAA">'))

  expect(await screen.findByText(/Left out.*Plan\.png/)).toBeInTheDocument()
})

test("an uploaded picture stands in the text, and asks for its alt text", async () => {
  const file = {
    ...{ key: "1", id: "1", blob: null, url: "/sites/default/files/plan.png", filename: "plan.png", filemime: "image/png" },
    ...{ filesize: 3, width: 4, height: 3, alt: null, title: "", description: "" },
  }
  const { view, changes } = await renderWidget({ source: { upload: () => Promise.resolve({ ok: true, file }) } })
  act(() => view.pasteHTML('<p>a</p><img alt="Plan" src="data:image/png;base64,AAAA">'))

  expect(await screen.findByText("Alt text missing")).toBeInTheDocument()
  await waitFor(() => expect(changes.at(-1)).toContain('<figure><img src="/sites/default/files/plan.png" width="4" height="3" /></figure>'))
})

test("a press on a picture offers its tools, and typing then writes its caption", async () => {
  const { user, changes } = await renderWidget({
    value: '<figure><img src="/sites/default/files/plan.png" alt="A plan" /></figure><p>a</p>',
  })
  await user.click(screen.getByRole("img", { name: "A plan" }))

  expect(await screen.findByRole("button", { name: "Alt text" })).toBeInTheDocument()
  await user.keyboard("First floor")
  await waitFor(() => expect(changes.at(-1)).toContain('alt="A plan" /><figcaption>First floor</figcaption>'))
})

test("no screen reader is left without a name or a role", async () => {
  const { container } = await renderWidget({
    value:
      '<h2>A</h2><p>b</p><table><thead><tr><th scope="col">c</th><th scope="col"></th></tr></thead><tbody><tr><td>d</td><td>e</td></tr></tbody></table>',
  })

  expect(await axe(container)).toHaveNoViolations()
})
