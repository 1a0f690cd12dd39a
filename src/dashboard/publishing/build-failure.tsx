import type { Item } from "#dashboard/items/item.ts"
import { ProblemDetails, sentenceOfProblem, wordsOfWarning } from "./panel/build-problem.tsx"
import { isOnItsWay, type ItemState } from "./item/item-state.ts"
import { statusApi } from "./status/status-api.ts"
import { heldBackBy, situationOf } from "./status/status-view.ts"

type BuildFailureProps = { readonly item: Item; readonly state: ItemState; readonly className: string }

/** Why an item isn't live: what stopped the last build, or what that build has left out of it. Nothing if it is live or another build is under way. */
export function BuildFailure({ item, state, className }: BuildFailureProps) {
  const status = statusApi.endpoints.getStatus.useQueryState(undefined).data ?? null
  const situation = status === null ? null : situationOf(status)
  if (state === "failed" && situation?.kind === "failed" && situation.build.problem !== null)
    return (
      <div className={className}>
        <p>{sentenceOfProblem(situation.build.problem)}</p>
        <ProblemDetails problem={situation.build.problem} />
      </div>
    )
  const heldBack = isOnItsWay(state) && situation?.kind === "live" ? heldBackBy(status, item) : null
  if (heldBack === null) return null
  const { what, todo } = wordsOfWarning(heldBack)
  return (
    <div className={className}>
      <p>{what}</p>
      <p>{todo}</p>
    </div>
  )
}
