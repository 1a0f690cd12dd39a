import { valibotResolver } from "@hookform/resolvers/valibot"
import { useEffect, useRef, useState, type ReactNode } from "react"
import * as v from "valibot"
import type { LostPassword } from "#contract/session.ts"
import { AccountForm, useAccountForm } from "#features/account/account-form.tsx"
import { AuthTitle } from "#features/account/auth-title.tsx"
import { mailAddressRule } from "#features/account/field-rules.ts"
import { useApp } from "#features/account/use-app.ts"
import type { Outcome } from "#lib/session/problem.ts"
import { loginPath } from "#lib/session/return-to.ts"
import { accountWords } from "#lib/strings/account-words.ts"
import { words } from "#lib/strings/words.ts"
import { TextField } from "#ui/forms/field.tsx"
import { Link } from "#ui/controls/link.tsx"
import { LinkSent } from "./link-sent.tsx"

export function LostPasswordScreen() {
  const { call, fetchAhead } = useApp()
  const [mail, setMail] = useState("")
  const [isSent, setIsSent] = useState(false)
  const title = useFocusAfterChange(isSent)
  const send = async (request: LostPassword) => {
    const outcome = await call((app) => app.lostPassword(request))
    if (outcome.ok) {
      setMail(request.mail)
      setIsSent(true)
    }
    return outcome
  }
  const back = <Link to={loginPath()}>{accountWords.login.back}</Link>
  return (
    <>
      <AuthTitle ref={title}>{isSent ? accountWords.lostPassword.checkMail : words.accountPage.lostPassword}</AuthTitle>
      {isSent ? (
        <LinkSent mail={mail} onSend={send} onOtherAddress={() => setIsSent(false)}>
          {back}
        </LinkSent>
      ) : (
        <MailForm mail={mail} onSend={send} onTouch={fetchAhead}>
          {back}
        </MailForm>
      )}
    </>
  )
}

const schema = v.object({ mail: mailAddressRule(() => accountWords.login.mailMissing) })

type MailFormProps = {
  readonly mail: string
  readonly onSend: (request: LostPassword) => Promise<Outcome<unknown>>
  readonly onTouch: () => void
  readonly children: ReactNode
}

function MailForm({ mail, onSend, onTouch, children }: MailFormProps) {
  const { field, shell } = useAccountForm({ resolver: valibotResolver(schema), defaultValues: { mail }, retried: "mail", send: onSend })
  const { lead, submit, busy } = accountWords.lostPassword
  return (
    <AccountForm shell={shell} lead={lead} label={submit} busyLabel={busy} onTouch={onTouch} links={children}>
      <TextField label={accountWords.login.mail} type="email" autoComplete="username" {...field("mail")} />
    </AccountForm>
  )
}

/** Each step removes the element that had the focus. */
function useFocusAfterChange(step: boolean) {
  const title = useRef<HTMLHeadingElement>(null)
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current === step) return
    lastStep.current = step
    title.current?.focus()
  }, [step])
  return title
}
