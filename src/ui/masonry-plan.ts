export type Measured = {
  /** The picture's height divided by its width. */
  readonly ratio: number
  readonly texts: readonly [title: string, summary: string]
}

type Side = "left" | "right"

/** A picture's height in parts of its column's width and the pixels on top. If it is drawn wider than the column, which shows its middle, it is as wide as `times` the column and `more` pixels. */
export type Level = { readonly ratio: number; readonly pixels: number; readonly times: number; readonly more: number }

type Place = { readonly side: Side; readonly level?: Level }

/** The column width in px that the plan assumes. */
const WIDTH = 500

const OFFSET = 66

/**
 * Deals cards to two columns, each to the shorter one, and makes both end at the same height.
 *
 * The last picture of the shorter column grows by half of the difference; that of the longer one shrinks by the other half.
 * Pictures grow with the screen and texts don't, so a height has a part of the width and a part in px, by which only one of both grows.
 */
export function planOf(items: readonly Measured[]): Place[] {
  const { sides, ratio, fixed } = deal(items)
  return items.map((item, index) => {
    const side = sides[index] ?? "left"
    if (sides.lastIndexOf(side) !== index || !sides.includes("right")) return { side }
    const sign = side === "left" ? -1 : 1
    const level = Math.max(item.ratio * 0.6, item.ratio + (ratio * sign) / 2)
    const pixels = Math.max(0, fixed * sign)
    const drawn = { times: Number((level / item.ratio).toFixed(3)), more: Math.ceil(pixels / item.ratio) }
    return { side, level: { ratio: Number(level.toFixed(3)), pixels, ...drawn } }
  })
}

/** Swaps the last two cards if the columns then differ less in height. */
export function levelOrder<Item extends Measured>(items: readonly Item[]): Item[] {
  const other = [...items.slice(0, -2), ...items.slice(-2).toReversed()]
  return unevenness(other) < unevenness(items) ? other : [...items]
}

function unevenness(items: readonly Measured[]): number {
  const { ratio, fixed } = deal(items)
  return Math.abs(ratio * WIDTH + fixed)
}

/** The side of each card, and how much longer the left column is: in parts of its width, and in px. */
function deal(items: readonly Measured[]) {
  let ratio = 0
  let fixed = -OFFSET
  const sides = items.map((item): Side => {
    const side = ratio * WIDTH + fixed <= 0 ? "left" : "right"
    const sign = side === "left" ? 1 : -1
    ratio += sign * item.ratio
    fixed += sign * textHeight(item)
    return side
  })
  return { sides, ratio, fixed }
}

function textHeight({ texts: [title, summary] }: Measured): number {
  const lines = (text: string, characterWidth: number) => Math.ceil((text.length * characterWidth) / WIDTH)
  return lines(title, 11) * 29 + lines(summary, 7.4) * 25 + 110
}
