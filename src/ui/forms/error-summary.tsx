import { useEffect, useRef, type MouseEvent } from "react"
import { focusField } from "./focus-field.ts"
import * as styles from "./error-summary.module.css"

export type FieldError = { readonly id: string; readonly message: string }

type ErrorSummaryProps = {
  readonly title: string
  readonly errors: readonly FieldError[]
  /** Each attempt to send gives the list the focus. An error that comes back while someone types moves no focus. */
  readonly attempt: number
}

export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [attempt])
  if (errors.length === 0) return null
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={goToField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Moves the focus without changing the address. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  focusField(decodeURIComponent(event.currentTarget.hash.slice(1)))
}
