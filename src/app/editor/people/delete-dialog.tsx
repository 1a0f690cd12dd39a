import { useId, useState } from "react"
import { flushSync } from "react-dom"
import type { Field } from "#contract/fields.ts"
import { screenPath } from "#contract/screens.ts"
import { useGetReferencesQuery, useRemoveItemMutation } from "#app/resources/item-api.ts"
import type { Referrers } from "#app/resources/history/referrers.ts"
import { textOf } from "#app/resources/fields/read-value.ts"
import type { ReferenceValue } from "#app/resources/values.ts"
import { outcomeOf } from "#lib/api.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import { wordsOf, type Outcome, type Problem } from "#lib/session/problem.ts"
import { people } from "#lib/strings/members-area/people.ts"
import { Button } from "#ui/button.tsx"
import { closeDialog, Dialog } from "#ui/dialog.tsx"
import type { KindPartProps } from "../kind-part.ts"
import { Check, Group } from "../widgets/group.tsx"
import { Combobox } from "../widgets/references/combobox.tsx"
import * as styles from "./people.module.css"

const strings = people.remove

/** Null: the content stays without an account. */
type Heir = { readonly chosen: ReferenceValue | null } | null

type DeleteDialogProps = KindPartProps & { readonly onClose: () => void }

/** Asks what happens to the content, and deletes the account. */
export function DeleteDialog({ item, of, actions, onClose }: DeleteDialogProps) {
  const id = useId()
  const content = outcomeOf(useGetReferencesQuery({ type: item.type, id: item.id }))
  const [heir, setHeir] = useState<Heir>(null)
  const { message, isBusy, remove } = useRemoval(item, heir, () => {
    flushSync(actions.discard)
    moveTo(screenPath({ kind: "list", of }))
  })
  const name = textOf(item.values.name)
  const hasNothing = content?.ok === true && content.value !== null && countOf(content.value) === 0
  return (
    <Dialog
      title={strings.ask(name)}
      tone="error"
      describedBy={id}
      onClose={onClose}
      foot={
        <>
          <Button tone="ghost" onClick={closeDialog}>
            {strings.cancel}
          </Button>
          <Button tone="danger" aria-busy={isBusy} aria-disabled={isBusy} onClick={isBusy ? undefined : () => void remove()}>
            {isBusy ? strings.busy : strings.button}
          </Button>
        </>
      }
    >
      <p id={id}>{contentWords(name, content)}</p>
      {!hasNothing && <HeirChoice id={id} item={item} heir={heir} onChange={setHeir} />}
      <p className={styles.text}>{strings.final}</p>
      {message !== null && (
        <p className={styles.problem} role="alert">
          {message}
        </p>
      )}
    </Dialog>
  )
}

function useRemoval(item: KindPartProps["item"], heir: Heir, onRemoved: () => void) {
  const [send, { isLoading: isBusy }] = useRemoveItemMutation()
  const [message, setMessage] = useState<string | null>(null)
  const remove = async () => {
    const chosen = heir?.chosen ?? null
    const fault = heir !== null && chosen === null ? strings.heirMissing : chosen?.id === item.id ? strings.heirIsSame : null
    setMessage(fault)
    if (fault !== null) return
    const { type, id, version } = item
    const { error } = await send({ type, id, version, ...(chosen !== null && { heir: chosen.id }) })
    if (error === undefined) onRemoved()
    else setMessage(refusalWords("kind" in error ? error : { kind: "broken", message: null, status: 200 }))
  }
  return { message, isBusy, remove }
}

/** A back end that does not know what becomes of the content refuses the parameter (src/app/resources/requests.ts). */
function refusalWords(problem: Problem): string {
  return problem.kind === "invalid" && problem.message?.includes("'reassign'") === true ? strings.wouldLoseContent : wordsOf(problem)
}

type HeirChoiceProps = Pick<KindPartProps, "item"> & {
  readonly id: string
  readonly heir: Heir
  readonly onChange: (heir: Heir) => void
}

const heirField: Field = { type: "entity_reference", label: strings.heir, target: "user--user", required: true }

function HeirChoice({ id, item, heir, onChange }: HeirChoiceProps) {
  const shared = { type: "radio", name: "heir", isReadOnly: false, onBlur: () => undefined } as const
  const chosen = heir?.chosen ?? null
  return (
    <div className={styles.choice}>
      <Group id={`${id}-content`} label={strings.legend} error={undefined}>
        <Check
          {...shared}
          id={`${id}-stays`}
          label={strings.stays}
          hint={strings.staysHint}
          isOn={heir === null}
          onChange={() => onChange(null)}
        />
        <Check {...shared} id={`${id}-goes`} label={strings.goes} isOn={heir !== null} onChange={() => onChange({ chosen: null })} />
      </Group>
      {heir !== null && (
        <Combobox
          id={`${id}-heir`}
          name="heir-name"
          field={heirField}
          item={item}
          chosen={chosen === null ? [] : [chosen]}
          onChange={(next) => onChange({ chosen: next.at(-1) ?? null })}
          onBlur={() => undefined}
          error={undefined}
          isReadOnly={false}
        />
      )}
    </div>
  )
}

function contentWords(name: string, content: Outcome<Referrers | null> | null): string {
  if (content === null) return strings.counting
  if (!content.ok) return strings.countFailed
  if (content.value === null) return ""
  const count = countOf(content.value)
  if (count === 0) return strings.nothing(name)
  const titles = content.value.shown.slice(0, 3).map(({ title }) => `“${title}”`)
  return [strings.content(name, count), ...(titles.length > 0 ? [strings.among(listed(titles))] : [])].join(" ")
}

function countOf({ count, hidden }: Referrers): number {
  return count + hidden
}

function listed(words: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(words)
}
