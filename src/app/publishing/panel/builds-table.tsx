import { useState } from "react"
import type { Build } from "#contract/publishing.ts"
import { publishing, publishingPanel } from "#app/strings/publishing.ts"
import { momentWithTime } from "#lib/text/moments.ts"
import { Badge } from "#ui/badge.tsx"
import { buildLooks, secondsOf } from "../status/status-view.ts"
import * as screen from "./publishing-screen.module.css"
import type { Orders } from "./use-orders.ts"
import { BuildDialog } from "./build-dialog.tsx"
import { askedBy, changesOf, startOf } from "./words.ts"
import * as styles from "./builds-table.module.css"
import { ConfirmDialog } from "#ui/confirm-dialog.tsx"

const { builds: words, build: restoring } = publishingPanel
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
          title={restoring.restoreTitle}
          keep={restoring.restoreKeep}
          confirm={restoring.restoreConfirm}
          onClose={close}
          onConfirm={() => void orders.give({ kind: "restore", id: build.id })}
        >
          <p>
            {restoring.title(momentWithTime(startOf(build)))}. {restoring.restoreText}
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
        <Badge state={{ look: buildLooks[build.state], word: publishingPanel.states[build.state] }} />
      </td>
      <td className={styles.meta}>{askedBy(build)}</td>
      <td className={styles.changes}>{changesOf(build)}</td>
      <td className={styles.duration}>{seconds === null ? "" : publishing.duration(seconds)}</td>
    </tr>
  )
}
