import { type Extensions, Mark } from "@tiptap/core"
import { Bold } from "@tiptap/extension-bold"
import { Italic } from "@tiptap/extension-italic"
import { blocks } from "./blocks.ts"
import { lists } from "./lists.ts"
import { Note } from "./note.ts"
import { Figure, InlinePicture } from "./pictures.ts"
import { tables } from "./tables.ts"
import { hrefOf, idOf, langOf, safeId, safeLink } from "./attributes.ts"

/** A raised or a lowered text excludes the other. */
function shifted(tag: "sup" | "sub", { name, key }: { readonly name: string; readonly key: string }) {
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

/** A phrase in another language. */
const Language = Mark.create({
  name: "language",
  inclusive: false,
  addAttributes: () => ({ lang: { default: null } }),
  parseHTML: () => [{ tag: "span[lang]", getAttrs: (element) => ({ lang: element.getAttribute("lang") }) }],
  renderHTML: ({ mark: phrase }) => ["span", { lang: langOf(phrase) }, 0],
})

/** A link, or words with an id and without an address. */
const Link = Mark.create({
  name: "link",
  inclusive: false,
  addAttributes: () => ({ href: { default: null }, id: { default: null } }),
  parseHTML: () => [
    {
      tag: "a",
      getAttrs: (element) => {
        const href = safeLink(element.getAttribute("href"))
        const id = safeId(element.getAttribute("id"))
        return href === null && id === null ? false : { href, id }
      },
    },
  ],
  // Not `id`: it could hide an element of the dashboard with the same id.
  renderHTML: ({ mark: link }) => ["a", { href: hrefOf(link), "data-id": idOf(link), rel: "noopener nofollow" }, 0],
})

/** From the outermost to the innermost in the written HTML. */
const marks = [
  Language,
  shifted("sup", { name: "superscript", key: "Mod-." }),
  shifted("sub", { name: "subscript", key: "Mod-," }),
  Link,
  Bold,
  Italic,
]

/** Everything that restricted HTML holds (contract/restricted-html.ts). */
export const content: Extensions = [...blocks, ...lists, Figure, ...tables, Note, InlinePicture, ...marks]
