import type { ComponentPropsWithoutRef, MouseEvent } from "react"
import { Button } from "#ui/controls/button.tsx"
import * as styles from "./submit-button.module.css"

type SubmitButtonProps = Omit<ComponentPropsWithoutRef<typeof Button>, "type" | "onClick"> & {
  readonly isBusy: boolean
  readonly busyLabel: string
}

/** While the form is being sent, the button keeps the focus and ignores further clicks. */
export function SubmitButton({ isBusy, busyLabel, children, ...others }: SubmitButtonProps) {
  const ignore = (event: MouseEvent) => event.preventDefault()
  return (
    <Button type="submit" aria-busy={isBusy} onClick={isBusy ? ignore : undefined} {...others}>
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {isBusy ? busyLabel : children}
    </Button>
  )
}
