import { useState } from "react"
import type { Build } from "#contract/publishing.ts"
import { momentWithTime } from "#lib/text/moments.ts"
import { Badge } from "#ui/badge.tsx"
import { buildLooks, secondsOf } from "#app/publishing/status/status-view.ts"
import * as screen from "./publishing-screen.module.css"
import type { Orders } from "./use-orders.ts"
import { askedBy, changesOf, startOf } from "./words.ts"
import * as styles from "./builds-table.module.css"
import { ConfirmDialog } from "#ui/confirm-dialog.tsx"
import { outcomeOf } from "#lib/api.ts"
import { wordsOf } from "#lib/session/problem.ts"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { Facts } from "#ui/facts.tsx"
import { Failed } from "#ui/failed.tsx"
import { Waiting } from "#ui/waiting.tsx"
import { useGetLogQuery } from "#app/publishing/status/status-api.ts"
import { ProblemDetails, sentenceOfProblem } from "./build-problem.tsx"
import { ItemLink } from "./item-link.tsx"
import * as dialog from "./build-dialog.module.css"
import { appWords } from "#app/strings/words.ts"

const { builds: words, build: details } = appWords.publishingPanel
const { columns } = words

type BuildsTableProps = { readonly builds: readonly Build[]; readonly orders: Orders }
type Opened = { readonly as: "details" | "restore"; readonly id: number }

/** The builds that have ended, the newest first. */
export function BuildsTable({ builds, orders }: BuildsTableProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const build = builds.find(({ id }) => id === opened?.id)
  const close = () => setOpened(null)
  return (
    <section className={screen.section} aria-labelledby="last-builds">
      <h2 id="last-builds" className={screen.title}>
        {words.title}
      </h2>
      {builds.length === 0 ? <p>{words.empty}</p> : <Table builds={builds} onOpen={(id) => setOpened({ as: "details", id })} />}
      {build !== undefined && opened?.as === "details" && (
        <BuildDialog build={build} onClose={close} onRestore={() => setOpened({ as: "restore", id: build.id })} />
      )}
      {build !== undefined && opened?.as === "restore" && (
        <ConfirmDialog
          title={details.restoreTitle}
          keep={details.restoreKeep}
          confirm={details.restoreConfirm}
          onClose={close}
          onConfirm={() => void orders.give({ kind: "restore", id: build.id })}
        >
          <p>
            {details.title(momentWithTime(startOf(build)))}. {details.restoreText}
          </p>
        </ConfirmDialog>
      )}
    </section>
  )
}

function Table({ builds, onOpen }: { readonly builds: readonly Build[]; readonly onOpen: (id: number) => void }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.title}</caption>
      <thead className={styles.heads}>
        <tr>
          {Object.entries(columns).map(([name, label]) => (
            <th key={name} scope="col" className={styles.head}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.rows}>
        {builds.map((build) => (
          <Row key={build.id} build={build} onOpen={() => onOpen(build.id)} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ build, onOpen }: { readonly build: Build; readonly onOpen: () => void }) {
  const seconds = secondsOf(build)
  const started = momentWithTime(startOf(build))
  return (
    <tr className={styles.row}>
      <td className={styles.main}>
        <button type="button" className={styles.open} aria-label={words.open(started)} onClick={onOpen}>
          {started}
        </button>
      </td>
      <td className={styles.meta}>
        <Badge state={{ look: buildLooks[build.state], word: appWords.publishingPanel.states[build.state] }} />
      </td>
      <td className={styles.meta}>{askedBy(build)}</td>
      <td className={styles.changes}>{changesOf(build)}</td>
      <td className={styles.duration}>{seconds === null ? "" : appWords.publishing.duration(seconds)}</td>
    </tr>
  )
}

type BuildDialogProps = { readonly build: Build; readonly onClose: () => void; readonly onRestore: () => void }

/** All that is known of one build. */
function BuildDialog({ build, onClose, onRestore }: BuildDialogProps) {
  const seconds = secondsOf(build)
  return (
    <Dialog
      title={details.title(momentWithTime(startOf(build)))}
      size="wide"
      onClose={onClose}
      foot={build.canRestore && build.state !== "live" ? <Button onClick={onRestore}>{details.restore}</Button> : undefined}
    >
      <Facts
        facts={[
          [
            details.result,
            <Badge key="result" state={{ look: buildLooks[build.state], word: appWords.publishingPanel.states[build.state] }} />,
          ],
          [details.problem, build.problem && sentenceOfProblem(build.problem)],
          [details.item, build.problem && <ProblemDetails key="problem" problem={build.problem} />],
          [details.reason, askedBy(build)],
          [details.duration, seconds === null ? null : appWords.publishing.duration(seconds)],
          [details.how, build.how === null ? null : details[build.how]],
          [details.why, build.why],
        ]}
      />
      <h3 className={dialog.title}>{details.changes}</h3>
      <Changes build={build} />
      <h3 id="build-log" className={dialog.title}>
        {details.log}
      </h3>
      <Log id={build.id} />
    </Dialog>
  )
}

function Changes({ build: { changes, changeCount } }: { readonly build: Build }) {
  if (changes.length === 0) return <p>{details.noChanges}</p>
  return (
    <>
      <ul className={dialog.changes}>
        {changes.map((change) => (
          <li key={`${change.type} ${change.number}`} className={dialog.change}>
            {change.change === "withdrawn" ? change.title : <ItemLink item={change} />}
            <span className={dialog.what}>{details.change[change.change]}</span>
          </li>
        ))}
      </ul>
      {changeCount > changes.length && <p>{details.more(changeCount - changes.length)}</p>}
    </>
  )
}

function Log({ id }: { readonly id: number }) {
  const query = useGetLogQuery(id)
  const outcome = outcomeOf(query)
  if (outcome === null) return <Waiting label={details.loadingLog} />
  if (!outcome.ok) return <Failed title={details.logFailed} text={wordsOf(outcome.problem)} onRetry={() => void query.refetch()} />
  if (outcome.value.trim() === "") return <p>{details.noLog}</p>
  return (
    // A long log scrolls, for which the keyboard needs the focus on it.
    <pre className={dialog.log} tabIndex={0} role="region" aria-labelledby="build-log">
      {outcome.value}
    </pre>
  )
}
