import { useEffect, useState, type ReactNode } from "react"
import type { LostPassword } from "#contract/session.ts"
import { LinkRow } from "#features/account/account-form.tsx"
import { useOupsDialog } from "#features/account/oups-dialog.tsx"
import type { Outcome } from "#lib/session/problem.ts"
import { Button } from "#ui/controls/button.tsx"
import { Notice } from "#ui/states/notice.tsx"
import { accountWords } from "#lib/strings/account-words.ts"

// Seconds: a mail takes a moment to arrive.
const pause = 60

type LinkSentProps = {
  readonly mail: string
  readonly onSend: (request: LostPassword) => Promise<Outcome<unknown>>
  readonly onOtherAddress: () => void
  readonly children: ReactNode
}

/** The words don't depend on whether the account exists. */
export function LinkSent({ mail, onSend, onOtherAddress, children }: LinkSentProps) {
  const { dialog, showProblem } = useOupsDialog()
  const { secondsLeft, restart } = useCountdown(pause)
  const sendAgain = async () => {
    // Disables the button before the answer comes.
    restart()
    const outcome = await onSend({ mail })
    if (!outcome.ok) showProblem(outcome.problem)
  }
  return (
    <>
      <div className="stack">
        <Notice title={accountWords.lostPassword.onItsWay}>
          <p>{accountWords.lostPassword.sent(mail)}</p>
        </Notice>
        <Button tone="ghost" aria-disabled={secondsLeft > 0} onClick={() => void (secondsLeft === 0 && sendAgain())}>
          {secondsLeft > 0 ? accountWords.lostPassword.againIn(inMinutes(secondsLeft)) : accountWords.lostPassword.again}
        </Button>
        <LinkRow>
          <button type="button" onClick={onOtherAddress}>
            {accountWords.lostPassword.otherAddress}
          </button>
          {children}
        </LinkRow>
      </div>
      {dialog}
    </>
  )
}

function inMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
}

/** Browsers delay the timers of hidden pages, so this counts by the clock. */
function useCountdown(seconds: number) {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000)
  const [now, setNow] = useState(() => Date.now())
  const secondsLeft = Math.max(0, Math.ceil((end - now) / 1000))
  const isOver = secondsLeft === 0
  useEffect(() => {
    if (isOver) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  const restart = () => {
    setNow(Date.now())
    setEnd(Date.now() + seconds * 1000)
  }
  return { secondsLeft, restart }
}
