import { valibotResolver } from "@hookform/resolvers/valibot"
import { useEffect, useState } from "react"
import { flushSync } from "react-dom"
import { useWatch } from "react-hook-form"
import * as v from "valibot"
import type { PasswordReset } from "#contract/session.ts"
import { AccountForm, useAccountForm } from "#features/account/account-form.tsx"
import { filledText, newPassword } from "#features/account/field-rules.ts"
import { own } from "#lib/navigation/own-address.ts"
import type { Outcome } from "#lib/session/problem.ts"
import { accountWords } from "#lib/strings/account-words.ts"
import { TextField } from "#ui/forms/field.tsx"
import { Link } from "#ui/controls/link.tsx"
import { PasswordField } from "#ui/forms/password-field.tsx"
import type { LinkSecrets } from "./link-secrets.ts"
import { PasswordStrength } from "./password-strength.tsx"

const schema = v.pipe(
  v.object({
    name: filledText(() => accountWords.resetPassword.accountMissing),
    temporary: filledText(() => accountWords.resetPassword.temporaryMissing),
    password: newPassword,
    repeated: v.string(),
  }),
  v.forward(
    v.check(
      ({ password, repeated }) => password === repeated,
      () => accountWords.resetPassword.differ,
    ),
    ["repeated"],
  ),
)

type ResetPasswordFormProps = {
  /** Is null without a link in a mail; undefined until the browser knows. */
  readonly secrets: LinkSecrets | null | undefined
  /** A refusal names the field `password`, or none. */
  readonly onReset: (reset: PasswordReset) => Promise<Outcome<unknown>>
  readonly onTouch: () => void
}

export function ResetPasswordForm({ secrets, onReset, onTouch }: ResetPasswordFormProps) {
  const [isAsked, setIsAsked] = useState(false)
  const { form, field, shell } = useAccountForm({
    resolver: valibotResolver(schema),
    defaultValues: { name: secrets?.name ?? "", temporary: secrets?.temporary ?? "", password: "", repeated: "" },
    fields: ["name", "password", "repeated", "temporary"],
    retried: "password",
    send: (values) => onReset({ name: values.name, temp_pass: values.temporary, new_pass: values.password }),
  })
  const { control, setValue, clearErrors, setFocus } = form
  const password = useWatch({ control, name: "password" })
  useEffect(() => {
    // The secrets are known only in the browser. The user may have typed passwords before.
    if (!secrets) return
    if (secrets.name !== "") setValue("name", secrets.name)
    setValue("temporary", secrets.temporary)
    clearErrors()
  }, [secrets, setValue, clearErrors])
  // The page is built before the browser knows whether a link led here, so it doesn't ask at first.
  const asksTemporary = secrets === null && (isAsked || form.formState.errors.temporary !== undefined)
  const askTemporary = () => {
    flushSync(() => setIsAsked(true))
    setFocus("temporary")
  }
  const links = (
    // The link stands there from the start, so that less moves when the button comes.
    <>
      <Link to={own("/password-reset/new/")}>{accountWords.resetPassword.newLink}</Link>
      {secrets === null && !asksTemporary && (
        <button type="button" onClick={askTemporary}>
          {accountWords.resetPassword.enterTemporary}
        </button>
      )}
    </>
  )
  const { account, hint, repeat, temporary, temporaryHint, submit, busy } = accountWords.resetPassword
  return (
    <AccountForm shell={shell} label={submit} busyLabel={busy} onTouch={onTouch} links={links}>
      <TextField label={account} autoComplete="username" readOnly={secrets !== null && secrets?.name !== ""} {...field("name")} />
      <PasswordField label={accountWords.resetPassword.password} hint={hint} autoComplete="new-password" {...field("password")}>
        <PasswordStrength password={password} />
      </PasswordField>
      <PasswordField label={repeat} autoComplete="new-password" {...field("repeated")} />
      {asksTemporary && <TextField label={temporary} hint={temporaryHint} autoComplete="one-time-code" {...field("temporary")} />}
    </AccountForm>
  )
}
