import { useEffect, useRef, useState, type FormEvent } from "react"
import { isTooLong, mailtoOf, questionsOf, answersText, type Mail } from "#lib/text/mailto.ts"
import { Button } from "#ui/controls/button.tsx"
import { ErrorSummary, type FieldError } from "./error-summary.tsx"
import { Form } from "./form.tsx"
import { Link } from "#ui/controls/link.tsx"
import { MailField, type MailQuestion } from "./mail-field.tsx"
import * as styles from "./mail-form.module.css"
import { ReadyMail } from "./ready-mail.tsx"
import { words } from "#lib/strings/words.ts"

type MailFormProps = {
  /** Must be unique in the site. By it a form that is shown again has what was typed before. */
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly to: string
  readonly subject: string
  readonly questions: readonly MailQuestion[]
  /** The reader has asked for the form: its title takes the focus, and stands out. */
  readonly isOpened?: boolean
}

/** The document remembers typed texts as long as it lives. Nothing is stored. */
const textsOfForms = new Map<string, ReadonlyMap<string, string>>()

/** The reader's own mail program sends the mail. Without scripts a link opens it with the questions. */
export function MailForm({ id, title, lead, to, subject, questions, isOpened = false }: MailFormProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpened) heading.current?.focus()
  }, [isOpened])
  const { mail, errors, attempt, keep, prepare } = usePreparedMail({ id, to, subject, questions })
  const idOf = ({ name }: MailQuestion) => `${id}-${name}`
  return (
    <section className={`unprinted ${styles.section}`} data-opened={isOpened} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title} ref={heading} tabIndex={isOpened ? -1 : undefined}>
        {title}
      </h2>
      <p className={styles.lead}>{lead}</p>
      <div className={`stack ${styles.mail}`}>
        <Form id={id} onSubmit={prepare} onInput={keep}>
          {/* A single wrong field takes the focus instead. */}
          {errors.length > 1 && <ErrorSummary title={words.forms.toFix(errors.length)} errors={errors} attempt={attempt} />}
          {questions.map((question) => (
            <MailField
              key={question.name}
              id={idOf(question)}
              question={question}
              typedText={textsOfForms.get(id)?.get(question.name)}
              error={errors.find((error) => error.id === idOf(question))?.message}
            />
          ))}
          <p className={styles.note}>{words.mail.note(to)}</p>
          <div>
            <Button type="submit" size="large">
              {words.mail.prepare}
            </Button>
          </div>
        </Form>
        <ReadyMail mail={mail} />
        <p className={styles.note}>
          <Link to={mailtoOf({ to, subject, body: questionsOf(questions.map(({ label }) => label)) })}>{words.mail.inProgram}</Link>
        </p>
      </div>
    </section>
  )
}

/** Remembers what is typed, and prepares the mail once no field is wrong. */
function usePreparedMail({ id, to, subject, questions }: Pick<MailFormProps, "id" | "to" | "subject" | "questions">) {
  const [attempt, setAttempt] = useState(0)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [mail, setMail] = useState<Mail>()
  const keep = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    textsOfForms.set(id, answersIn(currentTarget))
    setMail(undefined)
    if (attempt > 0) setErrors(errorsIn(currentTarget, questions))
  }
  const prepare = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const wrong = errorsIn(form, questions)
    setErrors(wrong)
    setAttempt(attempt + 1)
    if (wrong.length === 1) document.getElementById(wrong[0]?.id ?? "")?.focus()
    if (wrong.length > 0) return
    const prepared = { to, subject, body: bodyIn(form, questions) }
    setMail(prepared)
    if (!isTooLong(prepared)) window.location.assign(mailtoOf(prepared))
  }
  return { mail, errors, attempt, keep, prepare }
}

function answersIn(form: HTMLFormElement): ReadonlyMap<string, string> {
  return new Map([...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : value.name]))
}

function bodyIn(form: HTMLFormElement, questions: readonly MailQuestion[]): string {
  const answers = answersIn(form)
  return answersText(questions.map(({ name, label }) => ({ label, value: answers.get(name) ?? "" })))
}

function errorsIn(form: HTMLFormElement, questions: readonly MailQuestion[]): readonly FieldError[] {
  return questions.flatMap((question) => {
    const field = form.elements.namedItem(question.name)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)) return []
    const { missing } = question
    if (missing !== undefined && field.value.trim() === "") return { id: field.id, message: missing }
    return field.validity.typeMismatch ? { id: field.id, message: words.mail.incomplete } : []
  })
}
