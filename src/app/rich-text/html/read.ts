import { DOMParser as Reader, type Node as Content, type Schema } from "@tiptap/pm/model"
import { inertBody } from "#lib/prose/inert-body.ts"
import { allowedHtml } from "./allowed.ts"
import { wrapLooseText, isInline } from "./elements.ts"
import { rememberBlock, rememberDocument } from "./spare.ts"
import { canonicalHtml } from "./write.ts"

/** Reads HTML into a document for the editor. Blocks that nobody edits are written as they were read. */
export function readHtml(html: string, schema: Schema): Content {
  const body = inertBody(html)
  const blocks = [...groupsIn(body)].flatMap(({ nodes, gap }) => readBlock({ nodes, gap }, schema))
  const doc = schema.topNodeType.create(null, blocks.length > 0 ? blocks : [schema.node("paragraph")])
  rememberDocument(doc, html)
  return doc
}

type Group = { readonly nodes: readonly Node[]; readonly gap: string }

/** Each block, and each run of text between blocks, with the white space before it. */
function* groupsIn(body: HTMLElement): Generator<Group> {
  let gap = ""
  let run: Node[] = []
  for (const node of body.childNodes) {
    const isSpace = node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? "").trim() === ""
    if (isSpace && run.length === 0) gap += node.nodeValue ?? ""
    else if (isInline(node)) run.push(node)
    else {
      if (run.length > 0) yield { nodes: run, gap }
      yield { nodes: [node], gap: run.length > 0 ? "" : gap }
      run = []
      gap = ""
    }
  }
  if (run.length > 0) yield { nodes: run, gap }
}

function readBlock({ nodes, gap }: Group, schema: Schema): readonly Content[] {
  const stored = allowedHtml(nodes)
  const { children } = parseNodes(nodes, schema)
  const canonical = children.map(canonicalHtml).join("")
  const isLossless = canonical === stored || essenceOf(canonical) === essenceOf(stored)
  const blocks = isLossless ? children : [schema.node("kept", { html: stored })]
  const [first, ...others] = blocks
  if (first !== undefined && others.length === 0) rememberBlock(first, { html: stored, gap })
  return blocks
}

function parseNodes(nodes: readonly Node[], schema: Schema): Content {
  const root = document.implementation.createHTMLDocument().createElement("div")
  root.append(...nodes.map((node) => root.ownerDocument.importNode(node, true)))
  wrapLooseText(root)
  return Reader.fromSchema(schema).parse(root, { preserveWhitespace: true })
}

/** The words and elements of a text, without paragraphs and `tbody`, which the editor may add or leave out. */
function essenceOf(html: string): string {
  const body = inertBody(html)
  const elements = [...body.querySelectorAll("*:not(p, tbody)")].map((element) => {
    const attributes = [...element.attributes].map(essentialAttribute).filter((attribute) => !implied.has(attribute))
    return [element.localName, ...attributes.toSorted()].join(" ")
  })
  return [body.textContent.replace(/\s+/g, ""), ...elements.toSorted()].join("\n")
}

/** What holds without them too, so that the editor leaves them out. */
const implied: ReadonlySet<string> = new Set(["type=1", "rowspan=1", "colspan=1"])

function essentialAttribute({ name, value }: Attr): string {
  if (name === "reversed") return name
  return `${name}=${/^-?\d+$/.test(value) ? Number(value) : value}`
}
