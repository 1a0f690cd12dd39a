import { buildSteps, type Build, type BuildStep } from "#contract/publishing.ts"
import { clockTime } from "#lib/text/moments.ts"
import { runningStep } from "../status/status-view.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { ProgressBar } from "#ui/states/progress-bar.tsx"
import * as styles from "./build-progress.module.css"

const words = appWords.publishingPanel

type BuildProgressProps = { readonly build: Build; readonly percent: number; readonly usualSeconds: number | null }

export function BuildProgress({ build, percent, usualSeconds }: BuildProgressProps) {
  const { progress, started, usually } = words.building
  const running = runningStep(build)
  return (
    <>
      <div className={styles.bar}>
        <ProgressBar label={progress} percent={percent} />
        <p className={styles.facts}>
          <span>{build.started !== null && started(clockTime(build.started))}</span>
          <span>{usualSeconds !== null && usually(usualSeconds)}</span>
        </p>
      </div>
      <ol className={styles.steps}>
        {buildSteps.map((name) => {
          const step = build.steps.find((each) => each.name === name)
          const isDone = step !== undefined && step.ended !== null
          return (
            <li key={name} className={styles.step} data-done={isDone} aria-current={running?.name === name ? "step" : undefined}>
              {words.steps[name]}
              <small className={styles.note}>{noteOf(name, step)}</small>
            </li>
          )
        })}
      </ol>
    </>
  )
}

function noteOf(name: BuildStep["name"], { ended = null, done = null, total = null }: Partial<BuildStep> = {}): string {
  const { checked, of } = words.stepNotes
  if (ended !== null) return clockTime(ended)
  return done !== null && total !== null ? of(done, total) : name === "live" ? checked : ""
}
