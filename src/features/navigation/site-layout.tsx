import { useLocation } from "@reach/router"
import { useState, type ReactNode } from "react"
import { useSession } from "#lib/session/use-session.tsx"
import { frame } from "#lib/strings/frame.ts"
import { isWork } from "./sections.ts"
import { SiteFooter } from "./site-footer.tsx"
import { SiteHeader } from "./site-header.tsx"
import * as styles from "./site-layout.module.css"
import { useLoginDialog } from "./use-login-dialog.tsx"

type SiteLayoutProps = {
  /** Notices of other features, after the page. */
  readonly messages?: ReactNode
  readonly children: ReactNode
}

/** What stands around every page and stays while pages change. */
export function SiteLayout({ messages, children }: SiteLayoutProps) {
  const { pathname: path } = useLocation()
  const { app } = useSession()
  // Kept as the address where the menu was opened, so that it is closed on any other.
  const [menuPath, setMenuPath] = useState<string>()
  const isMenuOpen = menuPath === path
  const setMenuOpen = (isOpen: boolean) => {
    setMenuPath(isOpen ? path : undefined)
  }

  const [onLogin, login] = useLoginDialog(() => {
    // The focus returns to what had it: the menu's own link is gone then.
    document.querySelector<HTMLElement>("[aria-controls=menu]")?.focus()
    setMenuPath(undefined)
  })

  // React 18 knows `inert` only as an attribute with a text.
  const behind = isMenuOpen ? { inert: "" } : {}

  return (
    <>
      <div className={styles.site}>
        <a className={styles.skip} href="#main">
          {frame.skip}
        </a>
        <SiteHeader path={path} isMenuOpen={isMenuOpen} onMenu={setMenuOpen} onLogin={onLogin} />
        <main id="main" className={styles.main} tabIndex={-1} {...behind}>
          {children}
        </main>
        <div {...behind}>
          <SiteFooter isSlim={isWork(path)} />
        </div>
      </div>
      {messages}
      {login}
      {app && <app.Overlays />}
    </>
  )
}
