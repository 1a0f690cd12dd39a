import { isForeign, wordsOf, type Problem } from "#lib/session/problem.ts"

/** Says what went wrong, marked as English where the back end has no other words for it. */
export function ProblemWords({ problem }: { readonly problem: Problem }) {
  return <span lang={isForeign(problem) && wordsOf(problem) === problem.message ? "en" : undefined}>{wordsOf(problem)}</span>
}
