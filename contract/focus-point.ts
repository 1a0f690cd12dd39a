/** The point of a picture that stays in view where it is cropped: fractions of width and height from the top left, such as `0.5 0.33`. */
export const focusPattern = String.raw`^(0(\.\d+)?|1(\.0+)?) (0(\.\d+)?|1(\.0+)?)$`

export const centre = "0.5 0.5"

/** Returns the value, or the centre where it is no point. Security: pages write it into a style, which would take further rules from it. */
export function focusPointIn(value: unknown): string {
  return typeof value === "string" && new RegExp(focusPattern).test(value) ? value : centre
}
