import type { Reporter } from "gatsby"

/** A fault of the content; `item` is "Publication 203 “Beyond the lowest price”". */
export type Problem = { readonly item: string; readonly what: string; readonly todo: string }

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

export function reportProblems(problems: readonly Problem[], reporter: Reporter): void {
  if (problems.length === 0) return
  const lines = problems.map(({ item, what, todo }) => `  - ${item}: ${what} ${todo}`)
  const head = problems.length === 1 ? "1 problem in the content" : `${problems.length} problems in the content`
  reporter.warn([`${head}; the site was built without what is affected:`, ...lines].join("\n"))
}
