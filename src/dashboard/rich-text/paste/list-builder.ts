import { indentOf } from "./styles.ts"
import type { ListMark, ListType } from "./list-marks.ts"

export type PastedItem = {
  readonly content: readonly Node[]
  /** A list that begins with this item stands before this block. */
  readonly place: Element
  readonly level: number
  /** Points of the margin. */
  readonly indent: number
  /** Names the list in the document from which it comes. */
  readonly list: string
  /** Is null for an item with a bullet. */
  readonly mark: ListMark | null
}

type OpenList = {
  readonly level: number
  readonly name: string
  readonly element: Element
  readonly type: ListType
  readonly next: number
  readonly indent: number
}

/** Programs write items apart from each other, and these become lists. */
export class ListBuilder {
  private open: readonly OpenList[] = []
  /** Closed lists continue with these numbers. */
  private readonly nextNumbers = new Map<string, number>()

  nextAt(level: number): { readonly type: ListType; readonly number: number } | null {
    const own = this.open.find((list) => list.level === level && list.element.localName === "ol")
    return own === undefined ? null : { type: own.type, number: own.next }
  }

  add(item: PastedItem): void {
    const outer = this.open.filter(({ level }) => level < item.level)
    const own = this.open.find((list) => list.level === item.level && goesOn(list, item))
    const number = item.mark === null ? 0 : (item.mark.number ?? own?.next ?? this.nextNumbers.get(keyOf(item)) ?? 1)
    const element = own?.element ?? this.begin(item, number, outer.at(-1)?.element.lastElementChild ?? null)
    const entry = element.ownerDocument.createElement("li")
    if (own !== undefined && item.mark !== null && number !== own.next) entry.setAttribute("value", String(number))
    entry.append(...item.content)
    element.append(entry)
    this.nextNumbers.set(keyOf(item), number + 1)
    const { level, list: name, indent, mark } = item
    this.open = [...outer, { level, name, element, type: mark?.type ?? null, next: number + 1, indent }]
  }

  /** The item above with the same indent gets the paragraph. Returns false if there is none. */
  goOn(paragraph: Element): boolean {
    const indent = indentOf(paragraph)
    const isOfList = /\bMsoList(Paragraph|Continue)/.test(paragraph.className)
    const list = this.open.findLast((one) => (indent > 0 && one.indent <= indent + 1) || (isOfList && indent === 0))
    const item = list?.element.lastElementChild
    if (list === undefined || !item) return false
    item.append(paragraph)
    this.open = this.open.slice(0, this.open.indexOf(list) + 1)
    return true
  }

  close(): void {
    this.open = []
  }

  private begin({ place, mark }: PastedItem, number: number, parent: Element | null): Element {
    const list = place.ownerDocument.createElement(mark === null ? "ul" : "ol")
    if (mark !== null && number !== 1) list.setAttribute("start", String(number))
    if (mark?.type) list.setAttribute("type", mark.type)
    if (parent !== null) parent.append(list)
    else place.before(list)
    return list
  }
}

const keyOf = ({ list, level }: PastedItem) => `${list} ${level}`

/** An item belongs to the list above it if it has the same kind of mark, and the same list or the next number. */
function goesOn({ element, name, type, next }: OpenList, { mark, list }: PastedItem): boolean {
  if (mark === null) return element.localName === "ul"
  return element.localName === "ol" && type === mark.type && (name === list || mark.number === next)
}
