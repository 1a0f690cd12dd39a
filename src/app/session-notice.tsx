import type { SessionNotice as Kind } from "#lib/session.tsx"
import { notice as strings } from "#lib/strings/en/dashboard-menu.ts"
import { sessionNotices } from "#lib/strings/en/problems.ts"
import { Button } from "#ui/button.tsx"
import { cross, Icon } from "#ui/icon.tsx"
import * as styles from "./session-notice.module.css"

type SessionNoticeProps = { readonly notice: Kind | null; readonly onClose: () => void }

/** What the session has to say by itself; it stays until it is read or no longer true. */
export function SessionNotice({ notice, onClose }: SessionNoticeProps) {
  return (
    <div role="status" aria-label={strings.name}>
      {notice !== null && (
        <div className={styles.notice}>
          <p>{sessionNotices[notice]}</p>
          <Button tone="quiet" size="icon" aria-label={strings.close} onClick={onClose}>
            <Icon path={cross} />
          </Button>
        </div>
      )}
    </div>
  )
}
