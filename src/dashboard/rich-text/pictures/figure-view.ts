import type { Node } from "@tiptap/pm/model"
import type { NodeView } from "@tiptap/pm/view"
import { Figure } from "../schema/pictures.ts"
import { attributeOf } from "../schema/attributes.ts"
import { appWords } from "#dashboard/strings/words.ts"

type FigureOptions = { readonly show: (url: string) => Promise<string | null> }

/** The editor's figure shows the alt text or that it is missing, and has a placeholder for the caption. */
export const FigureWithView = Figure.extend<FigureOptions>({
  addOptions: () => ({ show: (url) => Promise.resolve(url) }),
  addNodeView() {
    return ({ node, editor, getPos }) => {
      const image = document.createElement("img")
      // The caption takes the cursor, so that typing after a press never replaces the picture.
      image.addEventListener("click", () => {
        const position = getPos()
        if (position !== undefined) editor.commands.focus(position + 1, { scrollIntoView: false })
      })
      return viewOf(node, image, this.options)
    }
  },
})

function viewOf(figure: Node, image: HTMLImageElement, { show }: FigureOptions) {
  const dom = document.createElement("figure")
  const state = Object.assign(document.createElement("span"), { contentEditable: "false" })
  const contentDOM = document.createElement("figcaption")
  contentDOM.dataset.placeholder = appWords.richText.captionPlaceholder
  dom.append(image, state, contentDOM)
  let source: string | null = null
  const load = (src: string | null) => {
    if (src === null || src === source) return
    source = src
    void show(src).then((address) => {
      if (address !== null && source === src) image.src = address
    })
  }
  const update = (node: Node): boolean => {
    if (node.type.name !== "figure") return false
    const alt = attributeOf(node, "alt")
    image.alt = alt ?? ""
    image.draggable = false
    for (const name of ["width", "height"] as const) image.setAttribute(name, String(attributeOf(node, name) ?? ""))
    state.textContent = alt === null ? appWords.pictures.altMissing : alt === "" ? appWords.pictures.isDecoration : alt
    state.dataset.alt = alt === null ? "missing" : ""
    contentDOM.dataset.empty = String(node.childCount === 0)
    load(attributeOf(node, "src"))
    return true
  }
  update(figure)
  return { dom, contentDOM, update, ignoreMutation: ({ target }) => !contentDOM.contains(target) } satisfies NodeView
}
