import { isForeign, wordsOf, type Problem } from "#lib/session/problem.ts"

/** The words are marked as English if the back end has no others. */
export function ProblemWords({ problem }: { readonly problem: Problem }) {
  return <span lang={isForeign(problem) && wordsOf(problem) === problem.message ? "en" : undefined}>{wordsOf(problem)}</span>
}
