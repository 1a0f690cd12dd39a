import { useEffect, useRef } from "react"
import { ButtonLink } from "#ui/controls/button.tsx"
import { Notice } from "#ui/states/notice.tsx"

type LinkEndProps = {
  readonly title: string
  readonly hint?: string | undefined
  readonly to: string
  readonly label: string
  /** The form that it replaces may have had the focus. */
  readonly hasFocus?: boolean
}

/** The link came in a mail or from the server's start. */
export function LinkEnd({ title, hint, to, label, hasFocus = true }: LinkEndProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasFocus) box.current?.querySelector("a")?.focus()
  }, [hasFocus])
  return (
    <div ref={box} className="stack">
      <Notice title={title} role="alert" {...(hint !== undefined && { tone: "error" })}>
        {hint !== undefined && <p>{hint}</p>}
      </Notice>
      <ButtonLink to={to} size="large">
        {label}
      </ButtonLink>
    </div>
  )
}
