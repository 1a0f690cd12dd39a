import { frame } from "#lib/strings/frame.ts"
import { notFound } from "#lib/strings/not-found.ts"
import { useInBrowser } from "#lib/use-in-browser.ts"
import { ArrowLink } from "./arrow-link.tsx"
import { ButtonLink } from "./button.tsx"
import * as styles from "./not-found.module.css"
import { Void } from "./void.tsx"

export function NotFound() {
  const address = useInBrowser(readAddress)
  return (
    <div className="wrap">
      <div className={styles.page}>
        <div className={styles.drawing} aria-hidden="true">
          <Void className={styles.crossed} />
          <span className={styles.code}>{notFound.code}</span>
        </div>
        <div className={styles.text}>
          <h1>{notFound.title}</h1>
          <p className="lead">
            <span className={styles.message}>
              {address === undefined ? (
                notFound.couldNotFindThis
              ) : (
                <>
                  {notFound.couldNotFind}{" "}
                  <span className={styles.what}>
                    <code className={styles.address}>{address}</code>.
                  </span>
                </>
              )}
            </span>{" "}
            {notFound.crossedBox}
          </p>
          <ButtonLink to="/">{notFound.backHome}</ButtonLink>
          <p className={styles.others}>
            <ArrowLink to="/members/">{frame.members}</ArrowLink>
            <ArrowLink to="/actions-projects/">{frame.actionsProjects}</ArrowLink>
          </p>
        </div>
      </div>
    </div>
  )
}

/** The requested address, decoded. One page is built for all addresses, so only the browser knows it. */
function readAddress(): string {
  const { pathname } = window.location
  try {
    return decodeURI(pathname)
  } catch {
    // A stray % can't be decoded.
    return pathname
  }
}
