import { useLocation } from "@reach/router"
import { useEffect, type ReactNode } from "react"
import { useAppDispatch, useAppSelector } from "#app/session/hooks.ts"
import { refusalClosed, selectRefusal } from "#app/session/slices/refusal-slice.ts"
import { noticeClosed, selectNotice } from "#app/session/slices/notice-slice.ts"
import { loginPath, startPath } from "#lib/session/return-to.ts"
import { explanationInWords } from "#lib/session/reason.ts"
import { notice as strings } from "#app/strings/dashboard-menu.ts"
import { sessionNotices } from "#lib/strings/problems.ts"
import { Button } from "#ui/button.tsx"
import { cross, Icon } from "#ui/icon.tsx"
import { Link } from "#ui/link.tsx"
import * as styles from "./session-notice.module.css"

/** The session's notice on any page. A refusal takes its place until the next page. */
export function SessionNotice() {
  const { pathname, key } = useLocation()
  const dispatch = useAppDispatch()
  const notice = useAppSelector(selectNotice)
  const refusal = useAppSelector(selectRefusal)
  useEffect(() => () => void dispatch(refusalClosed()), [key, dispatch])
  // The login screen shows this notice itself.
  const isShownByLogin = notice === "ended" && pathname === loginPath
  return (
    <div role="status" aria-label={strings.name}>
      {refusal !== null ? (
        <Bar words={explanationInWords(refusal.led)} onClose={() => dispatch(refusalClosed())}>
          {refusal.isTextHeld && <Link to={startPath}>{strings.leave}</Link>}
        </Bar>
      ) : (
        notice !== null &&
        !isShownByLogin && (
          <Bar words={sessionNotices[notice]} onClose={() => dispatch(noticeClosed())}>
            {notice === "ended" && <Link to={loginPath}>{strings.login}</Link>}
          </Bar>
        )
      )}
    </div>
  )
}

function Bar({ words, onClose, children }: { readonly words: string; readonly onClose: () => void; readonly children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p className={styles.words}>
        {words} {children}
      </p>
      <Button tone="quiet" size="icon" aria-label={strings.close} onClick={onClose}>
        <Icon path={cross} />
      </Button>
    </div>
  )
}
