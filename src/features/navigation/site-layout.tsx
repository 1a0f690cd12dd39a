import { useLocation } from "@reach/router"
import { useState, type ReactNode } from "react"
import { isList, notTranslated, waysFrom, type ShownPage } from "#lib/content/versions.ts"
import { useSession } from "#lib/session/use-session.tsx"
import { useSite } from "#lib/use-site.ts"
import { isWork, sectionsOf } from "./sections.ts"
import { SiteFooter } from "./site-footer.tsx"
import { SiteHeader } from "./site-header.tsx"
import * as styles from "./site-layout.module.css"
import { useSuggestion } from "./use-suggestion.tsx"
import { useLoginDialog } from "./use-login-dialog.tsx"
import { useInBrowser } from "#lib/use-in-browser.ts"
import { words } from "#lib/strings/words.ts"
// The build writes this notice after the layout (gatsby-ssr.tsx).
import "./not-loaded.module.css"

type SiteLayoutProps = { readonly page: Omit<ShownPage, "location">; readonly messages?: ReactNode; readonly children: ReactNode }

/** Header and footer stay mounted while pages change. */
export function SiteLayout({ page, messages, children }: SiteLayoutProps) {
  const { pathname: path } = useLocation()
  const { app } = useSession()
  const ways = waysFrom({ ...page, location: { pathname: path } })
  const suggestion = useSuggestion(isWork(path) ? [] : ways)
  const sections = sectionsOf(useSite().hasPublicEvents)
  // The menu was opened at this address. At any other address it is closed.
  const [menuPath, setMenuPath] = useState<string>()
  const isMenuOpen = menuPath === path
  const setMenuOpen = (isOpen: boolean) => setMenuPath(isOpen ? path : undefined)

  const [onLogin, login] = useLoginDialog(() => {
    // The link in the menu disappears, so the dialog returns the focus to this button.
    document.querySelector<HTMLElement>("[aria-controls=menu]")?.focus()
    setMenuPath(undefined)
  })

  // React 18 passes `inert` on only if its value is a text.
  const behind = isMenuOpen ? { inert: "" } : {}

  return (
    <>
      <div className={styles.site}>
        <a className={styles.skip} href="#main">
          {words.frame.skip}
        </a>
        <SiteHeader sections={sections} ways={ways} path={path} isMenuOpen={isMenuOpen} onMenu={setMenuOpen} onLogin={onLogin} />
        <main id="main" className={styles.main} tabIndex={-1} {...behind}>
          {isList(path) && (
            <p id={notTranslated} className={styles.note} tabIndex={-1}>
              <span className="wrap">
                {words.frame.notTranslated} <WayBack />
              </span>
            </p>
          )}
          {children}
        </main>
        <div {...behind}>
          <SiteFooter isSlim={isWork(path)} />
        </div>
      </div>
      {/* Messages come after the page and over its end, so that their arrival moves nothing. */}
      <div className={styles.messages}>
        <div className={styles.suggestion} {...behind}>
          {suggestion}
        </div>
        {messages}
      </div>
      {login}
      {app && <app.Overlays />}
    </>
  )
}

/** Leads to the page from which the language was changed. Without scripts the browser's own button does. */
function WayBack() {
  const from = useInBrowser(() => (document.referrer.startsWith(`${window.location.origin}/`) ? document.referrer : ""))
  return from ? <a href={from}>{words.frame.backToPage}</a> : null
}
