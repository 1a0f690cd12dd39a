import { valibotResolver } from "@hookform/resolvers/valibot"
import { useId, type ReactNode } from "react"
import { useForm } from "react-hook-form"
import * as v from "valibot"
import type { LostPassword } from "#contract/session.ts"
import { mailAddress } from "#features/account/field-rules.ts"
import { LinkRow } from "#features/account/link-row.tsx"
import { useOupsDialog } from "#features/account/oups-dialog.tsx"
import type { Outcome } from "#lib/session/problem.ts"
import { TextField } from "#ui/field.tsx"
import { Form } from "#ui/form.tsx"
import { SubmitButton } from "#ui/submit-button.tsx"
import { accountWords } from "#lib/strings/account-words.ts"

const schema = v.object({ mail: mailAddress(() => accountWords.login.mailMissing) })

type LostPasswordFormProps = {
  readonly mail: string
  readonly onSend: (request: LostPassword) => Promise<Outcome<unknown>>
  readonly onTouch: () => void
  readonly children: ReactNode
}

export function LostPasswordForm({ mail, onSend, onTouch, children }: LostPasswordFormProps) {
  const id = useId()
  const { register, handleSubmit, setFocus, formState } = useForm({ resolver: valibotResolver(schema), defaultValues: { mail } })
  const { dialog, showProblem } = useOupsDialog(() => setFocus("mail"))
  const { errors, isSubmitting } = formState
  const send = handleSubmit(async (request) => {
    const outcome = await onSend(request)
    if (!outcome.ok) showProblem(outcome.problem)
  })
  return (
    <>
      <Form onSubmit={(event) => void send(event)} onFocus={onTouch}>
        <p>{accountWords.lostPassword.lead}</p>
        <TextField
          id={`${id}mail`}
          label={accountWords.login.mail}
          error={errors.mail?.message}
          type="email"
          autoComplete="username"
          required
          {...register("mail")}
        />
        <SubmitButton size="large" isBusy={isSubmitting} busyLabel={accountWords.lostPassword.busy}>
          {accountWords.lostPassword.submit}
        </SubmitButton>
        <LinkRow>{children}</LinkRow>
      </Form>
      {dialog}
    </>
  )
}
