export type Measured = {
  /** Height of the picture by its width. */
  readonly ratio: number
  readonly texts: readonly [title: string, summary: string]
}

type Side = "left" | "right"

/** The side on which a card goes, and the height of its picture in CSS, where 100 % is its width. */
type Place = { readonly side: Side; readonly height: string }

/** A column in px: its width, its fonts, the space below a card, and how much lower the right one begins. */
type Column = { readonly width: number; readonly title: number; readonly summary: number; readonly gap: number; readonly offset: number }
/** On a screen of 768 px. */
const narrow: Column = { width: 347, title: 24.2, summary: 16.4, gap: 40, offset: 46 }
/** On a screen of 1440 px. */
const wide: Column = { width: 668, title: 28, summary: 17, gap: 72, offset: 86 }

/** How far both columns are filled, and where the last card begins. */
type Filled = { readonly left: number; readonly right: number; readonly top: number }

/** As many of the last cards try both sides; those before them go where there is room first. */
const TRIED = 7

/**
 * Deals cards to two columns that end at about the same height; no card begins above one before it.
 *
 * Half of the difference that is left at the end is given to the last picture of the shorter column, the other half is taken from that of the longer
 * one. Pictures grow with the screen and texts don't: so the difference is worked out at two widths, and a line between them.
 */
export function planOf(items: readonly Measured[]): Place[] {
  const sides = bestSides(items)
  const atNarrow = fill(items, sides, narrow).difference
  const slope = (fill(items, sides, wide).difference - atNarrow) / (wide.width - narrow.width)
  const fixed = atNarrow - slope * narrow.width
  return items.map(({ ratio }, index) => {
    const side = sides[index] ?? "left"
    if (sides.lastIndexOf(side) !== index || !sides.includes("right")) return { side, height: percent(ratio) }
    const part = side === "left" ? -0.5 : 0.5
    return { side, height: `max(${percent(ratio * 0.6)}, ${percent(ratio + slope * part)} + ${((fixed * part) / 16).toFixed(2)}rem)` }
  })
}

/** The order, after the first card, in which two columns end most nearly at the same height. */
export function levelOrder<Item extends Measured>(items: readonly Item[]): Item[] {
  const orders = permutations(items.slice(1)).map((others) => [...items.slice(0, 1), ...others])
  return leastBy(orders, (order) => lostBy(order, bestSides(order))) ?? [...items]
}

const start: Filled = { left: 0, right: inWidths(({ offset }) => offset), top: 0 }

function bestSides(items: readonly Measured[]): Side[] {
  return leastBy(dealings(items, start), (sides) => lostBy(items, sides)) ?? []
}

/** The height that shows nothing, in widths of a column; a gap between cards counts more, since no picture makes up for that. */
function lostBy(items: readonly Measured[], sides: readonly Side[]): number {
  return inWidths((column) => {
    const { difference, gaps } = fill(items, sides, column)
    return Math.abs(difference) + 3 * gaps
  })
}

/** The ways to deal the cards that are worth a try. */
function dealings(items: readonly Measured[], filled: Filled): Side[][] {
  const [item, ...others] = items
  if (item === undefined) return [[]]
  const height = inWidths((column) => heightIn(column, item))
  return sidesToTry(filled, items.length).flatMap((side) => dealings(others, withCard(filled, side, height)).map((rest) => [side, ...rest]))
}

/** The first card goes left, the second one right. */
function sidesToTry({ left, right }: Filled, count: number): Side[] {
  if (left === start.left) return ["left"]
  if (right === start.right) return ["right"]
  if (count <= TRIED) return ["left", "right"]
  return [left <= right ? "left" : "right"]
}

function withCard(filled: Filled, side: Side, height: number): Filled {
  const top = Math.max(filled[side], filled.top)
  return { ...filled, [side]: top + height, top }
}

/** By how much the left column is the longer one, and how much stays empty between cards, in px. */
function fill(items: readonly Measured[], sides: readonly Side[], column: Column) {
  let filled: Filled = { left: 0, right: column.offset, top: 0 }
  let gaps = 0
  for (const [index, item] of items.entries()) {
    const side = sides[index] ?? "left"
    gaps += Math.max(0, filled.top - filled[side])
    filled = withCard(filled, side, heightIn(column, item))
  }
  return { difference: filled.left - filled.right, gaps }
}

function leastBy<Item>(items: readonly Item[], cost: (item: Item) => number): Item | undefined {
  return items.map((item) => ({ item, cost: cost(item) })).toSorted((a, b) => a.cost - b.cost)[0]?.item
}

/** A height in widths of its column, as the mean of both screens. */
function inWidths(height: (column: Column) => number): number {
  return (height(narrow) / narrow.width + height(wide) / wide.width) / 2
}

/** A card's height with the space below it: 50 px are its line of facts and the gaps around that; letters are 0.45 em wide. */
function heightIn({ width, title, summary, gap }: Column, { ratio, texts }: Measured): number {
  const lines = (text: string, font: number) => Math.ceil((text.length * font * 0.45) / width)
  const below = texts[1] ? 8 + lines(texts[1], summary) * summary * 1.5 : 0
  return ratio * width + 50 + lines(texts[0], title) * title * 1.12 + below + gap
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((first, index) => permutations(items.toSpliced(index, 1)).map((others) => [first, ...others]))
}

function percent(part: number): string {
  return `${(part * 100).toFixed(2)}%`
}
