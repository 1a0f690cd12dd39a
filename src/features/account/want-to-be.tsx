import type { MouseEventHandler } from "react"
import { joinPath } from "#lib/navigation/addresses.ts"
import { login as strings } from "#lib/strings/account.ts"
import { Link } from "#ui/link.tsx"
import { useSite } from "#ui/use-site.ts"
import * as styles from "./want-to-be.module.css"

export function WantToBe({ onJoin }: { readonly onJoin?: MouseEventHandler<HTMLAnchorElement> }) {
  const { association, hasJoinPage } = useSite()
  return (
    <p className={styles.foot}>
      {strings.wantToBe}{" "}
      <Link to={`mailto:${association.mail}`} className={styles.link}>
        {strings.contact}
      </Link>
      {hasJoinPage && (
        <>
          {` ${strings.orSee} `}
          <Link to={joinPath} className={styles.link} onClick={onJoin}>
            {strings.join}
          </Link>
        </>
      )}
    </p>
  )
}
