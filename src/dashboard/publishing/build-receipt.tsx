import type { Item } from "#dashboard/items/item.ts"
import { appWords } from "#dashboard/strings/words.ts"
import * as styles from "./build-receipt.module.css"
import { isOnItsWay, type ItemState } from "./item/item-state.ts"
import { ProblemDetails, sentenceOfProblem, wordsOfWarning } from "./panel/build-problem.tsx"
import { heldBackBy } from "./status/status-view.ts"
import { useBuildSituation } from "./status/use-build-situation.ts"

/** Shows nothing if no build runs. */
export function BuildPercent() {
  const { progress } = useBuildSituation()
  if (progress === null) return null
  const { percent } = progress
  return (
    <span className={styles.percent}>
      <progress className={styles.bar} aria-label={appWords.publishingPanel.building.progress} max={100} value={percent} />{" "}
      {appWords.publishing.chip.percent(percent)}
    </span>
  )
}

type BuildFailureProps = { readonly item: Item; readonly state: ItemState; readonly className: string }

/** Shows the failure of the last build, or what it left out. Shows nothing for a live item, and during a build. */
export function BuildFailure({ item, state, className }: BuildFailureProps) {
  const { status, situation } = useBuildSituation()
  if (state === "failed" && situation.kind === "failed" && situation.build.problem !== null)
    return (
      <div className={className}>
        <p>{sentenceOfProblem(situation.build.problem)}</p>
        <ProblemDetails problem={situation.build.problem} />
      </div>
    )
  const heldBack = isOnItsWay(state) && situation.kind === "live" ? heldBackBy(status, item) : null
  if (heldBack === null) return null
  const { what, todo } = wordsOfWarning(heldBack)
  return (
    <div className={className}>
      <p>{what}</p>
      <p>{todo}</p>
    </div>
  )
}
