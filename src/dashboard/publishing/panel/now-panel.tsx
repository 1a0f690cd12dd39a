import { useState, type ReactNode } from "react"
import { confirmEmptyPath, rebuildPath, type Build, type BuildState, type PublishingStatus } from "#contract/publishing.ts"
import { useGetBuildStampQuery } from "#dashboard/publishing/item/stamps-api.ts"
import { buildLooks, liveBuild, secondsUntil, type BuildEstimate, type Situation } from "#dashboard/publishing/status/status-view.ts"
import { useBuildSituation, useNow } from "#dashboard/publishing/status/use-build-situation.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { classes } from "#lib/classes.ts"
import { own } from "#lib/navigation/own-address.ts"
import { Badge } from "#ui/text/badge.tsx"
import { Button, ButtonLink } from "#ui/controls/button.tsx"
import { ConfirmDialog } from "#ui/dialogs/confirm-dialog.tsx"
import { sentenceOfProblem } from "./build-problem.tsx"
import { BuildProgress } from "./build-progress.tsx"
import { changesSentence, liveSentence, whenOf } from "./build-words.ts"
import * as styles from "./panel.module.css"

const words = appWords.publishingPanel

/** Is undefined until the answer comes. `url` is an address of the back end. */
export type Order = ((url: string) => void) | undefined

type NowPanelProps = { readonly status: PublishingStatus; readonly order: Order }
type BuildProps = NowPanelProps & { readonly build: Build }

export function NowPanel({ status, order }: NowPanelProps) {
  const { situation, progress } = useBuildSituation()
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <p className="visually-hidden" role="status">
        {announcementOf(situation, progress)}
      </p>
      {situation.kind === "none" && <NowPart {...words.none} />}
      {situation.kind === "waiting" && <Queued build={situation.build} {...{ status, order }} />}
      {progress !== null && status.now !== null && <Building build={status.now} {...{ status, progress }} />}
      {situation.kind === "live" && <Live build={situation.build} />}
      {situation.kind === "failed" && <Broken build={situation.build} order={order} />}
    </section>
  )
}

const headingId = "publishing-now"

/** Screen readers hear the start, the middle and the end of a build. They would read out the percentage every second. */
function announcementOf({ kind }: Situation, progress: BuildEstimate | null): string {
  const { half, started, failed } = words.announce
  if (progress !== null) return progress.percent >= 50 ? half : started
  return kind === "live" ? words.live.title : kind === "failed" ? failed : ""
}

function Queued({ build, status, order }: BuildProps) {
  const now = useNow(status.starts !== null)
  const seconds = secondsUntil(status.starts, now)
  const { title, text, manual } = words.waiting
  return (
    <NowPart state="waiting" title={title(seconds)} text={`${changesSentence(build)} ${seconds === null ? manual : text}`.trim()}>
      <Rebuild tone="ghost" order={order} label={words.startNow} />
    </NowPart>
  )
}

type BuildingProps = Omit<BuildProps, "order"> & { readonly progress: BuildEstimate }

function Building({ build, status, progress: { percent, secondsLeft } }: BuildingProps) {
  const { title, stays, staysUp, left } = words.building
  const before = liveBuild(status)?.ended ?? null
  const text = `${changesSentence(build)} ${before === null ? staysUp : stays(whenOf(before))}`.trim()
  return (
    <>
      <NowPart state="building" title={title(build.changeCount)} text={text} isLarge>
        <p className={styles.left}>{left(percent, secondsLeft)}</p>
      </NowPart>
      <BuildProgress build={build} percent={percent} usualSeconds={status.usualSeconds} />
    </>
  )
}

function Live({ build }: { readonly build: Build }) {
  const { data, isLoading } = useGetBuildStampQuery(undefined)
  return (
    <NowPart state="live" title={words.live.title} text={isLoading ? "" : liveSentence(build, data ?? null)}>
      <ButtonLink tone="ghost" size="small" to={own("/")}>
        {appWords.buttons.viewSite}
      </ButtonLink>
    </NowPart>
  )
}

function Broken({ build: { problem }, order }: Pick<BuildProps, "build" | "order">) {
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const { open, ...question } = words.confirmEmpty
  return (
    <NowPart state="failed" title={words.bad.title} text={problem === null ? "" : sentenceOfProblem(problem)}>
      {problem?.asks === "confirm-empty" && (
        <Button tone="ghost" size="small" onClick={() => setIsDialogOpen(true)}>
          {open}
        </Button>
      )}
      <Rebuild order={order} label={words.buildAgain} />
      {isDialogOpen && (
        <ConfirmDialog
          {...question}
          tone="error"
          isDangerous
          onClose={() => setIsDialogOpen(false)}
          onConfirm={() => order?.(confirmEmptyPath)}
        >
          <p>{question.text}</p>
        </ConfirmDialog>
      )}
    </NowPart>
  )
}

type RebuildProps = { readonly order: Order; readonly label: string; readonly tone?: "ink" | "ghost" }

function Rebuild({ order, label, tone = "ink" }: RebuildProps) {
  return (
    <Button tone={tone} size="small" aria-disabled={order === undefined} onClick={() => order?.(rebuildPath)}>
      {label}
    </Button>
  )
}

type NowPartProps = {
  readonly state?: BuildState
  readonly title: string
  readonly text: string
  readonly isLarge?: boolean
  readonly children?: ReactNode
}

export function NowPart({ state, title, text, isLarge = false, children }: NowPartProps) {
  return (
    <div className={styles.now}>
      <div>
        {state !== undefined && <Badge state={{ look: buildLooks[state], word: words.states[state] }} />}
        <h2 id={headingId} className={styles.title} data-large={isLarge}>
          {title}
        </h2>
        {text !== "" && <p className={classes("quiet", styles.text)}>{text}</p>}
      </div>
      {children !== undefined && (
        <div className="cluster" data-gap="3">
          {children}
        </div>
      )}
    </div>
  )
}
