import { useId } from "react"
import { classes } from "#lib/classes.ts"
import { isTooLong, mailtoOf, type Mail } from "#lib/text/mailto.ts"
import { ButtonLink } from "#ui/controls/button.tsx"
import { CopyButton } from "#ui/controls/copy-button.tsx"
import { Field } from "./field.tsx"
import * as styles from "./mail-form.module.css"
import { words } from "#lib/strings/words.ts"

/** The region must be there from the start, or nobody hears it. Readers without a mail program see the mail's text. */
export function ReadyMail({ mail }: { readonly mail: Mail | undefined }) {
  const id = useId()
  const isLong = mail !== undefined && isTooLong(mail)
  return (
    <>
      <p role="status" className={styles.status}>
        {mail !== undefined && (isLong ? words.mail.tooLong(mail.to) : words.mail.opened(mail.to))}
      </p>
      {mail !== undefined && (
        <div className={`stack ${styles.ready}`}>
          <Field id={id} label={words.mail.text}>
            {(shared) => <textarea {...shared} className={classes(shared.className, styles.long)} rows={6} readOnly value={mail.body} />}
          </Field>
          <div className={`cluster ${styles.actions}`}>
            <CopyButton text={mail.body} name={words.mail.copy} />
            <ButtonLink to={mailtoOf(isLong ? { ...mail, body: "" } : mail)} size="small" tone="ghost">
              {words.mail.again}
            </ButtonLink>
          </div>
        </div>
      )}
    </>
  )
}
