import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from "react"
import { forms } from "#lib/strings/forms.ts"
import { Button } from "./button.tsx"
import * as styles from "./dialog.module.css"
import { cross, Icon } from "./icon.tsx"

type DialogProps = {
  readonly title: string
  /** `error`: it stops the reader, under the striped tape. */
  readonly tone?: "error"
  /** Id of the sentence that says what it is about. */
  readonly describedBy?: string
  /** After Escape, Close or `closeDialog`, when the focus is back. Without it only the dialog's own buttons lead out. */
  readonly onClose?: () => void
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** A dialog over the page, which can't be reached meanwhile. Focus goes to the first field, else the first button, and returns. */
export function Dialog({ title, tone, describedBy, onClose, foot, children }: DialogProps) {
  const titleId = useId()
  const dialog = useModal()
  const isAlert = tone === "error"
  // React lets these events rise from a dialog inside of this one, which the browser doesn't.
  const cancel = (event: SyntheticEvent) => {
    if (onClose === undefined && event.target === event.currentTarget) event.preventDefault()
  }
  const close = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    // Chromium closes on a second Escape, whatever is said of the first.
    if (onClose === undefined) dialog.current?.showModal()
    else onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-tone={tone}
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
          <Button tone="quiet" size="icon" aria-label={forms.close} onClick={closeDialog}>
            <Icon path={cross} />
          </Button>
        )}
      </div>
      <div className={styles.body}>{children}</div>
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </dialog>
  )
}

/** For a button of a dialog: closes it. */
export function closeDialog(event: SyntheticEvent<HTMLElement>): void {
  event.currentTarget.closest("dialog")?.close()
}

const firstField = "input:not([readonly], [tabindex='-1']), select, textarea"

function useModal() {
  const ref = useRef<HTMLDialogElement>(null)
  // Before the browser paints; and it ends before the element is gone, or the browser wouldn't return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>(firstField)?.focus()
    return () => dialog?.close()
  }, [])
  return ref
}
