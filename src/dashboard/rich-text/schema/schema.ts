import { type Extensions, Mark } from "@tiptap/core"
import { Bold } from "@tiptap/extension-bold"
import { Italic } from "@tiptap/extension-italic"
import { blocks } from "./blocks.ts"
import { lists } from "./lists.ts"
import { Note } from "./note.ts"
import { Figure, InlinePicture } from "./pictures.ts"
import { tables } from "./tables.ts"
import { attributeOf, checked, safeId, safeLink } from "./attributes.ts"

/** Raised and lowered text exclude each other. */
function shiftMark(tag: "sup" | "sub", { name, key }: { readonly name: string; readonly key: string }) {
  return Mark.create({
    name,
    excludes: "superscript subscript",
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) }
    },
  })
}

const Language = Mark.create({
  name: "language",
  inclusive: false,
  addAttributes: () => checked("lang"),
  parseHTML: () => [{ tag: "span[lang]" }],
  renderHTML: ({ mark: phrase }) => ["span", { lang: attributeOf(phrase, "lang") }, 0],
})

/** A link may also be words with an id and without an address. */
const Link = Mark.create({
  name: "link",
  inclusive: false,
  addAttributes: () => checked("href", "id"),
  parseHTML: () => [
    {
      tag: "a",
      getAttrs: (element) => {
        const isEmpty = safeLink(element.getAttribute("href")) === null && safeId(element.getAttribute("id")) === null
        return isEmpty ? false : null
      },
    },
  ],
  // An attribute `id` could hide an element of the dashboard with the same id.
  renderHTML: ({ mark: link }) => [
    "a",
    { href: attributeOf(link, "href"), "data-id": attributeOf(link, "id"), rel: "noopener nofollow" },
    0,
  ],
})

/** The order is from the outermost to the innermost element in the written HTML. */
const marks = [
  Language,
  shiftMark("sup", { name: "superscript", key: "Mod-." }),
  shiftMark("sub", { name: "subscript", key: "Mod-," }),
  Link,
  Bold,
  Italic,
]

/** contract/restricted-html.ts lists all that the schema holds. */
export const content: Extensions = [...blocks, ...lists, Figure, ...tables, Note, InlinePicture, ...marks]
