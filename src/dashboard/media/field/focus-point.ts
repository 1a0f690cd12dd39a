import { focusPointIn } from "#contract/focus-point.ts"

/** Fractions of width and height from the top left. */
export type FocusPoint = { readonly x: number; readonly y: number }

export const centrePoint: FocusPoint = { x: 0.5, y: 0.5 }

/** Reads a text such as `0.5 0.33`; the centre if the text has no point. */
export function focusIn(text: string): FocusPoint {
  const [x = 0, y = 0] = focusPointIn(text).split(" ").map(Number)
  return { x, y }
}

export function focusText({ x, y }: FocusPoint): string {
  return `${roundTo2(x)} ${roundTo2(y)}`
}

export function focusPosition({ x, y }: FocusPoint): string {
  return `${roundTo2(x * 100)}% ${roundTo2(y * 100)}%`
}

/** Arrow keys move the point by a twentieth, with Shift by a hundredth. Returns null for other keys. */
export function focusAfter(point: FocusPoint, { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): FocusPoint | null {
  const step = shiftKey ? 0.01 : 0.05
  const [right, down] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? []
  return right === undefined || down === undefined ? null : withinPicture({ x: point.x + right * step, y: point.y + down * step })
}

export function withinPicture({ x, y }: FocusPoint): FocusPoint {
  return { x: roundTo2(Math.min(1, Math.max(0, x))), y: roundTo2(Math.min(1, Math.max(0, y))) }
}

function roundTo2(number: number): number {
  return Math.round(number * 100) / 100
}
