import { focusPointIn } from "#contract/focus-point.ts"

/** The point of a picture that stays in view, as fractions of width and height from the top left. */
export type FocusPoint = { readonly x: number; readonly y: number }

export const centre: FocusPoint = { x: 0.5, y: 0.5 }

/** The point in a text such as `0.5 0.33`; the centre where the text is none. */
export function focusIn(text: string): FocusPoint {
  const [x = 0, y = 0] = focusPointIn(text).split(" ").map(Number)
  return { x, y }
}

export function focusText({ x, y }: FocusPoint): string {
  return `${rounded(x)} ${rounded(y)}`
}

export function focusPosition({ x, y }: FocusPoint): string {
  return `${rounded(x * 100)}% ${rounded(y * 100)}%`
}

/** The point after a key, moved by a twentieth; with Shift by a hundredth. Null for keys that do not move it. */
export function focusAfter(point: FocusPoint, { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): FocusPoint | null {
  const step = shiftKey ? 0.01 : 0.05
  const [right, down] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? []
  return right === undefined || down === undefined ? null : within({ x: point.x + right * step, y: point.y + down * step })
}

export function within({ x, y }: FocusPoint): FocusPoint {
  return { x: rounded(Math.min(1, Math.max(0, x))), y: rounded(Math.min(1, Math.max(0, y))) }
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100
}
