import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from "react"
import { Button } from "#ui/button.tsx"
import { cross, Icon } from "#ui/icon.tsx"
import * as styles from "./popover.module.css"
import { appWords } from "#dashboard/strings/words.ts"

type PopoverProps = {
  readonly title: string
  readonly lang?: string | undefined
  /** Gets the focus back. */
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
  /** Stays in sight below the title. */
  readonly head?: ReactNode
  /** Stays in sight at the end. */
  readonly foot?: ReactNode
  /** Scrolls if there is more of it than the window has room for. */
  readonly children: ReactNode
}

/** A dialog beside what opened it, which leaves the rest of the page usable. It takes the focus; Escape closes. */
export function Popover({ title, lang, anchor, onClose, head, foot, children }: PopoverProps) {
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  const rest = useRef<HTMLDivElement>(null)
  const close = () => {
    onClose()
    if (anchor?.isConnected === true) anchor.focus()
  }
  // It has no place yet: to scroll there would move the page away from it.
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  useEscape(close)
  useInSight(box)
  const isLong = useIsLong(rest)
  return (
    <div ref={box} className={styles.popover} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h3 id={titleId} className={styles.title} lang={lang}>
            {title}
          </h3>
          <Button tone="quiet" size="icon" aria-label={appWords.agenda.close} onClick={close}>
            <Icon path={cross} />
          </Button>
        </div>
        {head}
        <div ref={rest} className={styles.rest} {...(isLong && { role: "group", tabIndex: 0, "aria-label": appWords.agenda.details })}>
          <div>{children}</div>
        </div>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </div>
    </div>
  )
}

/** Escape anywhere on the page, unless it closes something above it. */
function useEscape(close: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]") !== null) return
      event.preventDefault()
      close()
    }
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [close])
}

/** The popover grows when its text and its picture come: it stays in sight, as long as nothing but itself has had the focus. */
function useInSight(box: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    // A frame later it has its new place too.
    const observer = new ResizeObserver(() =>
      requestAnimationFrame(() => {
        if (document.activeElement === element) element.scrollIntoView({ block: "nearest" })
      }),
    )
    observer.observe(element)
    // On a narrow window the popover is below the month, which grows when its events come.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [box])
}

/** Whether an element has more to show than fits in it: then the keyboard must reach it. */
function useIsLong(place: RefObject<HTMLElement>): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const element = place.current
    const content = element?.firstElementChild ?? null
    if (element === null || content === null) return undefined
    const observer = new ResizeObserver(() => setIsLong(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    observer.observe(content)
    return () => observer.disconnect()
  }, [place])
  return isLong
}
