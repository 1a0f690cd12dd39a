type Item = {
  /** Height of the picture by its width. */
  readonly ratio: number
  readonly texts: readonly [title: string, summary: string]
}

/** A column's usual width in px, for which heights are told. */
const WIDTH = 500

/** The side on which each item goes: where there is room first, by what its picture's shape and the length of its texts make it high. */
export function sidesOf(items: readonly Item[]): ("left" | "right")[] {
  const filled = { left: 0, right: WIDTH / 10 }
  return items.map((item) => {
    const side = filled.left <= filled.right ? "left" : "right"
    filled[side] += heightOf(item)
    return side
  })
}

function heightOf({ ratio, texts: [title, summary] }: Item): number {
  const lines = (text: string, characterWidth: number) => Math.ceil((text.length * characterWidth) / WIDTH)
  return ratio * WIDTH + lines(title, 13) * 30 + lines(summary, 8) * 25 + 100
}
