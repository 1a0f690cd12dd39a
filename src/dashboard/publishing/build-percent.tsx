import { appWords } from "#dashboard/strings/words.ts"
import * as styles from "./build-percent.module.css"
import { statusApi } from "./status/status-api.ts"
import { progressOf, situationOf } from "./status/status-view.ts"
import { useNow } from "./status/use-now.ts"

/** How far the running build is; nothing while none runs. */
export function BuildPercent() {
  const status = statusApi.endpoints.getStatus.useQueryState(undefined).data ?? null
  const situation = status === null ? null : situationOf(status)
  const now = useNow(situation?.kind === "building")
  if (situation?.kind !== "building") return null
  const { percent } = progressOf(situation.build, status?.usualSeconds ?? null, now)
  return (
    <span className={styles.percent}>
      <progress className={styles.bar} aria-label={appWords.publishingPanel.building.progress} max={100} value={percent} />{" "}
      {appWords.publishing.chip.percent(percent)}
    </span>
  )
}
