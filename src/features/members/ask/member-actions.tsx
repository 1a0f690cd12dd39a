import type { MouseEvent } from "react"
import { mailtoOf, questionsOf } from "#lib/text/mailto.ts"
import { useLoaded } from "#lib/use-loaded.ts"
import { ButtonLink } from "#ui/button.tsx"
import { isPlainClick } from "#ui/link.tsx"
import { useSite } from "#ui/use-site.ts"
import * as styles from "./member-actions.module.css"
import { letterTo, projectQuestions } from "./questions.ts"
import { words } from "#lib/strings/words.ts"

const readForm = () => import(/* webpackChunkName: "ask-form" */ "./ask-form.tsx")

type MemberActionsProps = { readonly member: Pick<Queries.MemberArticleFragment, "title" | "path" | "mail"> }

/** Lets a visitor ask a practice a question and save its contact. Without scripts the question is written in a mail program. */
export function MemberActions({ member }: MemberActionsProps) {
  const { title, path, mail } = member
  const { association } = useSite()
  const { state, load } = useLoaded(readForm, false)
  const Form = state.kind === "ready" ? state.value.AskForm : null
  const isFailed = state.kind === "failed"
  const letter = letterTo(member, association)
  const body = questionsOf(projectQuestions().map(({ label }) => label))
  const ask = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isFailed || !isPlainClick(event)) return
    event.preventDefault()
    load()
  }
  return (
    <>
      <p className={`cluster unprinted ${styles.actions}`}>
        {Form === null && (
          <ButtonLink tone="accent" to={mailtoOf({ ...letter, body })} onClick={ask}>
            {words.ask.title}
          </ButtonLink>
        )}
        <ButtonLink tone="ghost" to={`${path}contact.vcf`} download={`${title}.vcf`}>
          {words.member.save}
        </ButtonLink>
      </p>
      <p role="status" className={styles.failed}>
        {isFailed && words.ask.failed}
      </p>
      {Form !== null && <Form id={`ask-${path}`} name={title} isByAssociation={mail === null} {...letter} />}
    </>
  )
}
