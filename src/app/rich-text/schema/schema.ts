import { type Extensions, Mark, markInputRule } from "@tiptap/core"
import { Anchor, Document, HardBreak, Heading, Kept, Paragraph, Quote, Rule, Text, BulletList, ListItem, OrderedList } from "./blocks.ts"
import { Note } from "./note.ts"
import { Figure, InlinePicture } from "./pictures.ts"
import { tables } from "./tables.ts"
import { hrefOf, idOf, langOf, safeId, safeLink } from "./attributes.ts"

type Simple = { readonly name: string; readonly key: string; readonly excludes?: string; readonly find?: RegExp }

function mark(tag: string, { name, key, excludes, find }: Simple) {
  return Mark.create({
    name,
    ...(excludes === undefined ? {} : { excludes }),
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) }
    },
    addInputRules() {
      return find === undefined ? [] : [markInputRule({ find, type: this.type })]
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
  mark("sup", { name: "superscript", key: "Mod-.", excludes: "superscript subscript" }),
  mark("sub", { name: "subscript", key: "Mod-,", excludes: "superscript subscript" }),
  Link,
  mark("strong", { name: "bold", key: "Mod-b", find: /(?:^|\s)(\*\*(?!\s)([^*]+)\*\*)$/ }),
  mark("em", { name: "italic", key: "Mod-i" }),
]

/** Everything that restricted HTML holds (contract/restricted-html.ts). */
export const content: Extensions = [
  ...[Document, Text, Paragraph, Heading, BulletList, OrderedList, ListItem, Quote, Rule, Figure, ...tables, Kept],
  ...[HardBreak, Note, Anchor, InlinePicture],
  ...marks,
]
