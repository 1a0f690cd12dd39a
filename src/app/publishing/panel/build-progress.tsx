import { buildSteps, type Build, type BuildStep, type PublishingStatus } from "#contract/publishing.ts"
import { clockTime } from "#lib/text/moments.ts"
import { progressOf, runningStep, situationOf } from "../status/status-view.ts"
import { useNow } from "../status/use-now.ts"
import * as styles from "./build-progress.module.css"
import { appWords } from "#app/strings/words.ts"

type BuildProgressProps = { readonly build: Build; readonly usualSeconds: number | null }

/** "64%, about 40 s left" */
export function ProgressWords({ build, usualSeconds }: BuildProgressProps) {
  const { percent, secondsLeft } = progressOf(build, usualSeconds, useNow(true))
  return <p className={styles.left}>{appWords.publishingPanel.building.left(percent, secondsLeft)}</p>
}

/** The bar and the steps of a running build. */
export function BuildProgress({ build, usualSeconds }: BuildProgressProps) {
  const { percent } = progressOf(build, usualSeconds, useNow(true))
  return (
    <>
      <div className={styles.bar}>
        <div
          className={styles.progress}
          role="progressbar"
          aria-label={appWords.publishingPanel.building.progress}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <span className={styles.done} style={{ width: `${percent}%` }} />
        </div>
        <p className={styles.facts}>
          <span>{build.started !== null && appWords.publishingPanel.building.started(clockTime(build.started))}</span>
          <span>{usualSeconds !== null && appWords.publishingPanel.building.usually(usualSeconds)}</span>
        </p>
      </div>
      <Steps build={build} />
    </>
  )
}

function Steps({ build }: { readonly build: Build }) {
  const running = runningStep(build)
  return (
    <ol className={styles.steps}>
      {buildSteps.map((name) => {
        const step = build.steps.find((each) => each.name === name) ?? null
        const isDone = step !== null && step.ended !== null
        return (
          <li key={name} className={styles.step} data-done={isDone} aria-current={running?.name === name ? "step" : undefined}>
            {appWords.publishingPanel.steps[name]}
            <small className={styles.note}>{noteOf(name, step)}</small>
          </li>
        )
      })}
    </ol>
  )
}

/** "12:04:10, 312 items", or "118 of 184" */
function noteOf(name: BuildStep["name"], step: BuildStep | null): string {
  const { checked, items, of } = appWords.publishingPanel.stepNotes
  if (step === null) return name === "live" ? checked : ""
  const { ended, done, total } = step
  if (ended === null) {
    if (done !== null && total !== null) return of(done, total)
    return name === "live" ? checked : ""
  }
  return name === "content" && total !== null ? `${clockTime(ended)}, ${items(total)}` : clockTime(ended)
}

/** Says the start, the middle and the end of a build to screen readers. The percentage itself would be read out every second. */
export function Announcer({ status }: { readonly status: PublishingStatus }) {
  const { kind } = situationOf(status)
  const now = useNow(kind === "building")
  return (
    <p className="visually-hidden" role="status">
      {sentenceOf(status, now)}
    </p>
  )
}

function sentenceOf(status: PublishingStatus, now: number): string {
  const situation = situationOf(status)
  switch (situation.kind) {
    case "building":
      return progressOf(situation.build, status.usualSeconds, now).percent >= 50
        ? appWords.publishingPanel.announce.half
        : appWords.publishingPanel.announce.started
    case "live":
    case "failed":
    case "cancelled":
      return appWords.publishingPanel.announce[situation.kind]
    case "waiting":
    case "none":
      return ""
  }
}
