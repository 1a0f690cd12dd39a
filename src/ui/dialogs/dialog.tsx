import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from "react"
import { Button } from "#ui/controls/button.tsx"
import * as styles from "./dialog.module.css"
import { cross, Icon } from "#ui/pictures/icon.tsx"
import { words } from "#lib/strings/words.ts"

type DialogProps = {
  readonly title: string
  readonly tone?: "error"
  readonly size?: "form" | "wide"
  readonly describedBy?: string
  /** Runs after Escape, Close or `closeDialog`, once the focus is back. Without it only the dialog's own buttons close it. */
  readonly onClose?: () => void
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** The focus goes to the first field or else the first button, and returns at the end. */
export function Dialog({ title, tone, size, describedBy, onClose, foot, children }: DialogProps) {
  const titleId = useId()
  const dialog = useModal()
  const isAlert = tone === "error"
  // Unlike the browser, React bubbles these events from a dialog inside of this one.
  const cancel = (event: SyntheticEvent) => {
    if (onClose === undefined && event.target === event.currentTarget) event.preventDefault()
  }
  const close = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    // Chromium closes on a second Escape, even if the first one was prevented.
    if (onClose === undefined) dialog.current?.showModal()
    else onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-tone={tone}
      data-size={size}
      role={isAlert ? "alertdialog" : undefined}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={cancel}
      onClose={close}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {onClose !== undefined && !isAlert && (
          <Button tone="quiet" size="icon" aria-label={words.forms.close} onClick={closeDialog}>
            <Icon path={cross} />
          </Button>
        )}
      </div>
      <div className={styles.body}>{children}</div>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </dialog>
  )
}

export function closeDialog(event: SyntheticEvent<HTMLElement>): void {
  event.currentTarget.closest("dialog")?.close()
}

const firstField = "input:not([readonly], [tabindex='-1']), select, textarea"

function useModal() {
  const ref = useRef<HTMLDialogElement>(null)
  // A layout effect closes before React removes the element; otherwise the browser wouldn't return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>(firstField)?.focus()
    return () => dialog?.close()
  }, [])
  return ref
}
