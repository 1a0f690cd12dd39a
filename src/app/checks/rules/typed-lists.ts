import { elementsIn, isBlank, wordsIn } from "./elements.ts"
import type { TextCheck, TextFinding } from "./finding.ts"

const bullet = /^\s*[-–—*•·‣▪►]\s+(?=\S)/
const number = /^\s*\(?(\d{1,2}|[a-z])[.)]\s+(?=\S)/

type ListName = "ul" | "ol"

function listOf(text: string): ListName | null {
  if (bullet.test(text)) return "ul"
  return number.test(text) ? "ol" : null
}

/** Finds two or more successive paragraphs, or lines of one, that begin with dashes, asterisks or numbers. */
export const checkTypedLists: TextCheck = (body) =>
  elementsIn(body, "p").flatMap((element): readonly TextFinding[] => {
    const list = listOf(element.textContent)
    const isFirst = list !== null && !isItem(element.previousElementSibling, list)
    if (!isFirst || linesIn(runFrom(element)).length < 2 || !beginsAtOne(element, list)) return []
    return [{ check: "typedList", element, excerpt: wordsIn(element), fix: toList }]
  })

/** Says whether a list begins at one, unlike dates and years at the start of paragraphs. */
function beginsAtOne({ textContent }: Element, list: ListName): boolean {
  return list === "ul" || /^\s*\(?[1a]\b/.test(textContent)
}

/** Says whether each line of a paragraph is an item. */
function isItem(element: Element | null, list: ListName): element is Element {
  return element?.localName === "p" && linesOf(element).every((line) => listOf(lineText(line)) === list)
}

/** The paragraph and those behind it that continue its list; none if one of its own lines is no item. */
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
  return lines.filter((line) => !line.every(isBlank))
}

function lineText(line: Line): string {
  return line.map((node) => node.textContent ?? "").join("")
}

function toList(first: Element): void {
  const run = runFrom(first)
  const name = listOf(first.textContent)
  if (name === null) return
  const list = first.ownerDocument.createElement(name)
  for (const line of linesIn(run)) {
    const item = first.ownerDocument.createElement("li")
    item.append(...line)
    removeMark(item, name === "ul" ? bullet : number)
    list.append(item)
  }
  first.before(list)
  for (const paragraph of run) paragraph.remove()
}

/** Removes the mark, which may span several elements. */
function removeMark(item: Element, mark: RegExp): void {
  let left = mark.exec(item.textContent)?.[0].length ?? 0
  const texts = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null && left > 0; text = texts.nextNode()) {
    const value = text.nodeValue ?? ""
    text.nodeValue = value.slice(left)
    left -= Math.min(left, value.length)
  }
}
