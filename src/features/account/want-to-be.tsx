import { graphql, useStaticQuery } from "gatsby"
import type { MouseEventHandler } from "react"
import { joinPath } from "#lib/navigation/addresses.ts"
import { login as strings } from "#lib/strings/account.ts"
import { Link } from "#ui/link.tsx"
import * as styles from "./want-to-be.module.css"

export function WantToBe({ onJoin }: { readonly onJoin?: MouseEventHandler<HTMLAnchorElement> }) {
  const { site, siteFacts } = useStaticQuery<Queries.WantToBeQuery>(graphql`
    query WantToBe {
      site {
        siteMetadata {
          association {
            mail
          }
        }
      }
      siteFacts {
        hasJoinPage
      }
    }
  `)
  return (
    <p className={styles.foot}>
      {strings.wantToBe}{" "}
      <Link to={`mailto:${site?.siteMetadata.association.mail ?? ""}`} className={styles.link}>
        {strings.contact}
      </Link>
      {siteFacts?.hasJoinPage === true && (
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
