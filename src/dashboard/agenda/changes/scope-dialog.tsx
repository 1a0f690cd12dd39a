import { useEffect, useId, useState } from "react"
import { seriesScopes, type SeriesScope } from "#contract/agenda/series-change.ts"
import { focusEvent } from "#dashboard/agenda/event/focus-event.ts"
import type { Action } from "#dashboard/agenda/event/view.ts"
import type { Occurrence } from "#dashboard/agenda/occurrences/occurrence.ts"
import { changeNote, deletionNote } from "#dashboard/agenda/series/mail-notes.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { Group, Radios } from "#dashboard/widgets/group.tsx"
import { ConfirmDialog } from "#ui/dialogs/confirm-dialog.tsx"

export type ScopeQuestion = {
  readonly action: Action
  readonly occurrence: Occurrence
  /** Is null unless the action is a move. */
  readonly movedTo: string | null
}

type ScopeDialogProps = ScopeQuestion & { readonly onClose: () => void; readonly onConfirm: (scope: SeriesScope) => void }

const words = appWords.eventChanges

export function ScopeDialog({ onClose, onConfirm, ...question }: ScopeDialogProps) {
  const id = useId()
  const [scope, setScope] = useState<SeriesScope>("one")
  const { action, occurrence } = question
  const { event, key } = occurrence
  // The popover or the bar from which the user came is gone, so the browser can't return the focus there.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusEvent(key)
    },
    [key],
  )
  const isSeries = event.rule !== null
  const changeNote = event.isPublished ? mailNoteOf(question, scope) : null
  return (
    <ConfirmDialog
      title={isSeries ? words.scope.title[action] : titleOf(action, event.title)}
      describedBy={`${id}-meaning`}
      keep={action === "cancel" ? words.keepEvent : appWords.buttons.cancel}
      confirm={words.buttons[action]}
      isDangerous={action === "delete"}
      onClose={onClose}
      onConfirm={() => onConfirm(scope)}
    >
      <div className="stack" data-gap="4">
        {isSeries && (
          <Group id={`${id}-scope`} label={words.scope.legend} isLabelHidden>
            <Radios id={id} name={id} choices={seriesScopes.map((each) => [each, words.scope[each]])} chosen={scope} onChoose={setScope} />
          </Group>
        )}
        <div id={`${id}-meaning`}>
          {[...meaningOf(action), event.series === null ? null : words.exception, changeNote].map(
            (sentence) => sentence !== null && <p key={sentence}>{sentence}</p>,
          )}
        </div>
      </div>
    </ConfirmDialog>
  )
}

function titleOf(action: Action, title: string): string {
  if (action === "cancel") return words.cancelQuestion(title)
  return action === "restore" ? words.restoreQuestion(title) : words.deleteQuestion(title)
}

/** A series that loses only some of its events counts as changed, not as deleted. */
function mailNoteOf({ action, occurrence, movedTo }: ScopeQuestion, scope: SeriesScope): string | null {
  const { event, start } = occurrence
  if (event.isCancelled || action === "restore" || action === "edit") return null
  const areSeveral = scope !== "one"
  if (action !== "delete") return changeNote({ start, movedTo, areSeveral })
  const isPart = event.rule !== null && (scope === "one" || (scope === "following" && start !== event.start))
  return isPart ? changeNote({ start, movedTo, areSeveral: false }) : deletionNote({ ...event, ...occurrence, areSeveral })
}

function meaningOf(action: Action): readonly string[] {
  if (action === "cancel") return [words.cancelText]
  if (action === "restore") return [words.restoreText]
  return action === "delete" ? [words.deleteText, appWords.toasts.later] : []
}
