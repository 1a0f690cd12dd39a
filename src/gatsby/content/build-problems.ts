import type { Reporter } from "gatsby"
import * as v from "valibot"
import type { BuildWarning, CodedFault, FaultCode, NamedItem } from "../../../contract/publishing.ts"
import { describe, namedItem, type NameableEntity } from "./source-entity.ts"

/** `item` is, for example, "Publication 203 “Beyond the lowest price”". */
export type Problem = {
  readonly item: string
  readonly named: NamedItem | null
  /** Is set if the fault is a dead link. */
  readonly path?: string | undefined
  readonly what: string
  readonly todo: string
  readonly coded?: CodedFault | undefined
}

/** `item` may be a text that names something missing. */
export type Fault = {
  readonly item: NameableEntity | string
  readonly path?: string
  readonly what: string
  readonly todo: string
  readonly coded?: CodedFault | undefined
}

export type Problems = { readonly add: (fault: Fault) => void; readonly all: () => readonly Problem[] }

export function collectProblems(before: readonly Problem[] = []): Problems {
  const problems = new Map(before.map((problem) => [keyOf(problem), problem]))
  return {
    add: ({ item, path, what, todo, coded }) => {
      const [name, about] = typeof item === "string" ? [item, null] : [describe(item), namedItem(item)]
      const problem = { item: name, named: about, path, what, todo, coded }
      if (!problems.has(keyOf(problem))) problems.set(keyOf(problem), problem)
    },
    all: () => [...problems.values()],
  }
}

/** The back end's answer about an item or file can't be read. The site is built without it. */
export function unreadable(item: Fault["item"], error: unknown): Fault {
  const why = v.isValiError(error)
    ? v.summarize(error.issues).replaceAll("\n", " ")
    : error instanceof Error
      ? error.message
      : String(error)
  const todo = "Open it in the back end, and save it again."
  return {
    item,
    what: `it can't be read, and is left out. ${why}`,
    todo,
    ...codedAs("itemUnreadable", { item: typeof item === "string" ? item : describe(item) }),
  }
}

export function codedAs(code: FaultCode, values: CodedFault["values"] = {}): { readonly coded: CodedFault } {
  return { coded: { code, values } }
}

function keyOf({ item, what }: Problem): string {
  return JSON.stringify([item, what])
}

export function warningOf({ named: item, item: name, what, todo, coded }: Problem): BuildWarning {
  return { item, what: item === null ? `${name}: ${what}` : what, todo, ...(coded !== undefined && { coded }) }
}

export function reportProblems(problems: readonly Problem[], reporter: Reporter): void {
  if (problems.length === 0) return
  const lines = problems.map(({ item, what, todo }) => `  - ${item}: ${what} ${todo}`)
  const head = problems.length === 1 ? "1 problem in the content" : `${problems.length} problems in the content`
  reporter.warn([`${head}; the site was built without what is affected:`, ...lines].join("\n"))
}
