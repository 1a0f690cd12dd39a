import { useId, type ReactNode } from "react"
import { useForm, type FieldValues, type Path, type UseFormProps } from "react-hook-form"
import type { Outcome, Problem } from "#lib/session/problem.ts"
import { Form } from "#ui/forms/form.tsx"
import { SubmitButton } from "#ui/forms/submit-button.tsx"
import { focusSingle, FormErrors } from "./form-errors.tsx"
import * as styles from "./link-row.module.css"
import { useOupsDialog } from "./oups-dialog.tsx"

type AccountFormOptions<Values extends FieldValues> = Pick<UseFormProps<Values, unknown, Values>, "resolver" | "defaultValues"> & {
  /** Without these fields, each error stands only at its field, and the first one has the focus. */
  readonly fields?: readonly Path<Values>[]
  /** A refusal that names no field moves the focus here. */
  readonly retried: Path<Values>
  readonly send: (values: Values) => Promise<Outcome<unknown>>
}

/** A refusal stands at the fields that it names, or else in a dialog. The typed text stays. */
export function useAccountForm<Values extends FieldValues>({ fields = [], retried, send, ...options }: AccountFormOptions<Values>) {
  const id = useId()
  // Without `criteriaMode`, checks across fields wait until each field is valid.
  const form = useForm<Values, unknown, Values>({ ...options, shouldFocusError: fields.length === 0, criteriaMode: "all" })
  const { register, setError, setFocus, formState } = form
  const { errors, isSubmitting, submitCount } = formState
  const { dialog, showProblem } = useOupsDialog(() => setFocus(retried))
  const refuse = (problem: Problem) => {
    const sentences = problem.kind === "invalid" ? problem.fields : {}
    const refusedFields = fields.filter((name) => sentences[name] !== undefined)
    for (const name of refusedFields) setError(name, { message: sentences[name] ?? "" }, { shouldFocus: name === refusedFields[0] })
    if (refusedFields.length === 0) showProblem(problem)
  }
  const submit = form.handleSubmit(
    async (values) => {
      const outcome = await send(values)
      if (!outcome.ok) refuse(outcome.problem)
    },
    (wrong) => focusSingle(fields, wrong, setFocus),
  )
  const field = (name: Path<Values>) => ({
    id: id + name,
    error: form.getFieldState(name, formState).error?.message,
    required: true,
    ...register(name),
  })
  const summary = <FormErrors errors={errors} fields={fields} id={id} attempt={submitCount} />
  return { form, field, shell: { submit, isBusy: isSubmitting, summary, dialog } }
}

type AccountFormProps = {
  readonly shell: ReturnType<typeof useAccountForm>["shell"]
  readonly lead?: string
  readonly label: string
  readonly busyLabel: string
  readonly onTouch?: (() => void) | undefined
  readonly links?: ReactNode
  readonly children: ReactNode
}

export function AccountForm({ shell, lead, label, busyLabel, onTouch, links, children }: AccountFormProps) {
  return (
    <>
      <Form onSubmit={(event) => void shell.submit(event)} onFocus={onTouch}>
        {lead !== undefined && <p>{lead}</p>}
        {shell.summary}
        {children}
        <SubmitButton size="large" isBusy={shell.isBusy} busyLabel={busyLabel}>
          {label}
        </SubmitButton>
        {links !== undefined && <LinkRow>{links}</LinkRow>}
      </Form>
      {shell.dialog}
    </>
  )
}

export function LinkRow({ children }: { readonly children: ReactNode }) {
  return <p className={styles.row}>{children}</p>
}
