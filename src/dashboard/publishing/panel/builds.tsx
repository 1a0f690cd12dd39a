import type { Build, BuildProblem, BuildWarning } from "#contract/publishing.ts"
import { momentWithTime } from "#lib/text/moments.ts"
import { Badge } from "#ui/text/badge.tsx"
import { DataTable, type TableColumn } from "#ui/text/data-table.tsx"
import { buildLooks, secondsOf } from "#dashboard/publishing/status/status-view.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { ItemLink, ProblemDetails, sentenceOfProblem, wordsOfWarning } from "./build-problem.tsx"
import { askedBy, countOfChanges } from "./build-words.ts"
import * as styles from "./panel.module.css"

const { builds: words, warnings: faults, states } = appWords.publishingPanel

const columns: readonly TableColumn<Build>[] = [
  { id: "started", label: words.columns.started, cell: ({ started, asked }) => momentWithTime(started ?? asked) },
  {
    id: "result",
    label: words.columns.result,
    isState: true,
    cell: ({ state }) => <Badge state={{ look: buildLooks[state], word: states[state] }} />,
  },
  { id: "by", label: words.columns.by, cell: askedBy, isWrapped: true, isStacked: true },
  { id: "changes", label: words.columns.changes, cell: countOfChanges },
  { id: "duration", label: words.columns.duration, cell: durationOf, isStacked: true },
]

function durationOf(build: Build): string {
  const seconds = secondsOf(build)
  return seconds === null ? "" : appWords.publishing.duration(seconds)
}

/** The newest build comes first. */
export function BuildsTable({ builds }: { readonly builds: readonly Build[] }) {
  return (
    <section className={styles.section} aria-labelledby="last-builds">
      <h2 id="last-builds" className={styles.sectionTitle}>
        {words.title}
      </h2>
      {builds.length === 0 ? <p>{words.empty}</p> : <DataTable caption={words.title} rows={builds} columns={columns} />}
    </section>
  )
}

type ToDoProps = { readonly problem: BuildProblem | null; readonly warnings: readonly BuildWarning[] }

export function ToDo({ problem, warnings }: ToDoProps) {
  return (
    <section className={styles.section} aria-labelledby="publishing-to-do">
      <h2 id="publishing-to-do" className={styles.sectionTitle}>
        {faults.title}
      </h2>
      {problem === null && warnings.length === 0 && <p>{faults.empty}</p>}
      <ul>
        {problem !== null && (
          <li className={styles.fault}>
            <p>{sentenceOfProblem(problem)}</p>
            <p className="quiet">{appWords.publishingPanel.bad.todo}</p>
            <ProblemDetails problem={problem} />
          </li>
        )}
        {warnings.map((warning, index) => (
          <Warning key={index} warning={warning} />
        ))}
      </ul>
    </section>
  )
}

function Warning({ warning }: { readonly warning: BuildWarning }) {
  const { what, todo } = wordsOfWarning(warning)
  return (
    <li className={styles.fault}>
      <strong>{warning.item === null ? faults.wholeSite : <ItemLink item={warning.item} />}</strong>
      <p>{what}</p>
      <p className="quiet">{todo}</p>
    </li>
  )
}
