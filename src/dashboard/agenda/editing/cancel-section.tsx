import { useId, useState } from "react"
import { eventFields, eventIn } from "#dashboard/agenda/series/events.ts"
import type { KindPartProps } from "#dashboard/editor/kind-part.ts"
import { textOf } from "#contract/field-types/field-type.ts"
import { wordsOf, type Problem } from "#lib/session/problem.ts"
import { Button } from "#ui/button.tsx"
import { ConfirmDialog } from "#ui/confirm-dialog.tsx"
import { FormSection } from "#ui/form.tsx"
import { mailWords } from "#dashboard/agenda/series/mail-words.ts"
import { appWords } from "#dashboard/strings/words.ts"

const words = appWords.eventForm.cancelled

/** Cancels the event of the form, or takes the cancellation back. */
export function CancelSection({ item, isUnsaved, actions }: KindPartProps) {
  const id = useId()
  const [isConfirming, setConfirming] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  if (item.number === null) return null
  const isCancelled = item.values[eventFields.isCancelled] === true
  const title = textOf(item.values.title)
  const change = isCancelled ? "restore" : "cancel"
  const { start, rule } = eventIn(item.values)
  const mailNote = isCancelled || !item.isPublished ? null : mailWords({ start, movedTo: null, areSeveral: rule !== "" })
  const run = async () => {
    setConfirming(false)
    setProblem(null)
    setProblem(await actions.saveWith(eventFields.isCancelled, !isCancelled))
  }
  return (
    <FormSection title={words.title}>
      <p className="quiet narrow">{isCancelled ? words.isOn : words.isOff}</p>
      <div>
        <Button tone="ghost" onClick={() => setConfirming(true)}>
          {appWords.eventChanges.buttons[change]}
        </Button>
      </div>
      {problem !== null && <p role="alert">{wordsOf(problem)}</p>}
      {isConfirming && (
        <ConfirmDialog
          title={isCancelled ? appWords.eventChanges.restoreQuestion(title) : appWords.eventChanges.cancelQuestion(title)}
          tone="error"
          describedBy={id}
          keep={isCancelled ? appWords.buttons.cancel : appWords.eventChanges.keepEvent}
          confirm={appWords.eventChanges.buttons[change]}
          onClose={() => setConfirming(false)}
          onConfirm={() => void run()}
        >
          <div id={id} className="stack quiet narrow" data-gap="2">
            <p>{isCancelled ? appWords.eventChanges.restoreText : appWords.eventChanges.cancelText}</p>
            {mailNote !== null && <p>{mailNote}</p>}
            {isUnsaved && <p>{words.others}</p>}
          </div>
        </ConfirmDialog>
      )}
    </FormSection>
  )
}
