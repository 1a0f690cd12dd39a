import { useEffect, useId, useRef, useState, type ReactNode } from "react"
import { appWords } from "#dashboard/strings/words.ts"
import { Button } from "#ui/controls/button.tsx"
import { cross, Icon } from "#ui/pictures/icon.tsx"
import * as styles from "./popover.module.css"
import { useEscape } from "./use-escape.ts"
import { useView } from "./view.ts"

type PopoverProps = {
  readonly title: string
  readonly lang?: string | undefined
  /** The head doesn't scroll. */
  readonly head?: ReactNode
  /** The foot doesn't scroll. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** The rest of the page stays usable. The dialog takes the focus; Escape closes it. */
export function Popover({ title, lang, head, foot, children }: PopoverProps) {
  const { popover } = useView()
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  const rest = useRef<HTMLDivElement>(null)
  const close = () => {
    popover.close()
    if (popover.anchor?.isConnected === true) popover.anchor.focus()
  }
  useEscape(true, close)
  const isLong = useRoom(box, rest)
  return (
    <div ref={box} className={styles.popover} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h3 id={titleId} className={styles.title} lang={lang}>
            {title}
          </h3>
          <Button tone="quiet" size="icon" aria-label={appWords.buttons.close} onClick={close}>
            <Icon path={cross} />
          </Button>
        </div>
        {head}
        <div ref={rest} className={styles.rest} {...(isLong && { role: "group", tabIndex: 0, "aria-label": appWords.publishing.details })}>
          <div>{children}</div>
        </div>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </div>
    </div>
  )
}

type Place = { readonly current: HTMLElement | null }

/** Focuses the popover, and scrolls it into view while its content arrives. Returns whether its rest scrolls, so that the keyboard reaches it. */
function useRoom(box: Place, rest: Place): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const [outer, inner] = [box.current, rest.current]
    if (outer === null || inner === null) return undefined
    // The popover has no place yet, so that scrolling would move the page to a wrong one.
    outer.focus({ preventScroll: true })
    const observer = new ResizeObserver(() => {
      setIsLong(inner.scrollHeight > inner.clientHeight + 1)
      // A frame later the popover has its new place.
      requestAnimationFrame(() => {
        if (document.activeElement === outer) outer.scrollIntoView({ block: "nearest" })
      })
    })
    // In a narrow window the popover is below the month, which grows when its events arrive.
    for (const element of [outer, inner, inner.firstElementChild, document.body]) if (element !== null) observer.observe(element)
    return () => observer.disconnect()
  }, [box, rest])
  return isLong
}
