/**
 * The parts of a URL's path below a prefix, decoded, or undefined where it may lead out of the folder that it is meant for.
 *
 * Refused: a NUL byte, an encoded slash or backslash, dot segments, names that begin with a dot, malformed encoding.
 */
export function safeSegments(path: string, prefix = ""): readonly string[] | undefined {
  try {
    const segments = path
      .slice(prefix.length)
      .split("/")
      .filter((segment) => segment !== "")
      .map(decodeURIComponent)
    return segments.some((segment) => segment.startsWith(".") || /[/\\\0]/.test(segment)) ? undefined : segments
  } catch {
    // decodeURIComponent: the path isn't UTF-8.
    return undefined
  }
}
