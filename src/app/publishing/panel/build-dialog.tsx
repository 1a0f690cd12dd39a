import type { Build } from "#contract/publishing.ts"
import { outcomeOf } from "#lib/api.ts"
import { wordsOf } from "#lib/session/problem.ts"
import { publishing, publishingPanel } from "#app/strings/publishing.ts"
import { momentWithTime } from "#lib/text/moments.ts"
import { Badge } from "#ui/badge.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { Facts } from "#ui/facts.tsx"
import { Failed } from "#ui/failed.tsx"
import { Waiting } from "#ui/waiting.tsx"
import { useGetLogQuery } from "../status/status-api.ts"
import { buildLooks, secondsOf } from "../status/status-view.ts"
import { ItemLink } from "./item-link.tsx"
import * as styles from "./build-dialog.module.css"
import { askedBy, startOf } from "./words.ts"

const words = publishingPanel.build

type BuildDialogProps = { readonly build: Build; readonly onClose: () => void; readonly onRestore: () => void }

/** All that is known of one build. */
export function BuildDialog({ build, onClose, onRestore }: BuildDialogProps) {
  const seconds = secondsOf(build)
  return (
    <Dialog
      title={words.title(momentWithTime(startOf(build)))}
      size="wide"
      onClose={onClose}
      foot={build.canRestore && build.state !== "live" ? <Button onClick={onRestore}>{words.restore}</Button> : undefined}
    >
      <Facts
        facts={[
          [words.result, <Badge key="result" state={{ look: buildLooks[build.state], word: publishingPanel.states[build.state] }} />],
          [words.problem, build.problem?.message],
          [words.item, build.problem?.item && <ItemLink item={build.problem.item} />],
          [words.reason, askedBy(build)],
          [words.duration, seconds === null ? null : publishing.duration(seconds)],
          [words.how, build.how === null ? null : words[build.how]],
          [words.why, build.why],
        ]}
      />
      <h3 className={styles.title}>{words.changes}</h3>
      <Changes build={build} />
      <h3 id="build-log" className={styles.title}>
        {words.log}
      </h3>
      <Log id={build.id} />
    </Dialog>
  )
}

function Changes({ build: { changes, changeCount } }: { readonly build: Build }) {
  if (changes.length === 0) return <p>{words.noChanges}</p>
  return (
    <>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={`${change.type} ${change.number}`} className={styles.change}>
            {change.change === "withdrawn" ? change.title : <ItemLink item={change} />}
            <span className={styles.what}>{words.change[change.change]}</span>
          </li>
        ))}
      </ul>
      {changeCount > changes.length && <p>{words.more(changeCount - changes.length)}</p>}
    </>
  )
}

function Log({ id }: { readonly id: number }) {
  const query = useGetLogQuery(id)
  const outcome = outcomeOf(query)
  if (outcome === null) return <Waiting label={words.loadingLog} />
  if (!outcome.ok) return <Failed title={words.logFailed} text={wordsOf(outcome.problem)} onRetry={() => void query.refetch()} />
  if (outcome.value.trim() === "") return <p>{words.noLog}</p>
  return (
    // A long log scrolls, for which the keyboard needs the focus on it.
    <pre className={styles.log} tabIndex={0} role="region" aria-labelledby="build-log">
      {outcome.value}
    </pre>
  )
}
