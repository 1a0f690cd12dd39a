import { asideStyle } from "#lib/prose/set-aside.ts"
import { rename, unwrap } from "../html/elements.ts"

/** Turns formats that programs write as styles or old tags into the elements of restricted HTML. */
export function withoutFormats(body: HTMLElement): void {
  for (const element of body.querySelectorAll("b, strong")) {
    // Google Docs wraps everything into a `b` that is not bold.
    if (/^(normal|400)$/.test(weightOf(element))) unwrap(element)
    else if (element.localName === "b") rename(element, "strong")
  }
  for (const element of body.querySelectorAll("i, em, cite, dfn")) {
    if (styleOf(element, "font-style") === "normal") unwrap(element)
    else if (element.localName !== "em") rename(element, "em")
  }
  for (const span of body.querySelectorAll(`span[${asideStyle}]`)) styled(span)
}

function styled(span: Element): void {
  const raised = styleOf(span, "vertical-align")
  const tags = [
    isBold(span) && span.closest("strong, h1, h2, h3, h4, h5, h6, th") === null ? "strong" : null,
    styleOf(span, "font-style") === "italic" ? "em" : null,
    raised === "super" ? "sup" : null,
    raised === "sub" ? "sub" : null,
  ]
  for (const tag of tags) {
    if (tag === null) continue
    const inner = span.ownerDocument.createElement(tag)
    inner.append(...span.childNodes)
    span.append(inner)
  }
}

function isBold(element: Element): boolean {
  const weight = weightOf(element)
  return weight === "bold" || Number(weight) >= 600
}

function weightOf(element: Element): string {
  return styleOf(element, "font-weight")
}

export function styleOf(element: Element, property: string): string {
  const style = element.getAttribute(asideStyle) ?? ""
  const found = style.split(";").find((declaration) => declaration.split(":")[0]?.trim().toLowerCase() === property)
  return (
    found
      ?.slice(found.indexOf(":") + 1)
      .trim()
      .toLowerCase() ?? ""
  )
}

/** Word pastes lists as paragraphs with a level in `mso-list` and a mark in a span. */
export function listWordParagraphs(body: HTMLElement): void {
  let open: Open[] = []
  for (const paragraph of [...body.querySelectorAll("p, h1, h2, h3, h4, h5, h6, ul, ol, table, div, li")]) {
    const level = paragraph.localName === "p" ? levelOf(paragraph) : null
    if (level === null) open = []
    else open = place({ paragraph, level, isOrdered: takeMark(paragraph) }, open)
  }
  for (const mark of body.querySelectorAll("span")) if (isMark(mark)) mark.remove()
}

type Open = { readonly level: number; readonly list: Element }
type Item = { readonly paragraph: Element; readonly level: number; readonly isOrdered: boolean }

function levelOf(paragraph: Element): number | null {
  const level = /\blevel(\d+)\b/.exec(styleOf(paragraph, "mso-list"))?.[1]
  return level === undefined ? null : Number(level)
}

/** Puts a paragraph into the list of its level, and returns the lists that are open after it. */
function place({ paragraph, level, isOrdered }: Item, open: readonly Open[]): Open[] {
  const outer = open.filter((list) => list.level < level)
  const own = open.find((list) => list.level === level)
  const tag = isOrdered ? "ol" : "ul"
  const goesOn = own !== undefined && own.list.localName === tag
  const list = goesOn ? own.list : paragraph.ownerDocument.createElement(tag)
  if (!goesOn) {
    const parent = outer.at(-1)?.list.lastElementChild
    if (parent) parent.append(list)
    else paragraph.before(list)
  }
  const item = paragraph.ownerDocument.createElement("li")
  item.append(...paragraph.childNodes)
  list.append(item)
  paragraph.remove()
  return [...outer, { level, list }]
}

/** Removes the mark that Word wrote before the text. Says whether it was a number or a letter. */
function takeMark(paragraph: Element): boolean {
  const mark = [...paragraph.querySelectorAll("span")].find(isMark)
  const isOrdered = /^[\s\u00a0]*[\dA-Za-z]{1,5}[.)]/.test(mark?.textContent ?? "")
  mark?.remove()
  return isOrdered
}

function isMark(span: Element): boolean {
  return styleOf(span, "mso-list") === "ignore"
}
