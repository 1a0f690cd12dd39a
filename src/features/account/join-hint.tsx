import type { MouseEventHandler } from "react"
import { Link } from "#ui/controls/link.tsx"
import { useSite } from "#lib/use-site.ts"
import * as styles from "./join-hint.module.css"
import { words } from "#lib/strings/words.ts"
import { mailAddress } from "#lib/text/mail-address.ts"

export function JoinHint({ onJoin }: { readonly onJoin?: MouseEventHandler<HTMLAnchorElement> }) {
  const { association, joinPath } = useSite()
  return (
    <p className={styles.foot}>
      {words.accountPage.wantToBe}{" "}
      <Link to={mailAddress(association.mail)} className={`line-link ${styles.link}`}>
        {words.accountPage.contact}
      </Link>
      {joinPath !== null && (
        <>
          {` ${words.accountPage.orSee} `}
          <Link to={joinPath} className={`line-link ${styles.link}`} onClick={onJoin}>
            {words.accountPage.join}
          </Link>
        </>
      )}
    </p>
  )
}
