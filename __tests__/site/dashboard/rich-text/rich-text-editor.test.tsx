import { configureStore } from "@reduxjs/toolkit"
import { act, configure, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import axios from "axios"
import { useState, type ReactNode } from "react"
import { useForm } from "react-hook-form"
import { Provider } from "react-redux"
import type { Item } from "#dashboard/items/item.ts"
import type { Values } from "#dashboard/items/values.ts"
import { makeUploads, UploadsProvider } from "#dashboard/media/uploads/uploads.ts"
import { RichTextWidget } from "#dashboard/rich-text/rich-text-widget.tsx"
import { api, BackEnd } from "#dashboard/session/core/api.ts"
import { failed } from "#lib/session/problem.ts"
import { fakeTextBoxes } from "#support/browser/text-boxes.ts"

// The first test compiles the editor, which it loads on demand.
configure({ asyncUtilTimeout: 20_000 })

const item: Item = {
  ...{ type: "node--article", id: "1", number: 1, version: "1", changed: null, changedBy: null },
  ...{ isPublished: false, publicPath: null, values: { langcode: "nl" } },
}

const problem = { kind: "offline", message: null } as const

/** No test here reaches the back end. */
function aStore() {
  const http = axios.create({ adapter: () => Promise.reject(new Error("offline")) })
  const extraArgument = new BackEnd({ http, explain: () => problem, site: http, has: () => true })
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument } }).concat(api.middleware),
  })
}

function WithoutUploads({ children }: { readonly children: ReactNode }) {
  const form = useForm<Values>()
  const [uploads] = useState(() =>
    makeUploads({
      ...{ form, type: "node--article" },
      drafts: { putBlob: () => Promise.resolve("1"), getBlob: () => Promise.resolve(null) },
      send: () => Promise.resolve(failed(problem)),
      isThere: () => Promise.resolve(failed(problem)),
    }),
  )
  return <UploadsProvider value={{ uploads, mayReplaceFiles: false }}>{children}</UploadsProvider>
}

async function renderWidget(initial = "<p>One two</p>") {
  fakeTextBoxes()
  const changes: string[] = []
  function Form() {
    const [value, setValue] = useState({ value: initial, summary: "Short" })
    return (
      <RichTextWidget
        {...{ id: "body", name: "body", item, value, error: undefined, isReadOnly: false }}
        field={{ type: "text_with_summary", format: "g30_text", label: "Text" }}
        onChange={(next) => {
          changes.push(`${next.summary}: ${next.value}`)
          setValue(next)
        }}
        onBlur={() => undefined}
      />
    )
  }
  const user = userEvent.setup()
  const { unmount } = render(
    <Provider store={aStore()}>
      <WithoutUploads>
        <Form />
      </WithoutUploads>
    </Provider>,
  )
  const box = await screen.findByRole("textbox", { name: "Text" })
  const view = editorIn(box)
  return { user, box, view, changes, unmount }
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

test("a press on a picture offers its tools, and typing then writes its caption", async () => {
  const { user, changes } = await renderWidget('<figure><img src="/sites/default/files/plan.png" alt="A plan" /></figure><p>a</p>')
  await user.click(screen.getByRole("img", { name: "A plan" }))

  expect(await screen.findByRole("button", { name: "Alt text" })).toBeInTheDocument()
  await user.keyboard("First floor")
  await waitFor(() => expect(changes.at(-1)).toContain('alt="A plan" /><figcaption>First floor</figcaption>'))
})
