import { valibotResolver } from "@hookform/resolvers/valibot"
import { useEffect } from "react"
import { useForm } from "react-hook-form"
import * as v from "valibot"
import type { PasswordReset } from "#contract/session.ts"
import { newPassword } from "#features/account/field-rules.ts"
import { focusSingle } from "#features/account/form-errors.tsx"
import { useOupsDialog } from "#features/account/oups-dialog.tsx"
import type { Outcome, Problem } from "#lib/session/problem.ts"
import type { LinkSecrets } from "./link-secrets.ts"
import { accountWords } from "#lib/strings/account-words.ts"

const schema = v.pipe(
  v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(() => accountWords.resetPassword.accountMissing),
    ),
    temporary: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(() => accountWords.resetPassword.temporaryMissing),
    ),
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

export const resetFields = ["name", "password", "repeated", "temporary"] as const

export type ResetFormOptions = {
  /** From the mail's link. Null without a link; undefined until the browser knows. */
  readonly secrets: LinkSecrets | null | undefined
  readonly onReset: (reset: PasswordReset) => Promise<Outcome<unknown>>
  readonly onExpired: () => void
}

export function useResetForm({ secrets, onReset, onExpired }: ResetFormOptions) {
  const form = useForm({
    resolver: valibotResolver(schema),
    shouldFocusError: false,
    // Without it, checks across fields wait until each field is valid.
    criteriaMode: "all",
    defaultValues: { name: secrets?.name ?? "", temporary: secrets?.temporary ?? "", password: "", repeated: "" },
  })
  const { setValue, clearErrors } = form
  useEffect(() => {
    // The secrets are known only in the browser. The user may have typed passwords before.
    if (!secrets) return
    if (secrets.name !== "") setValue("name", secrets.name)
    setValue("temporary", secrets.temporary)
    clearErrors()
  }, [secrets, setValue, clearErrors])
  const { dialog, showProblem } = useOupsDialog(() => form.setFocus("password"))
  const refuse = (problem: Problem) => {
    // Drupal's rest_password, and our server after it, distinguish these by words only.
    const message = (problem.kind === "invalid" && problem.message) || ""
    if (/temp password request|recovery password/i.test(message)) onExpired()
    else if (/\bpassword\b/i.test(message)) form.setError("password", { message }, { shouldFocus: true })
    else showProblem(problem)
  }
  const submit = form.handleSubmit(
    async ({ name, temporary, password }) => {
      const outcome = await onReset({ name, temp_pass: temporary, new_pass: password })
      if (!outcome.ok) refuse(outcome.problem)
    },
    (errors) => focusSingle(resetFields, errors, form.setFocus),
  )
  return { form, submit, dialog }
}
