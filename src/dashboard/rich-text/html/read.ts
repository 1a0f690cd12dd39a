import { DOMParser as Reader, type Node as Content, type Schema } from "@tiptap/pm/model"
import { inertBody } from "#lib/prose/inert-body.ts"
import { allowedHtml } from "./allowed.ts"
import { isInline } from "./elements.ts"
import { blockHtml } from "./write.ts"

/** A block that the editor would damage becomes a "kept" node with its HTML. */
export function readHtml(html: string, schema: Schema): Content {
  const blocks = [...groupsIn(inertBody(html))].flatMap((nodes) => readBlock(nodes, schema))
  return schema.topNodeType.create(null, blocks.length > 0 ? blocks : [schema.node("paragraph")])
}

/** Yields each block, and each run of text between blocks. */
function* groupsIn(body: HTMLElement): Generator<readonly Node[]> {
  let run: Node[] = []
  for (const node of body.childNodes) {
    if (isInline(node)) run.push(node)
    else {
      if (run.some(hasContent)) yield run
      yield [node]
      run = []
    }
  }
  if (run.some(hasContent)) yield run
}

function hasContent(node: Node): boolean {
  return node.nodeType !== Node.TEXT_NODE || (node.nodeValue ?? "").trim() !== ""
}

function readBlock(nodes: readonly Node[], schema: Schema): readonly Content[] {
  const storedHtml = allowedHtml(nodes)
  const root = document.implementation.createHTMLDocument().createElement("div")
  root.append(...nodes.map((node) => root.ownerDocument.importNode(node, true)))
  const { children: parsed } = Reader.fromSchema(schema).parse(root)
  // A block within inline elements leaves empty paragraphs around it.
  const children = parsed.length > 1 ? parsed.filter((block) => block.type.name !== "paragraph" || block.childCount > 0) : parsed
  const html = children.map(blockHtml).join("")
  const isLossless = html === storedHtml || essenceOf(html) === essenceOf(storedHtml)
  return isLossless ? children : [schema.node("kept", { html: storedHtml })]
}

/** Leaves out paragraphs and parts of tables, which the editor may add or drop. */
function essenceOf(html: string): string {
  const body = inertBody(html)
  const elements = [...body.querySelectorAll("*:not(p, thead, tbody)")].map((element) => {
    const attributes = [...element.attributes]
      .filter(({ name }) => name !== "scope")
      .map(essentialAttribute)
      .filter((attribute) => !defaultAttributes.has(attribute))
    return [element.localName, ...attributes.toSorted()].join(" ")
  })
  return [body.textContent.replace(/\s+/g, ""), ...elements.toSorted()].join("\n")
}

/** The editor leaves these attributes out, because they are the defaults of HTML. */
const defaultAttributes: ReadonlySet<string> = new Set(["type=1", "rowspan=1", "colspan=1"])

function essentialAttribute({ name, value }: Attr): string {
  if (name === "reversed") return name
  return `${name}=${/^-?\d+$/.test(value) ? Number(value) : value}`
}
