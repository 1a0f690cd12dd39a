import type { ComponentPropsWithoutRef, MouseEvent } from "react"
import { Button } from "./button.tsx"
import * as styles from "./submit-button.module.css"

type SubmitButtonProps = Omit<ComponentPropsWithoutRef<typeof Button>, "type" | "onClick"> & {
  readonly isBusy: boolean
  /** What it says then. */
  readonly busyLabel: string
}

/** Sends a form. While that is under way it keeps the focus, says so, and a second press does nothing. */
export function SubmitButton({ isBusy, busyLabel, children, ...others }: SubmitButtonProps) {
  const ignore = (event: MouseEvent) => {
    event.preventDefault()
  }
  return (
    <Button type="submit" aria-busy={isBusy} onClick={isBusy ? ignore : undefined} {...others}>
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {isBusy ? busyLabel : children}
    </Button>
  )
}
