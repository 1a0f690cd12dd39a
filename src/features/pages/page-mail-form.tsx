import { lastMailIn } from "#lib/prose/mail-in.ts"
import { treeOf } from "#lib/prose/tree.ts"
import type { MailQuestion } from "#ui/mail-field.tsx"
import { MailForm } from "#ui/mail-form.tsx"
import { useSite } from "#ui/use-site.ts"
import * as styles from "./page-mail-form.module.css"

type PageMailFormProps = {
  readonly id: string
  readonly body: Queries.ProseFragment
  readonly title: string
  readonly lead: string
  readonly subject: string
  readonly questions: readonly MailQuestion[]
}

/** Shows a form below the text of a page. Its mail goes to the last address in the text, or else to that of the association. */
export function PageMailForm({ id, body, title, lead, subject, questions }: PageMailFormProps) {
  const { association } = useSite()
  return (
    <section className={`unprinted ${styles.section}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      <p className={styles.lead}>{lead}</p>
      <MailForm id={id} to={lastMailIn(treeOf(body.tree)) ?? association.mail} subject={subject} questions={questions} />
    </section>
  )
}
