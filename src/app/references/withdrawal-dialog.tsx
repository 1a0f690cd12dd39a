import { useId, type SyntheticEvent } from "react"
import { kindOf } from "#contract/content.ts"
import type { Item } from "#app/resources/item.ts"
import { wordsOf, type Problem } from "#lib/session/problem.ts"
import { toasts } from "#app/strings/toasts.ts"
import { withdrawal as words } from "#app/strings/withdrawal.ts"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { Form } from "#ui/form.tsx"
import { SubmitButton } from "#ui/submit-button.tsx"
import { ReferrerList } from "./referrer-list.tsx"
import { useRedirectField } from "./use-redirect-field.tsx"
import { useWithdrawing } from "./use-withdrawing.ts"
import * as styles from "./withdrawal.module.css"

/** `label` is the title as people know it; `publicPath` null for an item that has no page. */
export type Withdrawn = Pick<Item, "type" | "id" | "publicPath" | "isPublished"> & { readonly label: string }

type WithdrawalDialogProps = {
  readonly action: "unpublish" | "delete"
  readonly item: Withdrawn
  readonly note: string | null
  readonly unpublish: () => Promise<Problem | null>
  readonly onDelete: (redirect: string | null) => void
  readonly onClose: () => void
}

export function WithdrawalDialog({ action, item, note, unpublish, onDelete, onClose }: WithdrawalDialogProps) {
  const id = useId()
  const former = item.isPublished ? item.publicPath : null
  const redirect = useRedirectField(former === null ? [] : [former])
  const { state, run } = useWithdrawing({ former, withdraw: unpublish, onDone: onClose })
  const { isBusy, isDone, problem } = state
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    // React bubbles it through the portal to the form of the whole screen.
    event.stopPropagation()
    const { uri, error } = redirect.read()
    if (error !== null) return
    if (action === "delete") onDelete(uri)
    else void run(uri)
  }
  return (
    <Dialog title={words[action].title(item.label)} tone="error" describedBy={id} onClose={onClose}>
      <Form onSubmit={submit}>
        <p id={id}>
          {words[action].text(kindOf(item.type).label)} {action === "delete" && toasts.later}
        </p>
        {note !== null && <p>{note}</p>}
        {!isDone && <ReferrerList type={item.type} id={item.id} />}
        {redirect.field}
        {problem !== null && <p role="alert">{isDone ? words.redirect.failed(wordsOf(problem)) : wordsOf(problem)}</p>}
        <p className={styles.actions}>
          <Button tone="ghost" onClick={onClose}>
            {isDone ? words.close : words.cancel}
          </Button>
          <SubmitButton tone={action === "delete" ? "danger" : "ink"} isBusy={isBusy} busyLabel={words[action].busy}>
            {isDone ? words.redirect.again : words[action].confirm}
          </SubmitButton>
        </p>
      </Form>
    </Dialog>
  )
}
