import type { Node } from "@tiptap/pm/model"
import type { NodeView } from "@tiptap/pm/view"
import { Figure } from "../schema/pictures.ts"
import { attributeOf } from "../schema/attributes.ts"
import { appWords } from "#dashboard/strings/words.ts"

/** Returns an address that an `<img>` can load. */
type FigureOptions = { readonly show: (url: string) => Promise<string | null> }
type ViewOptions = FigureOptions & { readonly onPress: () => void }

/** The figure in the editor. It shows the alt text or that it is missing, and has a placeholder for the caption. */
export const FigureWithView = Figure.extend<FigureOptions>({
  addOptions: () => ({ show: (url) => Promise.resolve(url) }),
  addNodeView() {
    return ({ node, editor, getPos }) => {
      // The caption takes the cursor, so that typing after a press never replaces the picture.
      const toCaption = () => {
        const position = getPos()
        if (position !== undefined) editor.commands.focus(position + 1, { scrollIntoView: false })
      }
      return new FigureView(node, { show: this.options.show, onPress: toCaption })
    }
  },
})

class FigureView implements NodeView {
  readonly dom = document.createElement("figure")
  readonly contentDOM = document.createElement("figcaption")
  private readonly image = document.createElement("img")
  private readonly state = document.createElement("span")
  private readonly show: FigureOptions["show"]
  private src: string | null = null

  constructor(node: Node, { show, onPress }: ViewOptions) {
    this.show = show
    this.image.addEventListener("click", onPress)
    this.state.contentEditable = "false"
    this.state.dataset.alt = ""
    this.contentDOM.dataset.placeholder = appWords.richText.captionPlaceholder
    this.dom.append(this.image, this.state, this.contentDOM)
    this.update(node)
  }

  update(node: Node): boolean {
    if (node.type.name !== "figure") return false
    const alt = attributeOf(node, "alt")
    this.image.alt = alt ?? ""
    this.image.draggable = false
    for (const name of ["width", "height"] as const) this.image.setAttribute(name, String(attributeOf(node, name) ?? ""))
    this.state.textContent = alt === null ? appWords.pictures.altMissing : alt === "" ? appWords.pictures.isDecoration : alt
    this.state.dataset.alt = alt === null ? "missing" : ""
    this.contentDOM.dataset.empty = String(node.childCount === 0)
    this.load(attributeOf(node, "src"))
    return true
  }

  ignoreMutation(mutation: MutationRecord | { readonly type: "selection"; readonly target: globalThis.Node }): boolean {
    return !this.contentDOM.contains(mutation.target)
  }

  private load(src: string | null): void {
    if (src === null || src === this.src) return
    this.src = src
    void this.show(src).then((address) => {
      if (address !== null && this.src === src) this.image.src = address
    })
  }
}
