import { useEffect, useRef, type ReactNode } from "react"
import { entriesFor } from "#app/menu/dashboard-entries.ts"
import { screenOf } from "#contract/screens.ts"
import { classes } from "#lib/classes.ts"
import type { Profile } from "#lib/session/session.ts"
import { lists as words } from "#app/strings/lists.ts"
import { Link } from "#ui/link.tsx"
import * as styles from "./dashboard-bar.module.css"
import { useCovered } from "./use-covered.ts"

type DashboardBarProps = { readonly profile: Profile; readonly path: string; readonly children?: ReactNode }

/** The sections of the dashboard that the user may open. */
export function DashboardBar({ profile, path, children }: DashboardBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useCovered(bar)
  const section = sectionOf(path)
  useEffect(() => {
    const [nav, current] = [list.current?.parentElement, list.current?.querySelector<HTMLElement>("[aria-current]")]
    // Where the sections don't fit, they scroll sideways. The page itself must not move.
    if (nav && current) nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2
  }, [section])
  return (
    <div ref={bar} className={styles.bar}>
      <div className={classes("wrap", styles.inner)}>
        <nav className={styles.sections} aria-label={words.sections}>
          <ul ref={list} className={styles.list}>
            {entriesFor(profile)
              .filter(({ group }) => group === "content")
              .map(({ label, to }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className={styles.link}
                    aria-current={path === to ? "page" : sectionOf(to) === section ? "true" : undefined}
                  >
                    {label}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        {children}
      </div>
    </div>
  )
}

/** The kind of content that a screen is about. */
function sectionOf(path: string): string | null {
  const screen = screenOf(path)
  return screen === null || screen.kind === "start" ? null : screen.of
}
