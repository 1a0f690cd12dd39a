import { kinds, resourceTypes } from "#contract/content.ts"
import type { BuildProblem, NamedItem } from "#contract/publishing.ts"
import { messageOf } from "#scripts/closing.ts"
import { BuildError } from "./gatsby-build.ts"

/** Says in an editor's words why a build failed. The log has Gatsby's own. */
export function problemOf(error: unknown): BuildProblem {
  const reasons = error instanceof BuildError ? error.reasons : [messageOf(error)]
  const all = reasons.join("\n")
  const known = causes.find(([pattern]) => pattern.test(all))
  if (known !== undefined) return { message: known[1], item: null, asks: null }
  const backEnd = reasons.find((line) => /^The (back end|content is empty)/.test(line))
  if (backEnd !== undefined)
    return { message: backEnd, item: null, asks: backEnd.startsWith("The content is empty") ? "confirm-empty" : null }
  const item = reasons.map(itemIn).find((found) => found !== null) ?? null
  const [reason = "It didn't say why; its log has more."] = reasons.filter((line) => line !== "")
  return { message: `The site could not be built. ${reason}`, item, asks: null }
}

const causes: readonly (readonly [RegExp, string])[] = [
  [/ENOSPC|no space left/i, "The disk of the server is full, so the site could not be built."],
  [/heap out of memory|as happens where memory runs out|ENOMEM/, "The server ran out of memory while it built the site."],
  [/EACCES|EROFS|read-only file system/i, "The server may not write its own files, so the site could not be built."],
]

/** The item that a line names as the report of invalid content does: Publication 203 “Beyond the lowest price”. */
function itemIn(line: string): NamedItem | null {
  for (const type of resourceTypes) {
    const [, number, title] = new RegExp(`${kinds[type].label} (\\d+) “([^”]*)”`).exec(line) ?? []
    if (number !== undefined && title !== undefined) return { type, number: Number(number), title }
  }
  return null
}
