/** Height in px of the rows that cards span: low enough that rounding up to it doesn't show. */
export const ROW = 8

/** How many rows a height in px takes. */
export function spanOf(height: number): number {
  return Math.ceil(height / ROW)
}

type Card = {
  /** Height of the picture by its width. */
  readonly ratio: number
  readonly texts: readonly [title: string, summary: string]
  /** Position in the list: the second card starts lower. */
  readonly index: number
}

/** The rows that a card will take in a column of a width in px, told by its picture's shape and the length of its texts in the site's font. */
export function estimatedSpan({ ratio, texts: [title, summary], index }: Card, width: number): number {
  const viewport = width * 2.2
  const titleSize = 20 + viewport * 0.0057
  const lines = (text: string, characterWidth: number, measure: number) => Math.ceil((text.length * characterWidth) / measure)
  const titleHeight = lines(title, titleSize * 0.49, width) * titleSize * 1.12
  const summaryHeight = summary === "" ? 0 : 8 + lines(summary, 8, Math.min(width, 740)) * 25.2
  const gap = Math.min(72, Math.max(40, viewport * 0.05))
  const offset = index === 1 ? Math.min(96, viewport * 0.06) : 0
  return spanOf(ratio * width + 16 + 18 + 8 + titleHeight + summaryHeight + gap + offset)
}
