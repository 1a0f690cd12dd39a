import { rename, unwrap } from "#dashboard/rich-text/html/elements.ts"
import { type TextCheck, type TextFinding, elementsIn, isBlankText, plainText } from "./finding.ts"

/** If a text has no heading of the second level, the site raises those of the third (src/lib/prose/structure.ts). */
export const checkHeadings: TextCheck = (body) => {
  const findings: TextFinding[] = []
  let hasSecond = body.querySelector("h2") === null
  for (const element of elementsIn(body, "h2, h3")) {
    const words = plainText(element)
    if (words === "" && element.querySelector("img") === null) {
      findings.push({ check: "headingEmpty", element, excerpt: "", fix: unwrap })
      continue
    }
    if (element.localName === "h3" && !hasSecond) {
      findings.push({ check: "headingOrder", element, excerpt: words, fix: (heading) => void rename(heading, "h2") })
    }
    hasSecond ||= element.localName === "h2"
  }
  return findings
}

const longestHeading = 100

/** Finds short bold paragraphs that have text below them. */
export const checkBoldHeadings: TextCheck = (body) =>
  [...body.children].flatMap((element) => {
    const words = plainText(element)
    const isHeading = words !== "" && words.length <= longestHeading && !/[.,;!…]$/.test(words)
    if (!isHeading || !isAllBold(element) || !hasTextBelow(element)) return []
    return [{ check: "boldHeading", element, excerpt: words, fix: toHeading }]
  })

function isAllBold({ localName, childNodes }: Element): boolean {
  const content = [...childNodes].filter((node) => !isBlankText(node))
  return localName === "p" && content.every((node) => node.nodeName === "STRONG" && node.textContent !== "")
}

function hasTextBelow({ nextElementSibling: next }: Element): boolean {
  return next !== null && !/^(h\d|hr)$/.test(next.localName)
}

/** Makes a heading of the second level, or of the third below one of the second. */
function toHeading(paragraph: Element): void {
  const body = paragraph.ownerDocument.body
  const isBelow = elementsIn(body, "h2").some((h2) => (h2.compareDocumentPosition(paragraph) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
  for (const strong of elementsIn(paragraph, "strong")) unwrap(strong)
  rename(paragraph, isBelow ? "h3" : "h2").normalize()
}

export const checkTables: TextCheck = (body) =>
  elementsIn(body, "table").flatMap((element) => {
    if (element.querySelector("th") !== null) return []
    const hasRows = elementsIn(element, "tr").length > 1
    const excerpt = elementsIn(element, "th, td").map(plainText).join(" ")
    return [{ check: "tableWithoutHead", element, excerpt, ...(hasRows && { fix: toHead }) }]
  })

/** Includes all rows that the first row's cells cover, because no cell covers rows of head and body. */
function toHead(table: Element): void {
  const rows = elementsIn(table, "tr")
  const rowSpans = [...(rows[0]?.children ?? [])].map((cell) => Number(cell.getAttribute("rowspan") ?? 1))
  const head = table.querySelector("thead") ?? table.ownerDocument.createElement("thead")
  const body = rows[0]?.parentElement
  for (const row of rows.slice(0, Math.max(1, ...rowSpans)).toReversed()) {
    for (const cell of [...row.children]) {
      const header = rename(cell, "th")
      header.setAttribute("scope", header.hasAttribute("colspan") ? "colgroup" : "col")
    }
    head.prepend(row)
  }
  if (head.parentElement === null) body?.before(head)
  if (body !== head && body?.localName !== "table" && body?.childElementCount === 0) body.remove()
}

const bullet = /^\s*[-–—*•·‣▪►]\s+(?=\S)/
const number = /^\s*\(?(\d{1,2}|[a-z])[.)]\s+(?=\S)/

type ListName = "ul" | "ol"

function listOf(text: string): ListName | null {
  if (bullet.test(text)) return "ul"
  return number.test(text) ? "ol" : null
}

/** Finds at least two successive paragraphs or lines that begin with dashes, asterisks or numbers. */
export const checkTypedLists: TextCheck = (body) =>
  elementsIn(body, "p").flatMap((element): readonly TextFinding[] => {
    const list = listOf(element.textContent)
    const isFirst = list !== null && !isItem(element.previousElementSibling, list)
    if (!isFirst || linesIn(runFrom(element)).length < 2 || !beginsAtOne(element, list)) return []
    return [{ check: "typedList", element, excerpt: plainText(element), fix: toList }]
  })

/** Dates and years begin a paragraph too, but not at one. */
function beginsAtOne({ textContent }: Element, list: ListName): boolean {
  return list === "ul" || /^\s*\(?[1a]\b/.test(textContent)
}

function isItem(element: Element | null, list: ListName): element is Element {
  return element?.localName === "p" && linesOf(element).every((line) => listOf(lineText(line)) === list)
}

/** Returns the paragraph and those that continue its list; none if one of its own lines is no item. */
function runFrom(first: Element): readonly Element[] {
  const list = listOf(first.textContent)
  const run: Element[] = []
  for (let next: Element | null = first; list !== null && isItem(next, list); next = next.nextElementSibling) run.push(next)
  return run
}

type Line = readonly Node[]

function linesIn(paragraphs: readonly Element[]): readonly Line[] {
  return paragraphs.flatMap(linesOf)
}

function linesOf({ childNodes }: Element): readonly Line[] {
  const lines: Node[][] = [[]]
  for (const node of childNodes) {
    if (node.nodeName === "BR") lines.push([])
    else lines.at(-1)?.push(node)
  }
  return lines.filter((line) => !line.every(isBlankText))
}

function lineText(line: Line): string {
  return line.map((node) => node.textContent ?? "").join("")
}

function toList(first: Element): void {
  const run = runFrom(first)
  const name = listOf(first.textContent)
  if (name === null) return
  const list = first.ownerDocument.createElement(name)
  if (name === "ol" && markOf(first.textContent).isLetter) list.setAttribute("type", "a")
  let next = 1
  for (const line of linesIn(run)) {
    const item = first.ownerDocument.createElement("li")
    const at = name === "ol" ? markOf(lineText(line)).number : next
    if (at !== next) item.setAttribute("value", String(at))
    next = at + 1
    item.append(...line)
    removeMark(item, name === "ul" ? bullet : number)
    list.append(item)
  }
  first.before(list)
  for (const paragraph of run) paragraph.remove()
}

function markOf(text: string): { readonly number: number; readonly isLetter: boolean } {
  const [, mark = "1"] = number.exec(text) ?? []
  const isLetter = /[a-z]/.test(mark)
  return { number: isLetter ? mark.charCodeAt(0) - 96 : Number(mark), isLetter }
}

/** The mark may span several elements. */
function removeMark(item: Element, mark: RegExp): void {
  let rest = mark.exec(item.textContent)?.[0].length ?? 0
  const texts = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null && rest > 0; text = texts.nextNode()) {
    const value = text.nodeValue ?? ""
    text.nodeValue = value.slice(rest)
    rest -= Math.min(rest, value.length)
  }
}
