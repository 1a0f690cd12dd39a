import { unwrap } from "../html/elements.ts"
import { backSign, freeKey } from "../notes/note-items.ts"

// Word, Google Docs, LibreOffice, Pandoc and this site write a reference as a link to the note, which has a link back.
const reference = /#_?(?:(ftn|edn|ftnt|fn)[-:]?([\d-]+)|(sdfootnote|sdendnote)(\d+)sym)$/
const back = /#_?(?:(ftn|edn|ftnt|fn)_?ref[-:]?([\d-]+)|(sdfootnote|sdendnote)(\d+)anc)$/

type Link = { readonly link: Element; readonly key: string }

/** References become as the editor copies them, and notes a list at the end. */
export function takeNotes(body: HTMLElement): void {
  for (const forged of body.querySelectorAll("[data-note]")) forged.removeAttribute("data-note")
  const links = [...body.querySelectorAll("a[href]")]
  const backs = links.flatMap((link) => linkOf(link, back))
  const references = links.flatMap((link) => linkOf(link, reference))
  const keys = [...new Set(references.map(({ key }) => key))].filter((key) => backs.some((one) => one.key === key))
  const places = keys.flatMap((key) => {
    const noteLink = backs.find((one) => one.key === key)
    return noteLink === undefined ? [] : [{ link: noteLink.link, place: placeOf(noteLink.link, { body, all: [...backs, ...references] }) }]
  })
  for (const { link, key } of references) refer(link, keys.indexOf(key) + 1)
  if (keys.length > 0) body.append(listOf(body, places))
}

/** Gives notes free ids and links back to their references. Call it after all other ids were removed. The document has `usedIds`. */
export function nameNotes(body: HTMLElement, usedIds: ReadonlySet<string>): void {
  const list = body.lastElementChild
  const all = [...body.querySelectorAll("sup[data-note]")]
  const notes = [...(list?.localName === "ol" ? list.children : [])].map((item) => {
    const name = item.getAttribute("data-note") ?? item.id
    return { item, name, references: all.filter((reference) => reference.getAttribute("data-note") === name) }
  })
  if (notes.some(({ references }) => references.length === 0)) return
  const ids = new Set([...usedIds, ...notes.map(({ name }) => name)])
  for (const { item, name, references } of notes) {
    const key = usedIds.has(name) ? freeKey(ids) : null
    item.id = key === null ? name : `fn-${key}`
    ids.add(item.id)
    for (const reference of references) reference.setAttribute("data-note", item.id)
    if (key !== null) references[0]?.setAttribute("data-id", `fnref-${key}`)
    linkBack(item, references[0]?.getAttribute("data-id") ?? `ref-${item.id}`)
  }
}

function linkBack(item: Element, reference: string): void {
  const former = [...item.querySelectorAll("a")].findLast(({ textContent }) => textContent === backSign)
  const link = former ?? item.ownerDocument.createElement("a")
  link.setAttribute("href", `#${reference}`)
  if (former !== undefined) return
  link.append(backSign)
  let place = item
  for (let next = item.lastElementChild; next?.matches("div, p") === true; next = next.lastElementChild) place = next
  place.append(" ", link)
}

function linkOf(link: Element, pattern: RegExp): readonly Link[] {
  const match = pattern.exec(link.getAttribute("href") ?? "")
  return match === null ? [] : [{ link, key: match.slice(1).join("") }]
}

/** If the note is missing, a raised number replaces the link. */
function refer(link: Element, number: number): void {
  const mark = link.ownerDocument.createElement("sup")
  mark.textContent = number === 0 ? link.textContent.replace(/[[\]\s]/g, "") : String(number)
  if (number > 0) mark.setAttribute("data-note", `fn-${number}`)
  if (number > 0) mark.setAttribute("data-id", `fnref-${number}`)
  around(link).replaceWith(mark)
}

function around(link: Element): Element {
  let outer = link
  for (let next = link.parentElement; next?.matches("sup, span, font, b, strong, i, em, u") === true; next = next.parentElement) {
    if (next.textContent.trim() !== link.textContent.trim()) break
    outer = next
  }
  return outer
}

type Surroundings = { readonly body: HTMLElement; readonly all: readonly Link[] }

/** The block of a note begins with the link back or is an item of a list, and contains no other note. */
function placeOf(link: Element, { body, all }: Surroundings): Element {
  let place = link.closest("p, li, div, td, dd") ?? around(link)
  for (let next = place.parentElement; next !== null && next !== body && next.matches("div, li"); next = next.parentElement) {
    const begins = next.textContent.trim().startsWith(link.textContent.trim()) && next.querySelector("a") === link
    const holdsOthers = all.some((other) => other.link !== link && next.contains(other.link))
    if (holdsOthers || !(begins || next.localName === "li")) break
    place = next
  }
  return place
}

type Place = { readonly link: Element; readonly place: Element }

function listOf(body: HTMLElement, places: readonly Place[]): Element {
  const list = body.ownerDocument.createElement("ol")
  for (const [index, { link, place }] of places.entries()) {
    removeRuleBefore(place)
    for (const rule of place.querySelectorAll("hr")) rule.remove()
    around(link).remove()
    const item = body.ownerDocument.createElement("li")
    item.setAttribute("data-note", `fn-${index + 1}`)
    const former = place.parentElement
    item.append(place)
    trimStart(item)
    if (place.localName !== "p") unwrap(place)
    list.append(item)
    if (former?.matches("ol, ul") === true && former.childElementCount === 0) former.remove()
  }
  return list
}

function removeRuleBefore(place: Element): void {
  for (let before = place.previousElementSibling; before !== null; before = place.previousElementSibling) {
    if (!before.matches("hr, br") && before.textContent.trim() !== "") return
    before.remove()
    if (before.localName === "hr") return
  }
}

function trimStart(item: Element): void {
  const texts = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    text.nodeValue = (text.nodeValue ?? "").trimStart()
    if (text.nodeValue !== "") return
  }
}
