import { useLocation } from "@reach/router"
import { useState, type ReactNode } from "react"
import { isRecord } from "#contract/is-record.ts"
import { explanationIn, explanationInWords } from "#lib/session/reason.ts"
import { Button } from "#ui/controls/button.tsx"
import { cross, Icon } from "#ui/pictures/icon.tsx"
import * as styles from "./redirect-notice.module.css"
import { words } from "#lib/strings/words.ts"

/** The region is always there, so that screen readers read the notice out. */
export function RedirectNotice() {
  const { key = "", state } = useLocation()
  const [closed, setClosed] = useState<string>()
  const explanation = closed === key ? null : explanationIn(state)
  const close = () => {
    setClosed(key)
    forgetReason()
    document.getElementById("main")?.focus({ preventScroll: true })
  }
  return (
    <div role="status" aria-label={words.dashboard.notice}>
      {explanation !== null && <ClosableNotice onClose={close}>{explanationInWords(explanation)}</ClosableNotice>}
    </div>
  )
}

export function ClosableNotice({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p className={styles.words}>{children}</p>
      <Button tone="quiet" size="icon" aria-label={words.dashboard.close} onClick={onClose}>
        <Icon path={cross} />
      </Button>
    </div>
  )
}

function forgetReason(): void {
  const state: unknown = window.history.state
  if (isRecord(state)) window.history.replaceState({ ...state, reason: undefined, message: undefined }, "")
}
