import { Provider } from "react-redux"
import { GuardUserPaths } from "#dashboard/session/guard/use-guard.tsx"
import type { Store } from "#dashboard/session/core/store.ts"
import { useEffect, type ReactNode } from "react"
import { useAppSelector, useAppDispatch } from "#dashboard/session/hooks.ts"
import { selectPending } from "#dashboard/session/slices/pending-slice.ts"
import { words as pageWords } from "#lib/strings/words.ts"
import * as bar from "./request-bar.module.css"
import { useLocation } from "@reach/router"
import { refusalClosed, selectRefusal } from "#dashboard/session/slices/refusal-slice.ts"
import { selectLostProfile } from "#dashboard/session/slices/held-text-slice.ts"
import { noticeClosed, selectNotice } from "#dashboard/session/slices/notice-slice.ts"
import { loginPath, startPath } from "#lib/session/return-to.ts"
import { explanationInWords } from "#lib/session/reason.ts"
import { Button } from "#ui/controls/button.tsx"
import { cross, Icon } from "#ui/pictures/icon.tsx"
import { Link } from "#ui/controls/link.tsx"
import * as styles from "./session-notice.module.css"
import { appWords } from "#dashboard/strings/words.ts"
import { accountWords } from "#lib/strings/account-words.ts"

export function makeOverlays(store: Store) {
  return function Overlays() {
    return (
      <Provider store={store}>
        <GuardUserPaths />
        <RequestBar />
        <SessionNotice />
      </Provider>
    )
  }
}

/** The style sheet shows it after 150 ms, so quick requests show nothing. */
function RequestBar() {
  const isRunning = useAppSelector(selectPending) > 0
  if (!isRunning) return null
  return (
    // Screen readers treat a status region as a place of its own, so the bar needs no landmark. Nothing is read out.
    <div role="status" aria-live="off">
      <div className={bar.bar} role="progressbar" aria-label={pageWords.dashboard.loading} />
    </div>
  )
}

/** A refusal replaces the session's notice until the next page. */
function SessionNotice() {
  const { pathname, key } = useLocation()
  const dispatch = useAppDispatch()
  const notice = useAppSelector(selectNotice)
  const refusal = useAppSelector(selectRefusal)
  const isLoginAsked = useAppSelector(selectLostProfile) !== null
  useEffect(() => () => void dispatch(refusalClosed()), [key, dispatch])
  // The login screen shows this notice itself, and so does the dialog over unsaved text.
  const isShownByLogin = notice === "ended" && (pathname === loginPath() || isLoginAsked)
  return (
    <div role="status" aria-label={appWords.notice.name}>
      {refusal !== null ? (
        <Notice words={explanationInWords(refusal.explanation)} onClose={() => dispatch(refusalClosed())}>
          {refusal.isTextHeld && <Link to={startPath()}>{appWords.notice.leave}</Link>}
        </Notice>
      ) : (
        notice !== null &&
        !isShownByLogin && (
          <Notice words={accountWords.sessionNotices[notice]} onClose={() => dispatch(noticeClosed())}>
            {notice === "ended" && <Link to={loginPath()}>{appWords.notice.login}</Link>}
          </Notice>
        )
      )}
    </div>
  )
}

function Notice({ words, onClose, children }: { readonly words: string; readonly onClose: () => void; readonly children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p className={styles.words}>
        {words} {children}
      </p>
      <Button tone="quiet" size="icon" aria-label={appWords.buttons.close} onClick={onClose}>
        <Icon path={cross} />
      </Button>
    </div>
  )
}
