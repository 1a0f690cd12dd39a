/** Joins the class names that apply; what is absent or false does not. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ")
}
