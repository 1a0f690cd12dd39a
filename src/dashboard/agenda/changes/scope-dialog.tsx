import { useId, useState } from "react"
import { mailWords, untoldWords } from "#dashboard/agenda/series/mail-words.ts"
import type { Occurrence } from "#dashboard/agenda/occurrences/occurrence.ts"
import { scopes, type Scope } from "#contract/agenda/series-change.ts"
import { Group, Radios } from "#dashboard/widgets/group.tsx"
import { Button } from "#ui/button.tsx"
import { closeDialog, Dialog } from "#ui/dialog.tsx"
import type { Action } from "#dashboard/agenda/event/event-actions.tsx"
import * as styles from "./changes.module.css"
import { appWords } from "#dashboard/strings/words.ts"

type ScopeDialogProps = {
  readonly action: Action
  readonly occurrence: Occurrence
  /** The start after a move; null of other actions. */
  readonly movedTo: string | null
  readonly onClose: () => void
  readonly onConfirm: (scope: Scope) => void
}

/** Which events of a series are meant, and what becomes of them. */
export function ScopeDialog({ action, occurrence, movedTo, onClose, onConfirm }: ScopeDialogProps) {
  const id = useId()
  const [scope, setScope] = useState<Scope>("one")
  const { event } = occurrence
  const isSeries = event.rule !== null
  const mailed = event.isPublished ? mailedWords({ action, scope, occurrence, movedTo }) : null
  return (
    <Dialog
      title={isSeries ? appWords.eventChanges.scope.title[action] : questionOf(action, event.title)}
      describedBy={id}
      onClose={onClose}
      foot={
        <>
          <Button tone="ghost" onClick={closeDialog}>
            {action === "cancel" ? appWords.eventChanges.keepEvent : appWords.eventChanges.back}
          </Button>
          <Button tone={action === "delete" ? "danger" : "ink"} onClick={() => onConfirm(scope)}>
            {appWords.eventChanges.buttons[action]}
          </Button>
        </>
      }
    >
      <div className={styles.text}>
        {isSeries && (
          <Group id={`${id}-scope`} label={appWords.eventChanges.scope.legend} isLabelHidden>
            <Radios
              id={id}
              name={id}
              choices={scopes.map((each) => [each, appWords.eventChanges.scope[each]])}
              chosen={scope}
              onChoose={setScope}
            />
          </Group>
        )}
        <div id={id}>
          {meaningOf(action).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {event.series !== null && <p>{appWords.eventChanges.exception}</p>}
          {mailed !== null && <p>{mailed}</p>}
        </div>
      </div>
    </Dialog>
  )
}

function questionOf(action: Action, title: string): string {
  if (action === "cancel") return appWords.eventChanges.cancelQuestion(title)
  return action === "restore" ? appWords.eventChanges.restoreQuestion(title) : appWords.eventChanges.deleteQuestion(title)
}

type Asked = Pick<ScopeDialogProps, "action" | "occurrence" | "movedTo"> & { readonly scope: Scope }

/** Whom the change is mailed to. A series that loses some of its events is changed, and not deleted. */
function mailedWords({ action, scope, occurrence, movedTo }: Asked): string | null {
  const { event, recurrenceId, start, isCancelled } = occurrence
  if (isCancelled || action === "restore" || action === "edit") return null
  const areSeveral = scope !== "one"
  if (action !== "delete") return mailWords({ start, movedTo, areSeveral })
  const isPart = event.rule !== null && (scope === "one" || (scope === "following" && (recurrenceId ?? start) !== event.start))
  return isPart ? mailWords({ start, movedTo, areSeveral: false }) : untoldWords({ ...occurrence, areSeveral })
}

function meaningOf(action: Action): readonly string[] {
  if (action === "cancel") return [appWords.eventChanges.cancelText]
  if (action === "restore") return [appWords.eventChanges.restoreText]
  return action === "delete" ? [appWords.eventChanges.deleteText, appWords.toasts.later] : []
}
