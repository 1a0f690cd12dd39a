import { useEffect, useRef } from "react"
import { ButtonLink } from "#ui/button.tsx"
import { Notice } from "#ui/notice.tsx"

type LinkEndProps = {
  readonly title: string
  /** Of a failure. */
  readonly hint?: string | undefined
  readonly to: string
  readonly label: string
  /** Takes the focus that the form had, which it replaces. */
  readonly hasFocus?: boolean
}

/** Says what became of a link from a mail or from the server's start, and leads on. */
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
