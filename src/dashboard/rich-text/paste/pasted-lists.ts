import { isListNumber } from "#contract/restricted-html.ts"
import type { Change } from "./changes.ts"
import { ListBuilder, type PastedItem } from "./list-builder.ts"
import { readMark, type ListType } from "./list-marks.ts"
import type { ListFormats } from "./sheets.ts"
import { indentOf, styleOf } from "./styles.ts"

/** Word's lists are paragraphs with a level in `mso-list` and a mark in a span. Word for the web makes a list of each item. */
export function joinLists(body: HTMLElement, formats: ListFormats): ReadonlySet<Change> {
  const changes = new Set<Change>()
  const builder = new ListBuilder()
  const counts = new Map<Element, number>()
  let place: Element | null = null
  const around = ancestorsOf(body.querySelectorAll(webItem))
  const inside = new Set(body.querySelectorAll(`${webItem} *`))
  for (const block of [...body.querySelectorAll("p, h1, h2, h3, h4, h5, h6, ul, ol, table, div, li")]) {
    const cell = block.closest("td, th")
    if (cell !== place) builder.close()
    place = cell
    if (block.matches(webItem)) builder.add(ofWeb(block, counts))
    else if (around.has(block) || inside.has(block)) continue
    else if (block.localName === "p" && levelOf(block) !== null) addParagraph(block, { builder, formats, changes })
    else if (block.localName === "div" && block.querySelector("p") !== null) continue
    else if (block.localName !== "p" || !(isBlank(block) || builder.goOn(block))) builder.close()
  }
  for (const mark of body.querySelectorAll("span")) {
    if (!isMark(mark)) continue
    if (mark.closest("h1, h2, h3, h4, h5, h6") !== null) changes.add("headingNumbers")
    mark.remove()
  }
  for (const list of around) if (isBlank(list)) list.remove()
  for (const list of body.querySelectorAll("ol")) typeList(list)
  return changes
}

const webItem = ":is(li[data-aria-level], .ListContainerWrapper li[aria-level])"

/** The innermost element comes first. */
function ancestorsOf(items: Iterable<Element>): ReadonlySet<Element> {
  const ancestors = new Set<Element>()
  for (const item of items)
    for (let next = item.parentElement; next !== null && next.localName !== "body" && !ancestors.has(next); next = next.parentElement)
      ancestors.add(next)
  return ancestors
}

function isBlank(element: Element): boolean {
  return element.textContent.trim() === "" && element.querySelector("img, table, hr") === null
}

/** Reads the list and the level within it: `l0 level2 lfo1`. */
function levelOf(paragraph: Element): { readonly list: string; readonly level: number; readonly format: string } | null {
  const [, list = "", level, rest = ""] = /^(l\d{1,6}) level(\d) ?(\w{0,20})/.exec(styleOf(paragraph, "mso-list")) ?? []
  return level === undefined ? null : { list: `${list} ${rest}`, level: Number(level), format: `${list}:level${level}` }
}

type ParagraphContext = { readonly builder: ListBuilder; readonly formats: ListFormats; readonly changes: Set<Change> }

function addParagraph(paragraph: Element, { builder, formats, changes }: ParagraphContext): void {
  const place = levelOf(paragraph)
  if (place === null) return
  const sign = [...paragraph.querySelectorAll("span")].find(isMark)
  const mark = readMark(sign?.textContent ?? "", { format: formats.get(place.format), next: builder.nextAt(place.level) })
  sign?.remove()
  if (mark?.isWhole === false) changes.add("numbers")
  const { list, level } = place
  builder.add({ content: [...paragraph.childNodes], place: paragraph, level, indent: indentOf(paragraph), list, mark })
  paragraph.remove()
}

function isMark(span: Element): boolean {
  return styleOf(span, "mso-list") === "ignore"
}

/** Points: Word's own indent of a level. */
const webIndent = 36

/** `counts` says how many items of each list came before. */
function ofWeb(item: Element, counts: Map<Element, number>): PastedItem {
  const list = item.parentElement ?? item
  const level = Number(/^\d$/.exec(item.getAttribute("data-aria-level") ?? item.getAttribute("aria-level") ?? "")?.[0] ?? 1)
  const before = counts.get(list) ?? 0
  counts.set(list, before + 1)
  return {
    content: [...item.childNodes],
    place: item.closest(".ListContainerWrapper") ?? list,
    level,
    indent: Math.max(webIndent * level, indentOf(item)),
    list: item.getAttribute("data-listid") ?? "",
    mark: list.localName === "ol" ? { type: typeOf(list), number: (numberIn(list, "start") ?? 1) + before, isWhole: true } : null,
  }
}

function numberIn(element: Element, name: "start" | "value"): number | null {
  const value = element.getAttribute(name) ?? ""
  return isListNumber(value) ? Number(value) : null
}

const types: Readonly<Record<string, ListType>> = {
  "lower-alpha": "a",
  "lower-latin": "a",
  "upper-alpha": "A",
  "upper-latin": "A",
  "lower-roman": "i",
  "upper-roman": "I",
}

/** Google Docs writes the type as the style of its items. */
function typeOf(list: Element): ListType {
  const [own] = [list, list.querySelector(":scope > li")].flatMap((element) =>
    element === null ? [] : styleOf(element, "list-style-type") || [],
  )
  const attribute = list.getAttribute("type") ?? ""
  const typeAttribute = attribute === "a" || attribute === "A" || attribute === "i" || attribute === "I" ? attribute : null
  return own !== undefined && Object.hasOwn(types, own) ? (types[own] ?? null) : typeAttribute
}

/** Leaves out numbers that follow by themselves. OneNote numbers the first item. */
function typeList(list: Element): void {
  const type = typeOf(list)
  if (type === null) list.removeAttribute("type")
  else list.setAttribute("type", type)
  if (list.hasAttribute("reversed")) return
  const items = [...list.children].filter(({ localName }) => localName === "li")
  const first = items[0] === undefined ? null : numberIn(items[0], "value")
  const start = first ?? numberIn(list, "start") ?? 1
  if (start === 1) list.removeAttribute("start")
  else list.setAttribute("start", String(start))
  let next = start
  for (const item of items) {
    const number = numberIn(item, "value") ?? next
    if (number === next) item.removeAttribute("value")
    next = number + 1
  }
}
