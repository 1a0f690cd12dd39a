import { publishingStatusPath, type PublishingStatus } from "#contract/publishing.ts"
import { Title } from "#app/bar/title.tsx"
import { problemIn } from "#lib/api.ts"
import { wordsOf } from "#lib/session/problem.ts"
import { publishingPanel as words } from "#app/strings/publishing.ts"
import { Button } from "#ui/button.tsx"
import { Failed } from "#ui/failed.tsx"
import { ScreenFrame } from "#ui/screen-frame.tsx"
import { Waiting } from "#ui/waiting.tsx"
import { useGetStatusQuery } from "../status/status-api.ts"
import { situationOf } from "../status/status-view.ts"
import { BuildsTable } from "./builds-table.tsx"
import { Elsewhere } from "./elsewhere.tsx"
import { NowPanel } from "./now-panel.tsx"
import * as styles from "./publishing-screen.module.css"
import { useOrders, type Orders } from "./use-orders.ts"
import { Warnings } from "./warnings.tsx"

/** Shows the present build, the earlier ones, and the faults that editors can fix. */
export function PublishingScreen() {
  const { data, error, isFetching, refetch } = useGetStatusQuery(undefined)
  const orders = useOrders()
  return (
    <ScreenFrame>
      <Title title={words.title} />
      <div className={styles.head}>
        <h1 className={styles.heading}>{words.title}</h1>
        {data ? <Rebuild status={data} orders={orders} /> : null}
      </div>
      {data === undefined && !isFetching && error !== undefined && (
        <Failed
          title={words.failed.title}
          text={wordsOf(problemIn(error))}
          detail={words.failed.detail(publishingStatusPath)}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && (isFetching || error === undefined) && <Waiting label={words.loading} />}
      {data === null && <Elsewhere />}
      {data ? <Loaded status={data} orders={orders} isStale={error !== undefined} /> : null}
    </ScreenFrame>
  )
}

type LoadedProps = { readonly status: PublishingStatus; readonly orders: Orders; readonly isStale: boolean }

function Loaded({ status, orders, isStale }: LoadedProps) {
  const past = status.builds.filter(({ id }) => id !== status.now?.id)
  return (
    <>
      <div role="status">{isStale && <p className={styles.note}>{words.stale}</p>}</div>
      {status.builtBy === "host" && <p className={styles.note}>{words.host}</p>}
      {orders.problem !== null && (
        <p className={styles.problem} role="alert">
          {words.ordered.failed} {wordsOf(orders.problem)}
        </p>
      )}
      <NowPanel status={status} orders={orders} />
      <BuildsTable builds={past} orders={orders} />
      {liveOnce(status) && <Warnings warnings={status.warnings} />}
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
      {words.rebuild}
    </Button>
  )
}
