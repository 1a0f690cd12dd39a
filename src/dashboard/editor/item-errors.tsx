import { useFormContext, useFormState } from "react-hook-form"
import type { Item } from "#dashboard/items/item.ts"
import type { Values } from "#dashboard/items/values.ts"
import { ErrorSummary } from "#ui/forms/error-summary.tsx"
import { formFieldsOf } from "#dashboard/widgets/form-fields.ts"
import { formPlanOf } from "./form-plan.ts"
import { isSummaryWrong } from "./rules/form-problems.ts"
import { fieldId } from "#dashboard/widgets/widget.tsx"
import { appWords } from "#dashboard/strings/words.ts"

type ItemErrorsProps = { readonly item: Item; readonly formId: string; readonly isToPublish: boolean }

export function ItemErrors({ item, formId, isToPublish }: ItemErrorsProps) {
  const { errors, submitCount } = useFormState<Values>()
  const { getValues } = useFormContext<Values>()
  const fields = formFieldsOf(item.type)
  const itemErrors = fieldOrder(item.type).flatMap((name) => {
    const message = errors[name]?.message
    const control = fields[name] !== undefined && isSummaryWrong(fields[name], getValues(name)) ? "summary" : name
    return typeof message === "string" ? [{ id: fieldId(formId, control), message }] : []
  })
  const title = isToPublish ? appWords.editor.toFixToPublish(itemErrors.length) : appWords.editor.toFix(itemErrors.length)
  return <ErrorSummary title={title} errors={itemErrors} attempt={submitCount} />
}

function fieldOrder(type: Item["type"]): readonly string[] {
  const { main, aside } = formPlanOf(type)
  return [...main, ...aside].flatMap(({ rows }) => rows.flat()).filter((name) => name !== "summary")
}
