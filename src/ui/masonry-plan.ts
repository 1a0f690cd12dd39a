export type Measured = {
  /** Height of the picture by its width. */
  readonly ratio: number
  readonly texts: readonly [title: string, summary: string]
}

type Side = "left" | "right"

/**
 * The side on which a card goes; the height of its picture where it isn't the picture's own, and how many times as wide as the column
 * the picture is then drawn, of which the column shows the middle.
 */
type Place = { readonly side: Side; readonly height?: string; readonly enlarged?: number }

/** A column's usual width in px, for which heights are told. */
const WIDTH = 500

/** How much lower the right column begins, in px. */
const OFFSET = 66

/**
 * Deals cards to two columns: the next one goes where there is room first.
 *
 * Half of what the columns differ in at the end is given to the last picture of the shorter one, the other half is taken from that of the longer one.
 * Pictures grow with the screen and texts don't, so that is a part of the width (`cqi`) and a number of px.
 */
export function planOf(items: readonly Measured[]): Place[] {
  const { sides, ratio, fixed } = deal(items)
  return items.map((item, index) => {
    const side = sides[index] ?? "left"
    if (sides.lastIndexOf(side) !== index || !sides.includes("right")) return { side }
    const part = side === "left" ? -0.5 : 0.5
    const height = `${((item.ratio + ratio * part) * 100).toFixed(1)}cqi + ${(fixed * part).toFixed(0)}px`
    const enlarged = Number((1 + ((ratio + fixed / WIDTH) * part) / item.ratio).toFixed(2))
    return { side, height: `max(${(item.ratio * 60).toFixed(1)}cqi, ${height})`, enlarged: Math.max(1, enlarged) }
  })
}

/** The order of the last two cards in which the columns end more nearly at the same height. */
export function levelOrder<Item extends Measured>(items: readonly Item[]): Item[] {
  const other = [...items.slice(0, -2), ...items.slice(-2).toReversed()]
  return unevenness(other) < unevenness(items) ? other : [...items]
}

function unevenness(items: readonly Measured[]): number {
  const { ratio, fixed } = deal(items)
  return Math.abs(ratio * WIDTH + fixed)
}

/** The cards' sides, and by how much the left column is the longer one: in parts of its width, and in px. */
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
