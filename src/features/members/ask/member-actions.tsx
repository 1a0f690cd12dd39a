import { useState, type MouseEvent } from "react"
import { mailtoOf, questionsOf } from "#lib/text/mailto.ts"
import { ButtonLink } from "#ui/button.tsx"
import { isPlainClick } from "#ui/link.tsx"
import { useSite } from "#ui/use-site.ts"
import type { AskForm } from "./ask-form.tsx"
import * as styles from "./member-actions.module.css"
import { letterTo, projectQuestions } from "./questions.ts"
import { words } from "#lib/strings/words.ts"

type MemberActionsProps = { readonly member: Pick<Queries.MemberArticleFragment, "title" | "path" | "mail"> }

/** What a visitor may do with a practice: ask it, and save its contact. Without scripts the question is written in a mail program. */
export function MemberActions({ member }: MemberActionsProps) {
  const { title, path, mail } = member
  const { association } = useSite()
  const { Form, isFailed, open } = useAskForm()
  const letter = letterTo(member, association)
  const body = questionsOf(projectQuestions().map(({ label }) => label))
  const ask = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isFailed || !isPlainClick(event)) return
    event.preventDefault()
    open()
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

/** The form, once the reader has asked for it. If it can't be loaded, `isFailed`, and the link opens a mail program instead. */
function useAskForm() {
  const [form, setForm] = useState<{ readonly Form: typeof AskForm }>()
  const [isFailed, setIsFailed] = useState(false)
  const open = () => {
    import(/* webpackChunkName: "ask-form" */ "./ask-form.tsx").then(
      (loaded) => setForm({ Form: loaded.AskForm }),
      () => setIsFailed(true),
    )
  }
  return { Form: form?.Form ?? null, isFailed, open }
}
