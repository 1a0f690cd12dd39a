import { useEffect, useRef, type ReactNode, type RefObject } from "react"
import { screenOf } from "#contract/screens.ts"
import { classes } from "#lib/classes.ts"
import { Link } from "#ui/controls/link.tsx"
import * as styles from "./dashboard-bar.module.css"
import { appWords } from "#dashboard/strings/words.ts"

type DashboardBarProps = {
  readonly sections: readonly { readonly label: string; readonly to: string }[]
  readonly path: string
  readonly children?: ReactNode
}

export function DashboardBar({ sections, path, children }: DashboardBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useCovered(bar)
  const section = sectionOf(path)
  useEffect(() => {
    const [nav, current] = [list.current?.parentElement, list.current?.querySelector<HTMLElement>("[aria-current]")]
    if (!nav || !current) return undefined
    // Sections that don't fit scroll sideways. The page itself must not move. What is beside them may come later, and take their room.
    const observer = new ResizeObserver(() => {
      nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2
    })
    observer.observe(nav)
    return () => observer.disconnect()
  }, [section])
  return (
    <div ref={bar} className={styles.bar}>
      <div className={classes("wrap", styles.inner)}>
        <nav className={styles.sections} aria-label={appWords.lists.sections}>
          <ul ref={list} className={styles.list}>
            {sections.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={styles.link} aria-current={path === to ? "page" : sectionOf(to) === section ? "true" : undefined}>
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

function sectionOf(path: string): string | null {
  const screen = screenOf(path)
  return screen === null || screen.kind === "start" ? null : screen.of
}

/** The header may stand over the bar. Without this mark, the sign of the present section alone would stay visible under it. */
function useCovered(bar: RefObject<HTMLElement>): void {
  useEffect(() => {
    const update = () => {
      const { current } = bar
      const bottom = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0
      if (current === null) return
      const { top, height } = current.getBoundingClientRect()
      current.dataset.covered = String(bottom > top + height / 2)
    }
    const ending = new AbortController()
    const options = { passive: true, signal: ending.signal }
    window.addEventListener("scroll", update, options)
    // The header moves away, and comes back, a moment after the page.
    document.addEventListener("transitionend", update, options)
    return () => ending.abort()
  }, [bar])
}
