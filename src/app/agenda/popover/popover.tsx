import { useEffect, useId, useRef, type ReactNode } from "react"
import { agenda as strings } from "#lib/strings/members-area/agenda.ts"
import { Button } from "#ui/button.tsx"
import { cross, Icon } from "#ui/icon.tsx"
import * as styles from "./popover.module.css"

type PopoverProps = {
  readonly title: string
  readonly lang?: string | undefined
  /** Gets the focus back. */
  readonly anchor: HTMLElement | null
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog beside what opened it, which leaves the rest of the page usable. It takes the focus; Escape closes. */
export function Popover({ title, lang, anchor, onClose, children }: PopoverProps) {
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  const close = () => {
    onClose()
    if (anchor?.isConnected === true) anchor.focus()
  }
  useEffect(() => box.current?.focus(), [])
  useEscape(close)
  return (
    <div ref={box} className={styles.popover} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title} lang={lang}>
          {title}
        </h3>
        <Button tone="quiet" size="icon" aria-label={strings.close} onClick={close}>
          <Icon path={cross} />
        </Button>
      </div>
      {children}
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
