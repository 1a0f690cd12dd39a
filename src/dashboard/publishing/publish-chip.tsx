import { screenPath } from "#lib/navigation/own-screen.ts"
import { Badge } from "#ui/text/badge.tsx"
import { Link } from "#ui/controls/link.tsx"
import { buildLooks, type Situation } from "./status/status-view.ts"
import { useBuildSituation } from "./status/use-build-situation.ts"
import { timeOrDate } from "#lib/text/moments.ts"
import * as styles from "./publish-chip.module.css"
import { appWords } from "#dashboard/strings/words.ts"

export function PublishChip() {
  const { situation, progress } = useBuildSituation()
  return (
    <Link className={styles.chip} to={screenPath({ kind: "list", of: "publishing" })}>
      <span className="visually-hidden">{appWords.publishingPanel.title}: </span>
      {situation.kind === "none" ? (
        <span aria-hidden="true">{appWords.publishingPanel.title}</span>
      ) : (
        <Badge state={{ look: buildLooks[situation.kind], word: wordOf(situation.kind, situation.build.ended) }} />
      )}{" "}
      {progress !== null && appWords.publishing.chip.percent(progress.percent)}
    </Link>
  )
}

function wordOf(kind: Exclude<Situation["kind"], "none">, ended: string | null): string {
  return kind === "live" && ended !== null ? appWords.publishing.live(timeOrDate(ended)) : appWords.publishingPanel.states[kind]
}
