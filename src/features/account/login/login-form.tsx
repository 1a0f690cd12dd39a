import { valibotResolver } from "@hookform/resolvers/valibot"
import type { ReactNode } from "react"
import * as v from "valibot"
import { AccountForm, useAccountForm } from "#features/account/account-form.tsx"
import { mailAddressRule } from "#features/account/field-rules.ts"
import type { Outcome } from "#lib/session/problem.ts"
import type { Login } from "#lib/session/session.ts"
import { TextField } from "#ui/forms/field.tsx"
import { PasswordField } from "#ui/forms/password-field.tsx"
import { accountWords } from "#lib/strings/account-words.ts"

const password = v.pipe(
  v.string(),
  v.nonEmpty(() => accountWords.login.passwordMissing),
)
const anyUser = v.object({ username: mailAddressRule(() => accountWords.login.mailMissing), password })
// The given user may have a name and no mail address.
const givenUser = v.object({ username: v.string(), password })

type LoginFormProps = {
  readonly onSignIn: (login: Login) => Promise<Outcome<unknown>>
  /** Only this user may log in here. */
  readonly username?: string | undefined
  readonly onTouch?: (() => void) | undefined
  readonly children?: ReactNode
}

/** The typed text stays if the login fails. */
export function LoginForm({ onSignIn, username, onTouch, children }: LoginFormProps) {
  const { form, field, shell } = useAccountForm<Login>({
    resolver: valibotResolver(username === undefined ? anyUser : givenUser),
    ...(username === undefined ? {} : { defaultValues: { username } }),
    retried: "password",
    send: onSignIn,
  })
  return (
    <AccountForm shell={shell} label={accountWords.login.submit} busyLabel={accountWords.login.busy} onTouch={onTouch} links={children}>
      {username === undefined ? (
        <TextField label={accountWords.login.mail} type="email" autoComplete="username" {...field("username")} />
      ) : (
        // Password managers need the user name beside the password.
        <input
          className="visually-hidden"
          type="text"
          autoComplete="username"
          readOnly
          tabIndex={-1}
          aria-hidden
          {...form.register("username")}
        />
      )}
      <PasswordField label={accountWords.login.password} autoComplete="current-password" {...field("password")} />
    </AccountForm>
  )
}
