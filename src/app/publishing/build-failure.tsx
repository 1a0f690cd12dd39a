import { ProblemDetails, sentenceOfProblem } from "./panel/build-problem.tsx"
import { statusApi } from "./status/status-api.ts"
import { situationOf } from "./status/status-view.ts"

/** What stopped the last build; nothing if it became live or another is under way. */
export function BuildFailure({ className }: { readonly className: string }) {
  const status = statusApi.endpoints.getStatus.useQueryState(undefined).data ?? null
  const situation = status === null ? null : situationOf(status)
  if (situation?.kind !== "failed" || situation.build.problem === null) return null
  return (
    <div className={className}>
      <p>{sentenceOfProblem(situation.build.problem)}</p>
      <ProblemDetails problem={situation.build.problem} />
    </div>
  )
}
