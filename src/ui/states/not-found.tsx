import { own } from "#lib/navigation/own-address.ts"
import type { ReactNode } from "react"
import { useInBrowser } from "#lib/use-in-browser.ts"
import { ArrowLink } from "#ui/controls/arrow-link.tsx"
import { ButtonLink } from "#ui/controls/button.tsx"
import * as splitStyles from "#ui/page/split.module.css"
import * as styles from "./not-found.module.css"
import { MissingPicture } from "#ui/pictures/missing-picture.tsx"
import { words } from "#lib/strings/words.ts"

type NotFoundProps = { readonly children?: ReactNode; readonly below?: ReactNode }

/** `below` may come late, so the page leaves room for it from the beginning. */
export function NotFound({ children, below }: NotFoundProps) {
  const address = useInBrowser(readAddress)
  return (
    <div className="wrap">
      <div className={`${splitStyles.split} ${styles.page}`}>
        <div className={styles.drawing} aria-hidden="true">
          <MissingPicture className={styles.crossed} />
          <span className={styles.code}>{words.notFound.code}</span>
        </div>
        <div className={`stack ${styles.text}`}>
          <h1>{words.notFound.title}</h1>
          <p className="lead">
            <span className={styles.message}>
              {address === undefined ? (
                words.notFound.couldNotFindThis
              ) : (
                <>
                  {words.notFound.couldNotFind}{" "}
                  <span className={styles.what}>
                    <code className={styles.address}>{address}</code>.
                  </span>
                </>
              )}
            </span>{" "}
            {words.notFound.crossedBox}
          </p>
          <ButtonLink to={own("/")}>{words.notFound.backHome}</ButtonLink>
          <p className={`cluster ${styles.others}`}>
            <ArrowLink to={own("/members/")}>{words.frame.members}</ArrowLink>
            <ArrowLink to={own("/actions-projects/")}>{words.frame.actionsProjects}</ArrowLink>
            <ArrowLink to={own("/publications/")}>{words.frame.publications}</ArrowLink>
            <ArrowLink to={own("/search/")}>{words.frame.search}</ArrowLink>
          </p>
          {children}
        </div>
      </div>
      <div className={styles.below}>{below}</div>
    </div>
  )
}

/** One page is built for all addresses, so only the browser knows the requested one. */
function readAddress(): string {
  const { pathname } = window.location
  try {
    return decodeURI(pathname)
  } catch {
    // A stray % can't be decoded.
    return pathname
  }
}
