import { screenPath } from "#lib/navigation/own-screen.ts"
import { Badge } from "#ui/badge.tsx"
import { Link } from "#ui/link.tsx"
import { useGetStatusQuery } from "./status/status-api.ts"
import { buildLooks, progressOf, situationOf, type Situation } from "./status/status-view.ts"
import { useNow } from "./status/use-now.ts"
import { timeOrDate } from "#lib/text/moments.ts"
import * as styles from "./publish-chip.module.css"
import { appWords } from "#dashboard/strings/words.ts"

/** Shows on every screen of the dashboard what the site is doing. */
export function PublishChip() {
  const status = useGetStatusQuery(undefined).data ?? null
  const situation: Situation = status === null ? { kind: "none" } : situationOf(status)
  const now = useNow(situation.kind === "building")
  return (
    <Link className={styles.chip} to={screenPath({ kind: "list", of: "publishing" })}>
      <span className="visually-hidden">{appWords.publishing.chip.name}: </span>
      {situation.kind === "none" ? (
        <span aria-hidden="true">{appWords.publishing.chip.name}</span>
      ) : (
        <Badge state={{ look: buildLooks[situation.kind], word: wordOf(situation.kind, situation.build.ended) }} />
      )}{" "}
      {situation.kind === "building" &&
        appWords.publishing.chip.percent(progressOf(situation.build, status?.usualSeconds ?? null, now).percent)}
    </Link>
  )
}

/** "Building", "Live 11:58" */
function wordOf(kind: Exclude<Situation["kind"], "none">, ended: string | null): string {
  return kind === "live" && ended !== null ? appWords.publishing.live(timeOrDate(ended)) : appWords.publishingPanel.states[kind]
}
