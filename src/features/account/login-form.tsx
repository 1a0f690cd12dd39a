import { valibotResolver } from "@hookform/resolvers/valibot"
import { useId, useState, type ReactNode } from "react"
import { useForm } from "react-hook-form"
import * as v from "valibot"
import type { Outcome, Problem } from "#lib/session/problem.ts"
import type { Login } from "#lib/session/session.ts"
import { login as strings } from "#lib/strings/members-area/account.ts"
import { TextField } from "#ui/field.tsx"
import { Form } from "#ui/form.tsx"
import { PasswordField } from "#ui/password-field.tsx"
import { SubmitButton } from "#ui/submit-button.tsx"
import { LinkRow } from "./link-row.tsx"
import { mailAddress } from "./mail-address.ts"
import { OupsDialog } from "./oups-dialog.tsx"

const password = v.pipe(v.string(), v.nonEmpty(strings.passwordMissing))
const open = v.object({ username: mailAddress(strings.mailMissing, strings.mailIncomplete), password })
/** Who logs in is known already, be it by a name. */
const fixed = v.object({ username: v.string(), password })

type LoginFormProps = {
  readonly onSignIn: (login: Login) => Promise<Outcome<unknown>>
  /** Whose login it is, where it can be nobody else's. */
  readonly username?: string | undefined
  /** The form is touched: it may be needed soon. */
  readonly onTouch?: (() => void) | undefined
  /** The links below. */
  readonly children?: ReactNode
}

/** Asks who wants in. What was typed stays when that fails. */
export function LoginForm({ onSignIn, username, onTouch, children }: LoginFormProps) {
  const id = useId()
  const [problem, setProblem] = useState<Problem | null>(null)
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: valibotResolver(username === undefined ? open : fixed),
    ...(username === undefined ? {} : { defaultValues: { username } }),
  })
  const { errors, isSubmitting } = formState
  const signIn = handleSubmit(async (login) => {
    const outcome = await onSignIn(login)
    if (!outcome.ok) setProblem(outcome.problem)
  })
  const tryAgain = () => {
    setProblem(null)
    setFocus("password")
  }
  return (
    <>
      <Form onSubmit={(event) => void signIn(event)} onFocus={onTouch}>
        {username === undefined ? (
          <TextField
            id={`${id}username`}
            label={strings.mail}
            error={errors.username?.message}
            type="email"
            autoComplete="username"
            required
            {...register("username")}
          />
        ) : (
          // Password managers look for the name that belongs to the password.
          <input
            className="visually-hidden"
            type="text"
            autoComplete="username"
            readOnly
            tabIndex={-1}
            aria-hidden
            {...register("username")}
          />
        )}
        <PasswordField
          id={`${id}password`}
          label={strings.password}
          error={errors.password?.message}
          autoComplete="current-password"
          required
          {...register("password")}
        />
        <SubmitButton size="large" isBusy={isSubmitting} busyLabel={strings.busy}>
          {strings.submit}
        </SubmitButton>
        <LinkRow>{children}</LinkRow>
      </Form>
      {problem && <OupsDialog problem={problem} onClose={tryAgain} />}
    </>
  )
}
