import { useEffect, useRef, type RefObject } from "react"
import { classes } from "#lib/classes.ts"
import { Button } from "#ui/controls/button.tsx"
import { arrow, burger, cross, Icon, lens } from "#ui/pictures/icon.tsx"
import { Link } from "#ui/controls/link.tsx"
import { useSite } from "#lib/use-site.ts"
import type { Way } from "#lib/content/versions.ts"
import { LanguageSwitch } from "./language-switch.tsx"
import { MembersArea } from "./members-area.tsx"
import * as styles from "./mobile-menu.module.css"
import { SearchLink } from "./search-link.tsx"
import { currentOf, type Section } from "./sections.ts"
import type { OnLogin } from "./use-login-dialog.tsx"
import { words } from "#lib/strings/words.ts"

type MobileMenuProps = {
  readonly ways: readonly Way[]
  readonly sections: readonly Section[]
  readonly path: string
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onLogin: OnLogin
}

export function MobileMenu({ ways, sections, path, isOpen, onOpen, onLogin }: MobileMenuProps) {
  const { aboutPath, joinPath } = useSite()
  const others: readonly Section[] = [
    { label: words.frame.about, to: aboutPath, paths: [] },
    ...(joinPath === null ? [] : [{ label: words.frame.join, to: joinPath, paths: [] }]),
  ]
  const place = useRef<HTMLDivElement>(null)
  const close = () => onOpen(false)
  useClosing(place, isOpen, onOpen)
  return (
    <div ref={place} className={classes("scripted", styles.place)}>
      <Button
        tone="quiet"
        size="icon"
        aria-label={isOpen ? words.frame.closeMenu : words.frame.openMenu}
        aria-expanded={isOpen}
        aria-controls="menu"
        onClick={() => onOpen(!isOpen)}
      >
        <Icon path={isOpen ? cross : burger} size="large" />
      </Button>
      {isOpen && (
        <nav id="menu" className={styles.sheet} aria-label={words.frame.menu}>
          <ul className="ruled">
            {[...sections, ...others].map((section) => (
              <li key={section.to}>
                <Link to={section.to} className={styles.link} aria-current={currentOf(section, path)} onClick={close}>
                  <span className="place">{section.label}</span>
                  <Icon path={arrow} size="large" />
                </Link>
              </li>
            ))}
            <li>
              <SearchLink className={styles.link} onClick={close}>
                <span className="place">{words.frame.search}</span>
                <Icon path={lens} size="large" />
              </SearchLink>
            </li>
          </ul>
          <div className={styles.area}>
            <MembersArea ways={ways} onLogin={onLogin} onChoose={close} />
          </div>
          <LanguageSwitch ways={ways} />
        </nav>
      )}
    </div>
  )
}

/** The menu closes on Escape, and when the screen becomes wide. */
function useClosing(place: RefObject<HTMLElement>, isOpen: boolean, onOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const close = () => onOpen(false)
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return
      close()
      place.current?.querySelector("button")?.focus()
    }
    // From this width on the header itself holds the menu; mobile-menu.module.css has the same width.
    const wide = window.matchMedia("(min-width: 56.25rem)")
    const ending = new AbortController()
    document.addEventListener("keydown", onKey, { signal: ending.signal })
    wide.addEventListener("change", close, { signal: ending.signal })
    return () => ending.abort()
  }, [place, isOpen, onOpen])
}
