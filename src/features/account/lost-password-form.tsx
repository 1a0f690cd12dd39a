import { valibotResolver } from "@hookform/resolvers/valibot"
import { useId, useState, type ReactNode } from "react"
import { useForm } from "react-hook-form"
import * as v from "valibot"
import type { Outcome, Problem } from "#lib/session/problem.ts"
import { login, lostPassword as strings } from "#lib/strings/members-area/account.ts"
import { TextField } from "#ui/field.tsx"
import { Form } from "#ui/form.tsx"
import { SubmitButton } from "#ui/submit-button.tsx"
import { LinkRow } from "./link-row.tsx"
import { mailAddress } from "./mail-address.ts"
import { OupsDialog } from "./oups-dialog.tsx"

const schema = v.object({ mail: mailAddress(login.mailMissing, login.mailIncomplete) })

type LostPasswordFormProps = {
  /** What was given before. */
  readonly mail?: string | undefined
  readonly onSend: (asked: { readonly mail: string }) => Promise<Outcome<unknown>>
  readonly onTouch?: (() => void) | undefined
  /** The links below. */
  readonly children?: ReactNode
}

/** Asks where to send the link that sets a new password. */
export function LostPasswordForm({ mail, onSend, onTouch, children }: LostPasswordFormProps) {
  const id = useId()
  const [problem, setProblem] = useState<Problem | null>(null)
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: valibotResolver(schema),
    ...(mail === undefined ? {} : { defaultValues: { mail } }),
  })
  const send = handleSubmit(async (asked) => {
    const outcome = await onSend(asked)
    if (!outcome.ok) setProblem(outcome.problem)
  })
  const tryAgain = () => {
    setProblem(null)
    setFocus("mail")
  }
  return (
    <>
      <Form onSubmit={(event) => void send(event)} onFocus={onTouch}>
        <p>{strings.lead}</p>
        <TextField
          id={`${id}mail`}
          label={login.mail}
          error={formState.errors.mail?.message}
          type="email"
          autoComplete="username"
          required
          {...register("mail")}
        />
        <SubmitButton size="large" isBusy={formState.isSubmitting} busyLabel={strings.busy}>
          {strings.submit}
        </SubmitButton>
        <LinkRow>{children}</LinkRow>
      </Form>
      {problem && <OupsDialog problem={problem} onClose={tryAgain} />}
    </>
  )
}
