import type { MouseEvent } from "react"
import { mailtoOf, questionsOf } from "#lib/text/mailto.ts"
import { useLoaded } from "#lib/use-loaded.ts"
import { ButtonLink } from "#ui/controls/button.tsx"
import { isPlainClick } from "#ui/controls/link.tsx"
import type { MailQuestion } from "#ui/forms/mail-field.tsx"
import { useSite } from "#lib/use-site.ts"
import * as styles from "./member-actions.module.css"
import { words } from "#lib/strings/words.ts"

const readForm = () => import(/* webpackChunkName: "ask-form" */ "#ui/forms/mail-form.tsx")

type MemberActionsProps = { readonly member: Pick<Queries.MemberArticleFragment, "title" | "path" | "mail"> }

/** Without scripts the question is written in a mail program. */
export function MemberActions({ member: { title, path, mail } }: MemberActionsProps) {
  const { association } = useSite()
  const { state, load } = useLoaded(readForm, false)
  const Form = state.kind === "ready" ? state.value.MailForm : null
  const isFailed = state.kind === "failed"
  const { ask } = words
  // If the mail of the practice isn't public, the association passes the question on.
  const letter = mail === null ? { to: association.mail, subject: ask.subjectFor(title) } : { to: mail, subject: ask.subject }
  const questions = projectQuestions()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isFailed || !isPlainClick(event)) return
    event.preventDefault()
    load()
  }
  return (
    <>
      <p className={`cluster unprinted ${styles.actions}`}>
        {Form === null && (
          <ButtonLink tone="accent" to={mailtoOf({ ...letter, body: questionsOf(questions.map(({ label }) => label)) })} onClick={open}>
            {ask.title}
          </ButtonLink>
        )}
        <ButtonLink tone="ghost" to={`${path}contact.vcf`} download={`${title}.vcf`}>
          {words.member.save}
        </ButtonLink>
      </p>
      <p role="status" className={styles.failed}>
        {isFailed && ask.failed}
      </p>
      {Form !== null && (
        <Form
          id={`ask-${path}`}
          title={ask.title}
          lead={[ask.lead(title), mail === null && ask.byAssociation(title)].filter(Boolean).join(" ")}
          questions={questions}
          isOpened
          {...letter}
        />
      )}
    </>
  )
}

function projectQuestions(): readonly MailQuestion[] {
  const { ask } = words
  return [
    { name: "kind", label: ask.kind, options: ask.kinds },
    { name: "place", label: ask.place, hint: ask.placeHint },
    { name: "budget", label: ask.budget, options: ask.budgets },
    { name: "timing", label: ask.timing, options: ask.timings },
    { name: "project", label: ask.project, hint: ask.projectHint, missing: ask.projectMissing, isLong: true },
  ]
}
