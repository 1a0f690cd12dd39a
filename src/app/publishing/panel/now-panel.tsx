import { useState, type ReactNode } from "react"
import type { Build, BuildState, PublishingStatus } from "#contract/publishing.ts"
import { publishingPanel as words } from "#app/strings/publishing.ts"
import { Badge } from "#ui/badge.tsx"
import { Button, ButtonLink } from "#ui/button.tsx"
import { useGetBuildStampQuery } from "../item/stamps-api.ts"
import { buildLooks, liveBuild, secondsUntil, situationOf } from "../status/status-view.ts"
import { useNow } from "../status/use-now.ts"
import { ItemLink } from "./item-link.tsx"
import type { Orders } from "./use-orders.ts"
import { Announcer, BuildProgress, ProgressWords } from "./build-progress.tsx"
import { changesSentence, liveSentence, whenOf } from "./words.ts"
import * as styles from "./now-panel.module.css"
import { ConfirmDialog } from "#ui/confirm-dialog.tsx"

type NowPanelProps = { readonly status: PublishingStatus; readonly orders: Orders }

/** The state of the site now, and what can be done about it. */
export function NowPanel({ status, orders }: NowPanelProps) {
  const situation = situationOf(status)
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <Announcer status={status} />
      {situation.kind === "none" && <NowPart badge={null} {...words.none} headingId={headingId} />}
      {situation.kind === "waiting" && <Queued build={situation.build} {...{ status, orders }} />}
      {situation.kind === "building" && <Building build={situation.build} {...{ status, orders }} />}
      {situation.kind === "live" && <Live build={situation.build} />}
      {situation.kind === "failed" && <Broken build={situation.build} orders={orders} />}
      {situation.kind === "cancelled" && (
        <NowPart badge={badgeOf("cancelled")} {...words.cancelled} headingId={headingId}>
          <Again orders={orders} />
        </NowPart>
      )}
    </section>
  )
}

const headingId = "publishing-now"

const badgeOf = (state: BuildState) => <Badge state={{ look: buildLooks[state], word: words.states[state] }} />

type BuildProps = NowPanelProps & { readonly build: Build }

function Queued({ build, status, orders }: BuildProps) {
  const now = useNow(status.starts !== null)
  const seconds = secondsUntil(status.starts, now)
  const start = () => void orders.give({ kind: "rebuild" })
  return (
    <NowPart
      badge={badgeOf("waiting")}
      title={words.waiting.title(seconds)}
      text={`${changesSentence(build)} ${seconds === null ? words.waiting.manual : words.waiting.text}`.trim()}
      headingId={headingId}
    >
      <Button tone="ghost" size="small" aria-disabled={orders.isBusy} onClick={orders.isBusy ? undefined : start}>
        {words.startNow}
      </Button>
      <Cancel build={build} orders={orders} />
    </NowPart>
  )
}

function Building({ build, status, orders }: BuildProps) {
  const before = liveBuild(status)?.ended ?? null
  const stays = before === null ? words.building.staysUp : words.building.stays(whenOf(before))
  return (
    <>
      <NowPart
        badge={badgeOf("building")}
        title={words.building.title(build.changeCount)}
        text={`${changesSentence(build)} ${stays}`.trim()}
        headingId={headingId}
        isLarge
      >
        <ProgressWords build={build} usualSeconds={status.usualSeconds} />
        <Cancel build={build} orders={orders} />
      </NowPart>
      <BuildProgress build={build} usualSeconds={status.usualSeconds} />
    </>
  )
}

function Live({ build }: { readonly build: Build }) {
  const { data, isFetching } = useGetBuildStampQuery(undefined)
  const text = isFetching && data === undefined ? "" : liveSentence(build, data ?? null)
  return (
    <NowPart badge={badgeOf("live")} title={words.live.title} text={text} headingId={headingId}>
      <ButtonLink tone="ghost" size="small" to="/">
        {words.viewSite}
      </ButtonLink>
    </NowPart>
  )
}

type ToldProps = { readonly build: Build; readonly orders: Orders }

function Broken({ build: { problem }, orders }: ToldProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <NowPart badge={badgeOf("failed")} title={words.bad.title} text={problem?.message ?? ""} headingId={headingId}>
      {problem?.item && (
        <span className={styles.item}>
          <ItemLink item={problem.item} />
        </span>
      )}
      {problem?.asks === "confirm-empty" && (
        <Button tone="ghost" size="small" onClick={() => setAsked(true)}>
          {words.confirmEmpty.open}
        </Button>
      )}
      <Again orders={orders} />
      {isAsked && (
        <ConfirmDialog
          title={words.confirmEmpty.title}
          tone="error"
          keep={words.confirmEmpty.keep}
          confirm={words.confirmEmpty.confirm}
          isDangerous
          onClose={() => setAsked(false)}
          onConfirm={() => void orders.give({ kind: "confirm-empty" })}
        >
          <p>{words.confirmEmpty.text}</p>
        </ConfirmDialog>
      )}
    </NowPart>
  )
}

function Again({ orders: { isBusy, give } }: Pick<ToldProps, "orders">) {
  return (
    <Button size="small" aria-disabled={isBusy} onClick={isBusy ? undefined : () => void give({ kind: "rebuild" })}>
      {words.buildAgain}
    </Button>
  )
}

function Cancel({ build: { id }, orders: { isBusy, give } }: ToldProps) {
  return (
    <Button tone="quiet" size="small" aria-disabled={isBusy} onClick={isBusy ? undefined : () => void give({ kind: "cancel", id })}>
      {words.cancel}
    </Button>
  )
}

type NowPartProps = {
  readonly badge: ReactNode
  readonly title: string
  readonly text: string
  readonly headingId: string
  readonly isLarge?: boolean
  /** What can be done. */
  readonly children?: ReactNode
}

export function NowPart({ badge, title, text, headingId, isLarge = false, children }: NowPartProps) {
  return (
    <div className={styles.now}>
      <div>
        {badge}
        <h2 id={headingId} className={styles.title} data-large={isLarge}>
          {title}
        </h2>
        {text !== "" && <p className={styles.text}>{text}</p>}
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
