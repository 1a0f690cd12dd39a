import type { Reporter } from "gatsby"

/** Something wrong in the content that the build could go on without. */
export type Problem = {
  /** The kind and number of the item, and its title: "Publication 203 “Beyond the lowest price”". */
  readonly item: string
  readonly what: string
  readonly todo: string
}

export type Problems = { readonly add: (problem: Problem) => void; readonly all: () => readonly Problem[] }

export function collectProblems(): Problems {
  const problems: Problem[] = []
  return {
    add: (problem) => {
      const isKnown = problems.some(({ item, what }) => item === problem.item && what === problem.what)
      if (!isKnown) problems.push(problem)
    },
    all: () => problems,
  }
}

/** One message for all that is wrong in the content, a line a problem. */
export function problemReport(problems: readonly Problem[]): string {
  const lines = problems.map(({ item, what, todo }) => `  - ${item}: ${what} ${todo}`)
  const head = problems.length === 1 ? "1 problem in the content" : `${problems.length} problems in the content`
  return [`${head}; the site was built without what is affected:`, ...lines].join("\n")
}

export function reportProblems(problems: readonly Problem[], reporter: Reporter): void {
  if (problems.length > 0) reporter.warn(problemReport(problems))
}
