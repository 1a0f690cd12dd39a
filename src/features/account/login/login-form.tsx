import { valibotResolver } from "@hookform/resolvers/valibot"
import { useId, type ReactNode } from "react"
import { useForm } from "react-hook-form"
import * as v from "valibot"
import { mailAddress } from "#features/account/field-rules.ts"
import { LinkRow } from "#features/account/link-row.tsx"
import { useOupsDialog } from "#features/account/oups-dialog.tsx"
import type { Outcome } from "#lib/session/problem.ts"
import type { Login } from "#lib/session/session.ts"
import { TextField } from "#ui/field.tsx"
import { Form } from "#ui/form.tsx"
import { PasswordField } from "#ui/password-field.tsx"
import { SubmitButton } from "#ui/submit-button.tsx"
import { accountWords } from "#lib/strings/account-words.ts"

const password = v.pipe(
  v.string(),
  v.nonEmpty(() => accountWords.login.passwordMissing),
)
const anyUser = v.object({ username: mailAddress(() => accountWords.login.mailMissing), password })
// The given user may have a name and no mail address.
const givenUser = v.object({ username: v.string(), password })

type LoginFormProps = {
  readonly onSignIn: (login: Login) => Promise<Outcome<unknown>>
  /** The only user who may log in here. */
  readonly username?: string | undefined
  readonly onTouch?: (() => void) | undefined
  readonly children?: ReactNode
}

/** Keeps the typed text if the login fails. */
export function LoginForm({ onSignIn, username, onTouch, children }: LoginFormProps) {
  const id = useId()
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: valibotResolver(username === undefined ? anyUser : givenUser),
    ...(username === undefined ? {} : { defaultValues: { username } }),
  })
  const { dialog, showProblem } = useOupsDialog(() => setFocus("password"))
  const { errors, isSubmitting } = formState
  const signIn = handleSubmit(async (login) => {
    const outcome = await onSignIn(login)
    if (!outcome.ok) showProblem(outcome.problem)
  })
  const field = (name: "username" | "password") => ({ id: id + name, error: errors[name]?.message, ...register(name) })
  return (
    <>
      <Form onSubmit={(event) => void signIn(event)} onFocus={onTouch}>
        {username === undefined ? (
          <TextField label={accountWords.login.mail} type="email" autoComplete="username" required {...field("username")} />
        ) : (
          // Password managers need the user name beside the password.
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
        <PasswordField label={accountWords.login.password} autoComplete="current-password" required {...field("password")} />
        <SubmitButton size="large" isBusy={isSubmitting} busyLabel={accountWords.login.busy}>
          {accountWords.login.submit}
        </SubmitButton>
        <LinkRow>{children}</LinkRow>
      </Form>
      {dialog}
    </>
  )
}
