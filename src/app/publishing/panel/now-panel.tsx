import { useState, type ReactNode } from "react"
import type { Build, BuildState, PublishingStatus, BuildStamp } from "#contract/publishing.ts"
import { own } from "#lib/navigation/own-address.ts"
import { Badge } from "#ui/badge.tsx"
import { Button, ButtonLink } from "#ui/button.tsx"
import { useGetBuildStampQuery } from "#app/publishing/item/stamps-api.ts"
import { buildLooks, liveBuild, secondsUntil, situationOf } from "#app/publishing/status/status-view.ts"
import { useNow } from "#app/publishing/status/use-now.ts"
import { sentenceOfProblem } from "./build-problem.tsx"
import type { Command } from "#app/publishing/status/status-api.ts"
import type { Orders } from "./use-orders.ts"
import { Announcer, BuildProgress, ProgressWords } from "./build-progress.tsx"
import { changesSentence, liveSentence, whenOf } from "./words.ts"
import * as styles from "./now-panel.module.css"
import { ConfirmDialog } from "#ui/confirm-dialog.tsx"
import { resourceTypes } from "#contract/content.ts"
import { outcomeOf } from "#lib/api.ts"
import { Failed } from "#ui/failed.tsx"
import { Waiting } from "#ui/waiting.tsx"
import { appWords } from "#app/strings/words.ts"

type NowPanelProps = { readonly status: PublishingStatus; readonly orders: Orders }

/** The state of the site now, and what can be done about it. */
export function NowPanel({ status, orders }: NowPanelProps) {
  const situation = situationOf(status)
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <Announcer status={status} />
      {situation.kind === "none" && <NowPart {...appWords.publishingPanel.none} />}
      {situation.kind === "waiting" && <Queued build={situation.build} {...{ status, orders }} />}
      {situation.kind === "building" && <Building build={situation.build} {...{ status, orders }} />}
      {situation.kind === "live" && <Live build={situation.build} />}
      {situation.kind === "failed" && <Broken build={situation.build} orders={orders} />}
      {situation.kind === "cancelled" && (
        <NowPart state="cancelled" {...appWords.publishingPanel.cancelled}>
          <OrderButton orders={orders} command={{ kind: "rebuild" }} label={appWords.publishingPanel.buildAgain} />
        </NowPart>
      )}
    </section>
  )
}

const headingId = "publishing-now"

type BuildProps = NowPanelProps & { readonly build: Build }

function Queued({ build, status, orders }: BuildProps) {
  const now = useNow(status.starts !== null)
  const seconds = secondsUntil(status.starts, now)
  return (
    <NowPart
      state="waiting"
      title={appWords.publishingPanel.waiting.title(seconds)}
      text={`${changesSentence(build)} ${seconds === null ? appWords.publishingPanel.waiting.manual : appWords.publishingPanel.waiting.text}`.trim()}
    >
      <OrderButton tone="ghost" orders={orders} command={{ kind: "rebuild" }} label={appWords.publishingPanel.startNow} />
      <OrderButton tone="quiet" orders={orders} command={{ kind: "cancel", id: build.id }} label={appWords.publishingPanel.cancel} />
    </NowPart>
  )
}

function Building({ build, status, orders }: BuildProps) {
  const before = liveBuild(status)?.ended ?? null
  const stays = before === null ? appWords.publishingPanel.building.staysUp : appWords.publishingPanel.building.stays(whenOf(before))
  return (
    <>
      <NowPart
        state="building"
        title={appWords.publishingPanel.building.title(build.changeCount)}
        text={`${changesSentence(build)} ${stays}`.trim()}
        isLarge
      >
        <ProgressWords build={build} usualSeconds={status.usualSeconds} />
        <OrderButton tone="quiet" orders={orders} command={{ kind: "cancel", id: build.id }} label={appWords.publishingPanel.cancel} />
      </NowPart>
      <BuildProgress build={build} usualSeconds={status.usualSeconds} />
    </>
  )
}

