import { publishingStatusPath, rebuildPath, type PublishingStatus } from "#contract/publishing.ts"
import { ScreenHead } from "#dashboard/shell/head/screen-head.tsx"
import { Title } from "#dashboard/shell/bar/title.tsx"
import { useGetBuildStampQuery } from "#dashboard/publishing/item/stamps-api.ts"
import { useGetStatusQuery, useOrderMutation } from "#dashboard/publishing/status/status-api.ts"
import { situationOf } from "#dashboard/publishing/status/status-view.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { outcomeOf, problemIn } from "#dashboard/session/core/api.ts"
import { classes } from "#lib/classes.ts"
import { wordsOf } from "#lib/session/problem.ts"
import { Button } from "#ui/controls/button.tsx"
import { Failed } from "#ui/states/failed.tsx"
import { ScreenFrame } from "#ui/page/screen-frame.tsx"
import { Waiting } from "#ui/states/waiting.tsx"
import { BuildsTable, ToDo } from "./builds.tsx"
import { NowPanel, NowPart, type Order } from "./now-panel.tsx"
import { whenOf } from "./build-words.ts"
import * as styles from "./panel.module.css"

const words = appWords.publishingPanel
const mostBuilds = 5

export function PublishingScreen() {
  const { data: status, error, isFetching, refetch } = useGetStatusQuery(undefined)
  const [send, { isLoading, error: refusal }] = useOrderMutation()
  const order: Order = isLoading ? undefined : (url) => void send(url)
  const isOff = order === undefined || status?.now !== null
  return (
    <ScreenFrame>
      <Title title={words.title} />
      <ScreenHead title={words.title} count={null}>
        {status && (
          <Button aria-disabled={isOff} onClick={isOff ? undefined : () => order(rebuildPath)}>
            {words.rebuild}
          </Button>
        )}
      </ScreenHead>
      {refusal !== undefined && (
        <p className={classes("problem", styles.remark)} role="alert">
          {words.ordered.failed} {wordsOf(problemIn(refusal))}
        </p>
      )}
      {status ? <Builds status={status} order={order} isStale={error !== undefined} /> : null}
      {status === null && <Elsewhere />}
      {status === undefined && (isFetching || error === undefined) && <Waiting label={words.loading} />}
      {status === undefined && !isFetching && error !== undefined && (
        <Failed
          title={words.failed.title}
          text={wordsOf(problemIn(error))}
          detail={appWords.lists.failed.detail(publishingStatusPath)}
          onRetry={() => void refetch()}
        />
      )}
    </ScreenFrame>
  )
}

type BuildsProps = { readonly status: PublishingStatus; readonly order: Order; readonly isStale: boolean }

function Builds({ status, order, isStale }: BuildsProps) {
  const { builds, warnings } = status
  const situation = situationOf(status)
  const problem = situation.kind === "failed" ? situation.build.problem : null
  // Before the first build nothing can have faults.
  const hasBuilt = problem !== null || warnings.length > 0 || builds.some(({ state }) => state !== "failed")
  return (
    <>
      <div role="status">{isStale && <p className={classes("quiet", styles.remark)}>{words.stale}</p>}</div>
      {status.builtBy === "host" && <p className={classes("quiet", styles.remark)}>{words.host}</p>}
      <NowPanel status={status} order={order} />
      <BuildsTable builds={builds.slice(0, mostBuilds)} />
      {hasBuilt && <ToDo problem={problem} warnings={warnings} />}
    </>
  )
}

/** If the back end has no publishing, only the site's stamp is known. */
function Elsewhere() {
  const query = useGetBuildStampQuery(undefined, { refetchOnMountOrArgChange: true })
  const outcome = outcomeOf(query)
  const { title, failed, built, unknown, text } = words.elsewhere
  if (outcome === null) return <Waiting label={words.loading} />
  if (!outcome.ok) return <Failed title={title} text={failed} onRetry={() => void query.refetch()} />
  const stamp = outcome.value
  const sentence = stamp === null ? unknown : built(whenOf(stamp.built))
  return (
    <section className={styles.panel} aria-labelledby="publishing-now">
      <NowPart title={title} text={`${sentence} ${text}`} />
    </section>
  )
}
