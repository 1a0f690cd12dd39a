import { kinds, resourceTypes } from "#contract/content.ts"
import type { BuildProblem, NamedItem, ProblemCode } from "#contract/publishing.ts"
import { messageOf, OperatorError } from "#server/process/closing.ts"

export class BuildError extends OperatorError {
  readonly reasons: readonly string[]
  constructor(message: string, reasons: readonly string[]) {
    super(message)
    this.reasons = reasons
  }
}

/** Says in an editor's words why a build failed. The log has Gatsby's own. */
export function problemOf(error: unknown): BuildProblem {
  const reasons = error instanceof BuildError ? error.reasons : [messageOf(error)]
  const all = reasons.join("\n")
  const cause = causes.find(([pattern]) => pattern.test(all))
  if (cause !== undefined) return { message: cause[1], code: cause[2], item: null, asks: null }
  const problem = backEndProblem(reasons)
  if (problem !== null) return problem
  const item = reasons.map(itemIn).find((one) => one !== null) ?? null
  const [reason = "It didn't say why; build.log has more."] = reasons.filter((line) => line !== "")
  return { message: `The site could not be built. ${reason}`, code: item === null ? "unknown" : "item", item, asks: null }
}

export function backEndProblem(lines: readonly string[]): BuildProblem | null {
  const [nameLine] = [...lines.filter((line) => /^The back end('s)? /.test(line)), ...lines.flatMap(unread)]
  return nameLine === undefined ? null : { message: nameLine, code: "backEnd", item: itemIn(nameLine), asks: null }
}

function unread(line: string): readonly string[] {
  const [, address, reason] = /^Failed to fetch (https?:\S+) (.+)$/.exec(line) ?? []
  if (address === undefined) return []
  return [`The back end's answer at ${address} can't be read: ${reason}. Look into the back end's log, then build again.`]
}

const causes: readonly (readonly [RegExp, string, ProblemCode])[] = [
  [/ENOSPC|no space left/i, "The disk of the server is full, so the site could not be built.", "disk"],
  [/heap out of memory|as happens where memory runs out|ENOMEM/, "The server ran out of memory while it built the site.", "memory"],
  [/EACCES|EROFS|read-only file system/i, "The server may not write its own files, so the site could not be built.", "files"],
]

/** Reads an item as the report of invalid content names it: Publication 203 “Beyond the lowest price”. */
function itemIn(line: string): NamedItem | null {
  for (const type of resourceTypes) {
    const [, number, title] = new RegExp(`${kinds[type].label} (\\d+) “([^”]*)”`).exec(line) ?? []
    if (number !== undefined && title !== undefined) return { type, number: Number(number), title }
  }
  return null
}
