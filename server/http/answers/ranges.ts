export type ByteRange = { readonly start: number; readonly end: number }

/** The range that a Range header asks of `size` bytes; "none" where the header is ignored. docs/decisions/0010-small-code-of-our-own.md. */
export function rangeOf(header: string | null, size: number): ByteRange | "none" | "unsatisfiable" {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? []
  // The whole file may answer several ranges (RFC 9110, 14.2).
  if (first === undefined || last === undefined || (first === "" && last === "")) return "none"
  if (first === "") return Number(last) === 0 ? "unsatisfiable" : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== "" && Number(last) < start) return "none"
  return start >= size ? "unsatisfiable" : { start, end }
}
