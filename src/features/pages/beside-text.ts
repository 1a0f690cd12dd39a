import { childrenOf, isElement, proseText, type ProseElement, type ProseNode } from "#lib/prose/tree.ts"
import type { NumberedSection } from "#lib/prose/outline.ts"

type Size = { readonly width: number; readonly height: number }
type Text = { readonly lead: string; readonly nodes: readonly ProseNode[]; readonly pictures: readonly Size[] }
type Beside = { readonly people: number; readonly sections: readonly NumberedSection[] }

/** Pixels and letters on a wide screen, roughly. They only compare how much two splits leave empty. */
const line = { height: 28, letters: 75, lettersBeside: 45 } as const
const picture = { width: 640, around: 90 } as const
const heading = 100
const paragraphGap = 18
const row = 57
const title = 60
/** A smaller lower part isn't worth its own columns. */
const smallest = 300

/**
 * Splits a text at about the height of the sections beside it, where the least area stays empty, but not behind a heading. The text's column is twice
 * as wide.
 */
export function splitBeside(
  { lead, nodes, pictures }: Text,
  beside: Beside,
): readonly [text: readonly ProseNode[], rest: readonly ProseNode[]] {
  const neededHeight = heightOfBeside(beside)
  const heights = nodes.map((node) => heightOf(node, pictures))
  const total = sum(heights)
  const empty = (count: number) => {
    const over = lines(lead, line.letters) + sum(heights.slice(0, count)) - neededHeight
    return over > 0 ? over : -2 * over
  }
  const places = nodes.flatMap((node, index) => {
    const isTooLittle = total - sum(heights.slice(0, index + 1)) < smallest
    return isHeading(node) || isTooLittle ? [] : [index + 1]
  })
  const best = [...places, nodes.length].reduce((one, other) => (empty(other) < empty(one) ? other : one), nodes.length)
  return [nodes.slice(0, best), nodes.slice(best)]
}

function heightOfBeside({ people, sections }: Beside): number {
  const ofSections = sections.map(
    ({ items, rest }) => 2 * title + items.length * row + sum(rest.map((node) => lines(proseText(node), line.lettersBeside))),
  )
  return title + people * row + sum(ofSections)
}

function heightOf(node: ProseNode, pictures: readonly Size[]): number {
  if (!isElement(node)) return 0
  if (isHeading(node)) return heading
  const [first] = picturesIn(node)
  if (first !== undefined) {
    const { width, height } = pictures[first] ?? { width: 3, height: 2 }
    return picture.width * (height / width) + picture.around
  }
  return paragraphGap + sum(partsOf(node).map((part) => lines(proseText(part), line.letters)))
}

/** Such elements begin on a line of their own. */
function partsOf(node: ProseElement): readonly ProseElement[] {
  const parts = childrenOf(node)
    .filter(isElement)
    .filter(([tag]) => /^(tbody|tr|li|p)$/.test(tag))
    .flatMap((part) => (part[0] === "tr" ? [part] : partsOf(part)))
  return parts.length > 0 ? parts : [node]
}

function picturesIn(node: ProseElement): readonly number[] {
  const own = node[0] === "img" ? [Number(node[1]?.picture)] : []
  return [...own, ...childrenOf(node).filter(isElement).flatMap(picturesIn)]
}

function isHeading(node: ProseNode): boolean {
  return isElement(node) && /^h[23]$/.test(node[0])
}

function lines(text: string, letters: number): number {
  return Math.ceil(text.length / letters) * line.height
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0)
}
