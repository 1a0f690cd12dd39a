import { valibotResolver } from "@hookform/resolvers/valibot"
import { useId } from "react"
import { useForm, useWatch } from "react-hook-form"
import * as v from "valibot"
import type { FirstAdministrator } from "#contract/session.ts"
import { mailAddress, newPassword } from "#features/account/field-rules.ts"
import { focusSingle, FormErrors } from "#features/account/form-errors.tsx"
import { useOupsDialog } from "#features/account/oups-dialog.tsx"
import { PasswordStrength } from "#features/account/recovery/password-strength.tsx"
import type { Outcome, Problem } from "#lib/session/problem.ts"
import { TextField } from "#ui/field.tsx"
import { Form } from "#ui/form.tsx"
import { PasswordField } from "#ui/password-field.tsx"
import { SubmitButton } from "#ui/submit-button.tsx"
import { accountWords } from "#lib/strings/account-words.ts"

const schema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(() => accountWords.profile.nameMissing),
  ),
  mail: mailAddress(() => accountWords.login.mailMissing),
  pass: newPassword,
})

const fields = ["name", "mail", "pass"] as const

type FirstAdministratorFormProps = {
  readonly onMake: (account: Omit<FirstAdministrator, "temp_pass">) => Promise<Outcome<unknown>>
  readonly onTouch: () => void
}

export function FirstAdministratorForm({ onMake, onTouch }: FirstAdministratorFormProps) {
  const id = useId()
  const { register, control, submit, formState, dialog } = useFirstForm(onMake)
  const { errors, isSubmitting, submitCount } = formState
  const password = useWatch({ control, name: "pass" })
  const field = (name: (typeof fields)[number]) => ({ id: id + name, error: errors[name]?.message, required: true, ...register(name) })
  return (
    <>
      <Form onSubmit={(event) => void submit(event)} onFocus={onTouch}>
        <p>{accountWords.firstAdministrator.lead}</p>
        <FormErrors errors={errors} fields={fields} id={id} attempt={submitCount} />
        <TextField label={accountWords.profile.name} autoComplete="name" {...field("name")} />
        <TextField label={accountWords.login.mail} type="email" autoComplete="username" {...field("mail")} />
        <PasswordField
          label={accountWords.login.password}
          hint={accountWords.resetPassword.hint}
          autoComplete="new-password"
          {...field("pass")}
        >
          <PasswordStrength password={password} />
        </PasswordField>
        <SubmitButton size="large" isBusy={isSubmitting} busyLabel={accountWords.resetPassword.busy}>
          {accountWords.firstAdministrator.submit}
        </SubmitButton>
      </Form>
      {dialog}
    </>
  )
}

function useFirstForm(onMake: FirstAdministratorFormProps["onMake"]) {
  const { register, control, handleSubmit, setFocus, setError, formState } = useForm({
    resolver: valibotResolver(schema),
    shouldFocusError: false,
    defaultValues: { name: "", mail: "", pass: "" },
  })
  const { dialog, showProblem } = useOupsDialog(() => setFocus("pass"))
  const refuse = (problem: Problem) => {
    // The screen says that the link was used.
    if (problem.kind === "not-found") return
    const refused = problem.kind === "invalid" ? fields.filter((name) => Object.hasOwn(problem.fields, name)) : []
    for (const [index, name] of refused.entries()) {
      const message = problem.kind === "invalid" ? (problem.fields[name] ?? "") : ""
      setError(name, { message }, { shouldFocus: index === 0 })
    }
    if (refused.length === 0) showProblem(problem)
  }
  const submit = handleSubmit(
    async (account) => {
      const outcome = await onMake(account)
      if (!outcome.ok) refuse(outcome.problem)
    },
    (errors) => focusSingle(fields, errors, setFocus),
  )
  return { register, control, submit, formState, dialog }
}
