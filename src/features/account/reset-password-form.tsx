import { valibotResolver } from "@hookform/resolvers/valibot"
import { useId, useState } from "react"
import { flushSync } from "react-dom"
import { useForm, useWatch } from "react-hook-form"
import * as v from "valibot"
import type { Outcome, Problem } from "#lib/session/problem.ts"
import { resetPassword as strings } from "#lib/strings/members-area/account.ts"
import { TextField } from "#ui/field.tsx"
import { Form } from "#ui/form.tsx"
import { Link } from "#ui/link.tsx"
import { PasswordField } from "#ui/password-field.tsx"
import { SubmitButton } from "#ui/submit-button.tsx"
import { focusSingle, FormErrors } from "./form-errors.tsx"
import type { LinkSecrets } from "./link-secrets.ts"
import { LinkRow } from "./link-row.tsx"
import { newPassword } from "./new-password.ts"
import { OupsDialog } from "./oups-dialog.tsx"
import { PasswordStrength } from "./password-strength.tsx"
import { resetProblemOf } from "./reset-problem.ts"

const schema = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty(strings.accountMissing)),
    temporary: v.pipe(v.string(), v.trim(), v.nonEmpty(strings.temporaryMissing)),
    password: newPassword,
    repeated: v.string(),
  }),
  v.forward(
    v.check(({ password, repeated }) => password === repeated, strings.differ),
    ["repeated"],
  ),
)

const fields = ["name", "password", "repeated", "temporary"] as const

export type Reset = { readonly name: string; readonly temp_pass: string; readonly new_pass: string }

type ResetPasswordFormProps = {
  /** What the mail's link brought; null where somebody came without it, undefined until that is known. */
  readonly secrets: LinkSecrets | null | undefined
  readonly onReset: (reset: Reset) => Promise<Outcome<unknown>>
  readonly onExpired: () => void
  readonly onTouch?: (() => void) | undefined
}

/** Sets a new password by the temporary one. */
export function ResetPasswordForm({ secrets, onReset, onExpired, onTouch }: ResetPasswordFormProps) {
  const id = useId()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isAsked, setIsAsked] = useState(false)
  const { register, handleSubmit, setError, setFocus, control, formState } = useForm({
    resolver: valibotResolver(schema),
    shouldFocusError: false,
    // Otherwise what is checked over several fields waits until each is right.
    criteriaMode: "all",
    defaultValues: { name: secrets?.name ?? "", temporary: secrets?.temporary ?? "", password: "", repeated: "" },
  })
  const { errors, isSubmitting, submitCount } = formState
  const password = useWatch({ control, name: "password" })
  const refuse = (refused: Problem) => {
    const found = resetProblemOf(refused)
    if (found.kind === "expired") onExpired()
    else if (found.kind === "password") setError("password", { message: found.message }, { shouldFocus: true })
    else setProblem(found.problem)
  }
  const reset = handleSubmit(
    async ({ name, temporary, password: chosen }) => {
      const outcome = await onReset({ name, temp_pass: temporary, new_pass: chosen })
      if (!outcome.ok) refuse(outcome.problem)
    },
    (wrong) => {
      focusSingle(fields, wrong, setFocus)
    },
  )
  // Not at once: who comes by the link doesn't need it, and the page is built before it is known who comes how.
  const asksTemporary = secrets === null && (isAsked || errors.temporary !== undefined)
  const askTemporary = () => {
    flushSync(() => {
      setIsAsked(true)
    })
    setFocus("temporary")
  }
  const tryAgain = () => {
    setProblem(null)
    setFocus("password")
  }
  return (
    <>
      <Form onSubmit={(event) => void reset(event)} onFocus={onTouch}>
        <FormErrors errors={errors} fields={fields} id={id} attempt={submitCount} />
        <TextField
          id={`${id}name`}
          label={strings.account}
          error={errors.name?.message}
          autoComplete="username"
          readOnly={secrets !== null && secrets?.name !== ""}
          required
          {...register("name")}
        />
        <PasswordField
          id={`${id}password`}
          label={strings.password}
          hint={strings.hint}
          error={errors.password?.message}
          autoComplete="new-password"
          required
          {...register("password")}
        >
          <PasswordStrength password={password} />
        </PasswordField>
        <PasswordField
          id={`${id}repeated`}
          label={strings.repeat}
          error={errors.repeated?.message}
          autoComplete="new-password"
          required
          {...register("repeated")}
        />
        {asksTemporary && (
          <TextField
            id={`${id}temporary`}
            label={strings.temporary}
            hint={strings.temporaryHint}
            error={errors.temporary?.message}
            autoComplete="one-time-code"
            required
            {...register("temporary")}
          />
        )}
        <SubmitButton size="large" isBusy={isSubmitting} busyLabel={strings.busy}>
          {strings.submit}
        </SubmitButton>
        {secrets === null && (
          <LinkRow>
            {!asksTemporary && (
              <button type="button" onClick={askTemporary}>
                {strings.enterTemporary}
              </button>
            )}
            <Link to="/password-reset/new/">{strings.newLink}</Link>
          </LinkRow>
        )}
      </Form>
      {problem && <OupsDialog problem={problem} onClose={tryAgain} />}
    </>
  )
}
