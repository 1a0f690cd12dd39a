import { useEffect, useRef } from "react"
import { MailForm } from "#ui/mail-form.tsx"
import * as styles from "./ask-form.module.css"
import { projectQuestions } from "./questions.ts"
import { words } from "#lib/strings/words.ts"

type AskFormProps = {
  readonly id: string
  readonly name: string
  readonly isByAssociation: boolean
  readonly to: string
  readonly subject: string
}

/** Shows the form of a mail to a practice. It opens when the reader asks for it, and takes the focus. */
export function AskForm({ id, name, isByAssociation, to, subject }: AskFormProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={`unprinted ${styles.ask}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title} ref={heading} tabIndex={-1}>
        {words.ask.title}
      </h2>
      <p className={styles.lead}>
        {words.ask.lead(name)} {isByAssociation && words.ask.byAssociation(name)}
      </p>
      <MailForm id={id} to={to} subject={subject} questions={projectQuestions()} />
    </section>
  )
}
