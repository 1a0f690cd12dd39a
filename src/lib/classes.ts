/** Joins class names; leaves out those that are absent or false. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ")
}
