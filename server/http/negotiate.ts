export type Encoding = "br" | "gzip"

/** The best encoding that Accept-Encoding allows, or undefined for the bytes as they are. */
export function choose(acceptEncoding: string | null): Encoding | undefined {
  if (acceptEncoding === null) return undefined
  const accepted = new Set(acceptEncoding.split(",").flatMap(nameOf))
  if (accepted.has("br")) return "br"
  return accepted.has("gzip") ? "gzip" : undefined
}

function nameOf(part: string): string[] {
  const [name = "", ...parameters] = part.split(";").map((word) => word.trim().toLowerCase())
  const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  return isRefused ? [] : [name]
}
