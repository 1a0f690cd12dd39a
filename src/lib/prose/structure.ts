import { normalForm } from "../../../contract/normal-form.ts"
import { childrenOf, isElement, proseText, type ProseElement, type ProseNode } from "./tree.ts"

/** An h3 before the first h2 becomes an h2, because the page's title is its h1 (WCAG 1.3.1). */
export function withoutSkippedLevels(body: readonly ProseNode[]): ProseNode[] {
  const firstMain = body.findIndex((node) => isElement(node) && node[0] === "h2")
  return body.map((node, index) => {
    if (!isElement(node) || node[0] !== "h3" || (firstMain >= 0 && index > firstMain)) return node
    const [, attributes, ...children] = node
    return ["h2", attributes, ...children]
  })
}

export function withHeadingIds(body: readonly ProseNode[]): ProseNode[] {
  const ids = body.flatMap(attributesOf).flatMap(({ id }) => id ?? [])
  const usedIds = new Map(ids.map((id) => [id, 1]))
  return body.map((node) => {
    if (!isElement(node) || !/^h[23]$/.test(node[0]) || node[1]?.id) return node
    const [tag, attributes, ...children] = node
    const id = freeId(proseText(node), usedIds)
    return [tag, { ...attributes, id }, ...children]
  })
}

function freeId(text: string, usedIds: Map<string, number>): string {
  const ascii = normalForm(text, "NFKD").replace(/\p{M}/gu, "").toLowerCase()
  const base = ascii.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "section"
  let id = base
  for (let number = (usedIds.get(base) ?? 1) + 1; usedIds.has(id); number++) {
    id = `${base}-${number}`
    usedIds.set(base, number)
  }
  usedIds.set(id, 1)
  return id
}

/** A table of years and events is drawn as a timeline. */
export function markYears(node: ProseNode): ProseNode {
  if (!isElement(node) || node[0] !== "table") return node
  const [, attributes, ...children] = node
  const rows = elementsIn(children.find((child) => isElement(child) && child[0] === "tbody")).map(elementsIn)
  const isYears =
    rows.length > 1 && rows.every(([year, ...others]) => year !== undefined && /^\d{4}$/.test(proseText(year)) && others.length === 1)
  const hasSpans = elementsIn(["tr", null, ...rows.flat()]).some(([, of]) => of?.rowspan !== undefined || of?.colspan !== undefined)
  return isYears && !hasSpans ? ["years", attributes, ...children] : node
}

function elementsIn(node: ProseNode | undefined): ProseElement[] {
  return isElement(node) ? childrenOf(node).filter(isElement) : []
}

/** The list at the end has notes if the text links to each of its items. */
export function markNotes(body: readonly ProseNode[]): ProseNode[] {
  const last = body.at(-1)
  if (!isElement(last) || last[0] !== "ol") return [...body]
  const items = elementsIn(last).filter(([tag]) => tag === "li")
  const targets = new Set(
    body
      .slice(0, -1)
      .flatMap(attributesOf)
      .map(({ href }) => href),
  )
  const isNotes = items.length > 0 && items.every(([, attributes]) => attributes?.id !== undefined && targets.has(`#${attributes.id}`))
  return isNotes ? [...body.slice(0, -1), ["notes", null, ...items]] : [...body]
}

function attributesOf(node: ProseNode): Readonly<Record<string, string>>[] {
  return isElement(node) ? [node[1] ?? {}, ...childrenOf(node).flatMap(attributesOf)] : []
}
