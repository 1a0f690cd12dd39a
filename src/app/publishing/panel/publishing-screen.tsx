import { publishingStatusPath, type BuildProblem, type PublishingStatus, type BuildWarning } from "#contract/publishing.ts"
import { Title } from "#app/bar/title.tsx"
import { problemIn } from "#lib/api.ts"
import { wordsOf } from "#lib/session/problem.ts"
import { Button } from "#ui/button.tsx"
import { Failed } from "#ui/failed.tsx"
import { ScreenFrame } from "#ui/screen-frame.tsx"
import { Waiting } from "#ui/waiting.tsx"
import { useGetStatusQuery } from "#app/publishing/status/status-api.ts"
import { situationOf } from "#app/publishing/status/status-view.ts"
import { ProblemDetails, sentenceOfProblem, wordsOfWarning } from "./build-problem.tsx"
import { BuildsTable } from "./builds-table.tsx"
import { Elsewhere, NowPanel } from "./now-panel.tsx"
import * as styles from "./publishing-screen.module.css"
import { useOrders, type Orders } from "./use-orders.ts"
import { useState } from "react"
import { ItemLink } from "./item-link.tsx"
import * as list from "./warnings.module.css"
import { appWords } from "#app/strings/words.ts"

/** Shows the present build, the earlier ones, and the faults that editors can fix. */
export function PublishingScreen() {
  const { data, error, isFetching, refetch } = useGetStatusQuery(undefined)
  const orders = useOrders()
  return (
    <ScreenFrame>
      <Title title={appWords.publishingPanel.title} />
      <div className={styles.head}>
        <h1 className={styles.heading}>{appWords.publishingPanel.title}</h1>
        {data ? <Rebuild status={data} orders={orders} /> : null}
      </div>
      {data === undefined && !isFetching && error !== undefined && (
        <Failed
          title={appWords.publishingPanel.failed.title}
          text={wordsOf(problemIn(error))}
          detail={appWords.publishingPanel.failed.detail(publishingStatusPath)}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && (isFetching || error === undefined) && <Waiting label={appWords.publishingPanel.loading} />}
      {data === null && <Elsewhere />}
      {data ? <Loaded status={data} orders={orders} isStale={error !== undefined} /> : null}
    </ScreenFrame>
  )
}

type LoadedProps = { readonly status: PublishingStatus; readonly orders: Orders; readonly isStale: boolean }

function Loaded({ status, orders, isStale }: LoadedProps) {
  const past = status.builds.filter(({ id }) => id !== status.now?.id)
  const situation = situationOf(status)
  const problem = situation.kind === "failed" ? situation.build.problem : null
  return (
    <>
      <div role="status">{isStale && <p className={styles.note}>{appWords.publishingPanel.stale}</p>}</div>
      {status.builtBy === "host" && <p className={styles.note}>{appWords.publishingPanel.host}</p>}
      {orders.problem !== null && (
        <p className={styles.problem} role="alert">
          {appWords.publishingPanel.ordered.failed} {wordsOf(orders.problem)}
        </p>
      )}
      <NowPanel status={status} orders={orders} />
      <BuildsTable builds={past} orders={orders} />
      {(problem !== null || liveOnce(status)) && <Warnings problem={problem} warnings={status.warnings} />}
    </>
  )
}

/** Before the first build there is nothing that could have faults. */
function liveOnce({ builds, warnings }: PublishingStatus): boolean {
  return warnings.length > 0 || builds.some(({ state }) => state === "live" || state === "replaced")
}

function Rebuild({ status, orders }: Omit<LoadedProps, "isStale">) {
  const { kind } = situationOf(status)
  const isOff = orders.isBusy || kind === "building" || kind === "waiting"
  return (
    <Button aria-disabled={isOff} onClick={isOff ? undefined : () => void orders.give({ kind: "rebuild" })}>
      {appWords.publishingPanel.rebuild}
    </Button>
  )
}

const faults = appWords.publishingPanel.warnings

/** More than this at once is no list that anybody works off. */
const step = 20

type WarningsProps = { readonly problem: BuildProblem | null; readonly warnings: readonly BuildWarning[] }

/** Lists what stopped the last build, and the faults that the build of the served site found, which editors fix. */
function Warnings({ problem, warnings }: WarningsProps) {
  const [shown, setShown] = useState(step)
  const rest = warnings.length - shown
  const count = warnings.length + (problem === null ? 0 : 1)
  return (
    <section className={styles.section} aria-labelledby="publishing-to-do">
      <div className={list.head}>
        <h2 id="publishing-to-do" className={styles.title}>
          {faults.title}
        </h2>
        {count > 0 && <p className={list.count}>{faults.count(count)}</p>}
      </div>
      {count === 0 ? (
        <p>{faults.empty}</p>
      ) : (
        <ul className={list.list}>
          {problem !== null && <Stopped problem={problem} />}
          {warnings.slice(0, shown).map((warning, index) => (
            <Warning key={index} warning={warning} />
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button tone="ghost" size="small" onClick={() => setShown(shown + step)}>
          {faults.more(Math.min(step, rest))}
        </Button>
      )}
    </section>
  )
}

function Stopped({ problem }: { readonly problem: BuildProblem }) {
  return (
    <li className={list.warning}>
      <span className={list.kind}>{appWords.publishing.states.failed}</span>
      <div className={list.words}>
        <p>{sentenceOfProblem(problem)}</p>
        <p className={list.todo}>{appWords.publishingPanel.bad.todo}</p>
        <ProblemDetails problem={problem} />
      </div>
    </li>
  )
}

function Warning({ warning }: { readonly warning: BuildWarning }) {
  const { kind, item } = warning
  const { what, todo } = wordsOfWarning(warning)
  return (
    <li className={list.warning}>
      <span className={list.kind}>{faults.kinds[kind]}</span>
      <div className={list.words}>
        <p className={list.item}>{item === null ? faults.wholeSite : <ItemLink item={item} />}</p>
        <p>{what}</p>
        <p className={list.todo}>{todo}</p>
      </div>
    </li>
  )
}
