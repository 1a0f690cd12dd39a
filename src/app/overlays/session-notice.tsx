import { useLocation } from "@reach/router"
import { useSyncExternalStore, type ReactNode } from "react"
import { loginPath, startPath } from "#lib/return-to.ts"
import type { SessionApp } from "#lib/session.tsx"
import { whyLed } from "#lib/strings/en/dashboard.ts"
import { notice as strings } from "#lib/strings/en/dashboard-menu.ts"
import { sessionNotices } from "#lib/strings/en/problems.ts"
import { Button } from "#ui/button.tsx"
import { cross, Icon } from "#ui/icon.tsx"
import { Link } from "#ui/link.tsx"
import * as styles from "./session-notice.module.css"
import { useRefused } from "#app/guard/use-refused.ts"

type SessionNoticeProps = { readonly app: Pick<SessionApp, "subscribe" | "notice" | "dismissNotice" | "onRefused"> }

/** What the session has to say on any page: it stays until it is read or no longer true. */
export function SessionNotice({ app }: SessionNoticeProps) {
  const { pathname } = useLocation()
  const said = useSyncExternalStore(app.subscribe, app.notice)
  const { refused, forget } = useRefused(app)
  // The login says that itself.
  const notice = said === "ended" && pathname === loginPath ? null : said
  return (
    <div role="status" aria-label={strings.name}>
      {refused !== null ? (
        <Bar words={whyLed(refused.led)} onClose={forget}>
          {refused.isTextHeld && <Link to={startPath}>{strings.leave}</Link>}
        </Bar>
      ) : (
        notice !== null && (
          <Bar words={sessionNotices[notice]} onClose={app.dismissNotice}>
            {notice === "ended" && <Link to={loginPath}>{strings.login}</Link>}
          </Bar>
        )
      )}
    </div>
  )
}

type BarProps = { readonly words: string; readonly onClose: () => void; readonly children: ReactNode }

function Bar({ words, onClose, children }: BarProps) {
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
