import { useEffect, useRef, useState, type RefObject } from "react"
import { classes } from "#lib/classes.ts"
import { Icon, lens } from "#ui/pictures/icon.tsx"
import { Link } from "#ui/controls/link.tsx"
import { Logo } from "#ui/pictures/logo.tsx"
import type { Way } from "#lib/content/versions.ts"
import { LanguageSwitch } from "./language-switch.tsx"
import { MembersArea } from "./members-area.tsx"
import { MobileMenu } from "./mobile-menu.tsx"
import { SearchLink, SearchName, useSearchKeys } from "./search-link.tsx"
import { currentOf, type Section } from "./sections.ts"
import * as styles from "./site-header.module.css"
import { useHeadroom } from "./use-headroom.tsx"
import type { OnLogin } from "./use-login-dialog.tsx"
import { own } from "#lib/navigation/own-address.ts"
import { words } from "#lib/strings/words.ts"

type SiteHeaderProps = {
  readonly ways: readonly Way[]
  readonly sections: readonly Section[]
  readonly path: string
  readonly isMenuOpen: boolean
  readonly onMenu: (isOpen: boolean) => void
  readonly onLogin: OnLogin
}

/** The header hides while the reader scrolls down. Headroom only decides when: CSS makes the header sticky. */
export function SiteHeader({ ways, sections, path, isMenuOpen, onMenu, onLogin }: SiteHeaderProps) {
  const [ref, hasFocus] = useHeaderFocus()
  const isPinned = isMenuOpen || hasFocus
  const [isPassed, headroom] = useHeadroom(isPinned)
  useSearchKeys(path)

  return (
    <div className={classes("unprinted", styles.frame, isPassed && !isPinned && styles.hidden)}>
      <header ref={ref} className={styles.header}>
        <div className={classes("wrap", styles.inner)}>
          <HomeLink />
          <nav className={styles.nav} aria-label={words.frame.mainMenu}>
            <ul className={styles.list}>
              {sections.map((section) => (
                <li key={section.to}>
                  <Link to={section.to} className={styles.link} aria-current={currentOf(section, path)}>
                    <span className="place">{section.label}</span>
                  </Link>
                </li>
              ))}
              <li className={styles.area} data-wider={words.frame.membersArea}>
                <MembersArea ways={ways} onLogin={onLogin} />
              </li>
            </ul>
          </nav>
          <SearchLink className={styles.search}>
            <Icon path={lens} size="large" />
            <SearchName />
          </SearchLink>
          <div className={styles.languages}>
            <LanguageSwitch ways={ways} />
          </div>
          <MobileMenu ways={ways} sections={sections} path={path} isOpen={isMenuOpen} onOpen={onMenu} onLogin={onLogin} />
        </div>
      </header>
      {headroom}
    </div>
  )
}

function HomeLink() {
  return (
    <Link to={own("/")} className={styles.home}>
      <Logo className={styles.mark} />
      <span className={styles.tagline} aria-hidden="true">
        {words.frame.tagline[0]}
        <br />
        {words.frame.tagline[1]}
      </span>
      <span className="visually-hidden">{words.frame.home}</span>
    </Link>
  )
}

/** A hidden header takes no focus, so any Shift+Tab shows it first. */
function useHeaderFocus(): [RefObject<HTMLElement>, boolean] {
  const ref = useRef<HTMLElement>(null)
  const [hasFocus, setHasFocus] = useState(false)

  useEffect(() => {
    const onKey = ({ key, shiftKey }: KeyboardEvent) => {
      if (key === "Tab" && shiftKey) setHasFocus(true)
    }
    const onFocus = ({ target }: FocusEvent) => setHasFocus(target instanceof Node && ref.current?.contains(target) === true)
    const ending = new AbortController()
    const { signal } = ending
    document.addEventListener("keydown", onKey, { signal })
    document.addEventListener("focusin", onFocus, { signal })
    return () => ending.abort()
  }, [])

  return [ref, hasFocus]
}
