import { useId, useState } from "react"
import { FormProvider } from "react-hook-form"
import { newUuid, emptyItem } from "#dashboard/items/empty-item.ts"
import { ItemErrors } from "#dashboard/editor/item-errors.tsx"
import { useItemForm } from "#dashboard/editor/use-item-form.ts"
import { SafetyNotices } from "#dashboard/editor/safety/safety-notices.tsx"
import { SaveProblem } from "#dashboard/editor/bar/status-line.tsx"
import { titleIn, type Draft } from "#dashboard/drafts/draft.ts"
import type { Item } from "#dashboard/items/item.ts"
import { Button } from "#ui/controls/button.tsx"
import { Dialog } from "#ui/dialogs/dialog.tsx"
import { Form } from "#ui/forms/form.tsx"
import { SubmitButton } from "#ui/forms/submit-button.tsx"
import { blankEvent } from "./new-event.ts"
import { moreFields } from "#dashboard/agenda/series/beginning.ts"
import { eventProblems } from "./event-rules.ts"
import { NewEventFields } from "./new-event-fields.tsx"
import * as styles from "./new-event.module.css"
import { language as pageLanguage } from "#lib/strings/language.ts"
import { appWords } from "#dashboard/strings/words.ts"

export type NewEventDialogProps = {
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly onClose: () => void
  readonly onCreated: (item: Item) => void
}

/** Closing keeps the text among the drafts; Cancel discards it. */
export function NewEventDialog(props: NewEventDialogProps) {
  const { day } = props
  const [empty] = useState(() => blankEvent(emptyItem("node--agenda", { langcode: pageLanguage, uid: null }), day))
  const [draft, setDraft] = useState<Draft | null>(null)
  // Only the form with all fields can save a draft that splits a series.
  const reopen = (other: Draft) => (other.base.continues === undefined ? setDraft(other) : moreFields(other))
  return (
    <Dialog title={appWords.agenda.create} size="form" onClose={props.onClose}>
      <NewEventForm key={draft?.id} {...props} loaded={draft?.base ?? empty} begunWith={draft} onReopen={reopen} />
    </Dialog>
  )
}

type NewEventFormProps = NewEventDialogProps & {
  readonly loaded: Item
  readonly begunWith: Draft | null
  readonly onReopen: (draft: Draft) => void
}

function NewEventForm({ loaded, begunWith, onReopen, onClose, onCreated }: NewEventFormProps) {
  const formId = useId()
  const { form, editing, view, publish, actions } = useItemForm({
    loaded,
    begunWith,
    of: "agenda",
    problemsIn: eventProblems,
    onCreated,
  })
  const { item, save: state } = view
  const goOn = () => {
    const values = { ...form.getValues() }
    const { type, id, number } = item
    actions.discard()
    moreFields({ type, id, number, title: titleIn(values), values, base: item, savedAt: Date.now(), writer: newUuid(), ...unsent })
  }
  return (
    <FormProvider {...form}>
      <SafetyNotices editing={editing} view={view} present={form.getValues} onReopen={onReopen} />
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          void publish()
        }}
      >
        <ItemErrors item={item} formId={formId} isToPublish={false} />
        <NewEventFields formId={formId} item={item} />
        <SaveProblem state={state} item={item} />
        {state.kind === "offline" && <p role="status">{Object.values(appWords.editor.saveBar.offline)}</p>}
        <div className="cluster end" data-gap="3">
          <span className={styles.more}>
            <Button tone="quiet" onClick={goOn}>
              {appWords.newEventDialog.more}
            </Button>
          </span>
          <Button
            tone="ghost"
            onClick={() => {
              actions.discard()
              onClose()
            }}
          >
            {appWords.buttons.cancel}
          </Button>
          <SubmitButton tone="accent" isBusy={state.kind === "saving"} busyLabel={appWords.editor.saveBar.saving}>
            {appWords.newEventDialog.create}
          </SubmitButton>
        </div>
      </Form>
    </FormProvider>
  )
}

const unsent = { isQueued: false, earlier: [] } as const
