import { useId, useState } from "react"
import { flushSync } from "react-dom"
import { useWatch } from "react-hook-form"
import { FormErrors } from "#features/account/form-errors.tsx"
import { LinkRow } from "#features/account/link-row.tsx"
import { TextField } from "#ui/field.tsx"
import { Form } from "#ui/form.tsx"
import { Link } from "#ui/link.tsx"
import { PasswordField } from "#ui/password-field.tsx"
import { SubmitButton } from "#ui/submit-button.tsx"
import { PasswordStrength } from "./password-strength.tsx"
import { resetFields, useResetForm, type ResetFormOptions } from "./use-reset-form.ts"
import { own } from "#lib/navigation/own-address.ts"
import { accountWords } from "#lib/strings/account-words.ts"

type ResetPasswordFormProps = ResetFormOptions & { readonly onTouch: () => void }

export function ResetPasswordForm({ onTouch, ...options }: ResetPasswordFormProps) {
  const id = useId()
  const [isAsked, setIsAsked] = useState(false)
  const { form, submit, dialog } = useResetForm(options)
  const { register, control, setFocus, formState } = form
  const { errors, isSubmitting, submitCount } = formState
  const password = useWatch({ control, name: "password" })
  const { secrets } = options
  // Not asked at first: the page is built before the browser knows whether a link led here.
  const asksTemporary = secrets === null && (isAsked || errors.temporary !== undefined)
  const askTemporary = () => {
    flushSync(() => setIsAsked(true))
    setFocus("temporary")
  }
  const field = (name: (typeof resetFields)[number]) => ({ id: id + name, error: errors[name]?.message, required: true, ...register(name) })
  return (
    <>
      <Form onSubmit={(event) => void submit(event)} onFocus={onTouch}>
        <FormErrors errors={errors} fields={resetFields} id={id} attempt={submitCount} />
        <TextField
          label={accountWords.resetPassword.account}
          autoComplete="username"
          readOnly={secrets !== null && secrets?.name !== ""}
          {...field("name")}
        />
        <PasswordField
          label={accountWords.resetPassword.password}
          hint={accountWords.resetPassword.hint}
          autoComplete="new-password"
          {...field("password")}
        >
          <PasswordStrength password={password} />
        </PasswordField>
        <PasswordField label={accountWords.resetPassword.repeat} autoComplete="new-password" {...field("repeated")} />
        {asksTemporary && (
          <TextField
            label={accountWords.resetPassword.temporary}
            hint={accountWords.resetPassword.temporaryHint}
            autoComplete="one-time-code"
            {...field("temporary")}
          />
        )}
        <SubmitButton size="large" isBusy={isSubmitting} busyLabel={accountWords.resetPassword.busy}>
          {accountWords.resetPassword.submit}
        </SubmitButton>
        {/* The link stands there from the start, so that less moves when the button comes. */}
        <LinkRow>
          <Link to={own("/password-reset/new/")}>{accountWords.resetPassword.newLink}</Link>
          {secrets === null && !asksTemporary && (
            <button type="button" onClick={askTemporary}>
              {accountWords.resetPassword.enterTemporary}
            </button>
          )}
        </LinkRow>
      </Form>
      {dialog}
    </>
  )
}
