import { useEffect, useState } from "react"
import type { Toaster } from "#app/toasts/use-toasts.tsx"
import { wordsOf, type Problem } from "#lib/session/problem.ts"
import { lists as words } from "#app/strings/lists.ts"
import { Failed } from "#ui/failed.tsx"

type ListFailedProps = { readonly problem: Problem; readonly path: string; readonly onRetry: () => void }

const retryAfterSeconds = 15

/** Says why there is no list. It tries again by itself where that can help. */
export function ListFailed({ problem, path, onRetry }: ListFailedProps) {
  const detail = problem.kind === "broken" ? words.failed.detailWithStatus(path, problem.status) : words.failed.detail(path)
  const mayHelp = problem.kind === "offline" || problem.kind === "broken"
  return (
    <Failed
      title={words.failed.title}
      text={problem.kind === "offline" ? words.failed.text : wordsOf(problem)}
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
  return <span aria-hidden="true">{words.failed.retryIn(seconds)}</span>
}

/** The rows of before stay when a list can't be brought up to date, so a toast tells. */
export function useStaleNotice(isStale: boolean, toaster: Toaster): void {
  useEffect(() => {
    if (isStale) void toaster.show("failed", words.failed.stale)
  }, [isStale, toaster])
}
