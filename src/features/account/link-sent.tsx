import { useEffect, useState, type ReactNode } from "react"
import type { Outcome, Problem } from "#lib/session/problem.ts"
import { lostPassword as strings } from "#lib/strings/members-area/account.ts"
import { Button } from "#ui/button.tsx"
import { Notice } from "#ui/notice.tsx"
import { LinkRow } from "./link-row.tsx"
import * as styles from "./link-sent.module.css"
import { OupsDialog } from "./oups-dialog.tsx"

/** Seconds until the link may be asked for once more: a mail takes a moment. */
const pause = 60

type LinkSentProps = {
  readonly mail: string
  readonly onSend: (asked: { readonly mail: string }) => Promise<Outcome<unknown>>
  readonly onOtherAddress: () => void
  readonly children?: ReactNode
}

/** Says where the link went: the same whether there is such an account or not. */
export function LinkSent({ mail, onSend, onOtherAddress, children }: LinkSentProps) {
  const [problem, setProblem] = useState<Problem | null>(null)
  const { left, restart } = useCountdown(pause)
  const sendAgain = async () => {
    // Also stops the second press, while the first is under way.
    restart()
    const outcome = await onSend({ mail })
    if (!outcome.ok) setProblem(outcome.problem)
  }
  return (
    <>
      <div className={styles.sent}>
        <Notice title={strings.onItsWay}>
          <p>{strings.sent(mail)}</p>
        </Notice>
        <Button tone="ghost" aria-disabled={left > 0} onClick={() => void (left === 0 && sendAgain())}>
          {left > 0 ? strings.againIn(inMinutes(left)) : strings.again}
        </Button>
        <LinkRow>
          <button type="button" onClick={onOtherAddress}>
            {strings.otherAddress}
          </button>
          {children}
        </LinkRow>
      </div>
      {problem && (
        <OupsDialog
          problem={problem}
          onClose={() => {
            setProblem(null)
          }}
        />
      )}
    </>
  )
}

function inMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}

/** Counts by the clock: a browser lets the timers of a page that nobody looks at run late. */
function useCountdown(seconds: number) {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000)
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => {
      setNow(Date.now())
    }, 1000)
    return () => {
      clearInterval(timer)
    }
  }, [isOver])
  const restart = () => {
    setNow(Date.now())
    setEnd(Date.now() + seconds * 1000)
  }
  return { left, restart }
}