function Live({ build }: { readonly build: Build }) {
  const { data, isFetching } = useGetBuildStampQuery(undefined)
  const text = isFetching && data === undefined ? "" : liveSentence(build, data ?? null)
  return (
    <NowPart state="live" title={appWords.publishingPanel.live.title} text={text}>
      <ButtonLink tone="ghost" size="small" to={own("/")}>
        {appWords.publishingPanel.viewSite}
      </ButtonLink>
    </NowPart>
  )
}

function Broken({ build: { problem }, orders }: Omit<BuildProps, "status">) {
  const [isAsked, setAsked] = useState(false)
  return (
    <NowPart state="failed" title={appWords.publishingPanel.bad.title} text={problem === null ? "" : sentenceOfProblem(problem)}>
      {problem?.asks === "confirm-empty" && (
        <Button tone="ghost" size="small" onClick={() => setAsked(true)}>
          {appWords.publishingPanel.confirmEmpty.open}
        </Button>
      )}
      <OrderButton orders={orders} command={{ kind: "rebuild" }} label={appWords.publishingPanel.buildAgain} />
      {isAsked && (
        <ConfirmDialog
          title={appWords.publishingPanel.confirmEmpty.title}
          tone="error"
          keep={appWords.publishingPanel.confirmEmpty.keep}
          confirm={appWords.publishingPanel.confirmEmpty.confirm}
          isDangerous
          onClose={() => setAsked(false)}
          onConfirm={() => void orders.give({ kind: "confirm-empty" })}
        >
          <p>{appWords.publishingPanel.confirmEmpty.text}</p>
        </ConfirmDialog>
      )}
    </NowPart>
  )
}

type OrderButtonProps = {
  readonly orders: Orders
  readonly command: Command
  readonly label: string
  readonly tone?: "ink" | "ghost" | "quiet"
}

function OrderButton({ orders: { isBusy, give }, command, label, tone = "ink" }: OrderButtonProps) {
  return (
    <Button tone={tone} size="small" aria-disabled={isBusy} onClick={isBusy ? undefined : () => void give(command)}>
      {label}
    </Button>
  )
}

type NowPartProps = {
  readonly state?: BuildState
  readonly title: string
  readonly text: string
  readonly isLarge?: boolean
  /** Buttons or links below the text. */
  readonly children?: ReactNode
}

export function NowPart({ state, title, text, isLarge = false, children }: NowPartProps) {
  return (
    <div className={styles.now}>
      <div>
        {state !== undefined && <Badge state={{ look: buildLooks[state], word: appWords.publishingPanel.states[state] }} />}
        <h2 id={headingId} className={styles.title} data-large={isLarge}>
          {title}
        </h2>
        {text !== "" && <p className={styles.text}>{text}</p>}
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

const { elsewhere } = appWords.publishingPanel

/** Takes the place of the panel if the back end has no publishing: only the site itself says something. */
export function Elsewhere() {
  const query = useGetBuildStampQuery(undefined, { refetchOnMountOrArgChange: true })
  const outcome = outcomeOf(query)
  if (outcome === null) return <Waiting label={appWords.publishingPanel.loading} />
  if (!outcome.ok) return <Failed title={elsewhere.title} text={elsewhere.failed} onRetry={() => void query.refetch()} />
  const stamp = outcome.value
  return (
    <section className={styles.panel} aria-labelledby="publishing-now">
      <NowPart title={elsewhere.title} text={`${stamp === null ? elsewhere.unknown : builtSentence(stamp)} ${elsewhere.text}`}>
        <ButtonLink tone="ghost" size="small" to={own("/")}>
          {appWords.publishingPanel.viewSite}
        </ButtonLink>
      </NowPart>
    </section>
  )
}

function builtSentence({ built, seconds, counts }: BuildStamp): string {
  const shown = resourceTypes.flatMap((type) => {
    const count = counts[type]
    const { label, plural } = appWords.model.kindOf(type)
    return count === undefined ? [] : [appWords.wordsOfKind(label, plural).count(count)]
  })
  const sentence = elsewhere.built(whenOf(built), appWords.publishing.duration(seconds))
  return shown.length === 0 ? sentence : `${sentence} ${elsewhere.shows(shown.join(", "))}`
}
