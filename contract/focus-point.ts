/** A cropped picture keeps this point in view: fractions of width and height from the top left, such as `0.5 0.33`. */
export const focusPattern = String.raw`^(0(\.\d+)?|1(\.0+)?) (0(\.\d+)?|1(\.0+)?)$`

export const centre = "0.5 0.5"

/** Returns the centre for other texts. Security: pages write the value into a style, which further rules could follow. */
export function focusPointIn(value: unknown): string {
  return typeof value === "string" && new RegExp(focusPattern).test(value) ? value : centre
}
