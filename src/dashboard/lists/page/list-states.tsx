import { useEffect, useState } from "react"
import { useToaster } from "#dashboard/shell/toasts/toaster.tsx"
import { type Problem } from "#lib/session/problem.ts"
import { Failed } from "#ui/states/failed.tsx"
import { appWords } from "#dashboard/strings/words.ts"
import { ProblemWords } from "#ui/states/problem-words.tsx"

type ListFailedProps = { readonly problem: Problem; readonly path: string; readonly onRetry: () => void }

const retryAfterSeconds = 15

/** Tries again by itself if that can help. */
export function ListFailed({ problem, path, onRetry }: ListFailedProps) {
  const detail =
    problem.kind === "broken" ? appWords.lists.failed.detailWithStatus(path, problem.status) : appWords.lists.failed.detail(path)
  const mayHelp = problem.kind === "offline" || problem.kind === "broken"
  return (
    <Failed
      title={appWords.lists.failed.title}
      text={problem.kind === "offline" ? appWords.lists.failed.text : <ProblemWords problem={problem} />}
      detail={detail}
      onRetry={onRetry}
      aside={mayHelp && <Countdown from={retryAfterSeconds} onEnd={onRetry} />}
    />
  )
}

function Countdown({ from, onEnd }: { readonly from: number; readonly onEnd: () => void }) {
  const [seconds, setSeconds] = useState(from)
  useEffect(() => {
    const timer = window.setTimeout(() => {
      if (seconds > 1) setSeconds(seconds - 1)
      else onEnd()
    }, 1000)
    return () => window.clearTimeout(timer)
  }, [seconds, onEnd])
  // A screen reader would read out each second.
  return <span aria-hidden="true">{appWords.lists.failed.retryIn(seconds)}</span>
}

/** The former rows stay if a list can't be brought up to date, so a toast says it. */
export function useStaleNotice({ page, problem }: { readonly page: unknown; readonly problem: Problem | null }): void {
  const toaster = useToaster()
  const isStale = page !== null && problem !== null
  useEffect(() => {
    if (isStale) void toaster.show("failed", appWords.lists.failed.stale)
  }, [isStale, toaster])
}
