import { isNoteId } from "#dashboard/rich-text/schema/attributes.ts"
import { type TextCheck, elementsIn, plainText } from "./finding.ts"

/** A list outside of other blocks holds notes if a number refers to one of its items, or if an id says so (src/lib/prose/structure.ts). */
export const checkNotes: TextCheck = (body) => {
  const links = elementsIn(body, 'a[href^="#"]')
  const numbers = links.filter(isNumber)
  const targets = new Set(numbers.map(targetOf))
  const lists = [...body.children].filter(
    ({ localName, children }) => localName === "ol" && [...children].some(({ id }) => targets.has(id) || isNoteId(id)),
  )
  const isInNotes = (link: Element) => lists.some((list) => list.contains(link))
  const linkedIds = new Set(links.filter((link) => !isInNotes(link)).map(targetOf))
  const ids = new Set(elementsIn(body, "[id]").map(({ id }) => id))
  const orphanNotes = lists.flatMap((list) => [...list.children].filter(({ id }) => !linkedIds.has(id)))
  const orphanNumbers = numbers.filter((link) => !ids.has(targetOf(link)) && !isInNotes(link))
  return [
    ...orphanNotes.map((element) => {
      const excerpt = plainText(element).replace(/ ?↩$/, "")
      return { check: "noteWithoutReference", element, excerpt, note: element.id, fix: removeNote } as const
    }),
    ...orphanNumbers.map((link) => {
      const element = link.closest("sup") ?? link
      const excerpt = plainText(element.closest("p, li, h2, h3, td, th") ?? element)
      return { check: "referenceWithoutNote", element, excerpt, note: targetOf(link), fix: (one: Element) => one.remove() } as const
    }),
  ]
}

function isNumber(link: Element): boolean {
  return /\d|^[*†‡]+$/.test(link.textContent) && (link.closest("sup") ?? link.querySelector("sup")) !== null
}

function targetOf(link: Element): string {
  return link.getAttribute("href")?.slice(1) ?? ""
}

function removeNote(item: Element): void {
  const list = item.parentElement
  item.remove()
  if (list?.childElementCount === 0) list.remove()
}
