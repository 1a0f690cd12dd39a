import { useId, useState } from "react"
import { Button } from "#ui/controls/button.tsx"
import { closeDialog, Dialog } from "#ui/dialogs/dialog.tsx"
import * as styles from "./accounts.module.css"
import { ProtectedDialog, Reasons, useUnprotected, type AccountFacts } from "./protection.tsx"
import { useGetReferencesQuery } from "#dashboard/items/item-api.ts"
import type { Referrers } from "#dashboard/items/history.ts"
import { outcomeOf } from "#dashboard/session/core/api.ts"
import type { Outcome } from "#lib/session/problem.ts"
import { language } from "#lib/strings/language.ts"
import type { Field } from "#contract/fields.ts"
import { Group, Radios } from "#dashboard/widgets/group.tsx"
import { Combobox } from "#dashboard/widgets/combobox/combobox.tsx"
import type { ReferenceValue } from "#dashboard/items/values.ts"
import { appWords } from "#dashboard/strings/words.ts"

const strings = appWords.people.remove

/** More accounts than this are not looked up: the dialog would come late and be long. */
const mostLookups = 10

type DeletionDialogProps<A> = {
  readonly rows: readonly A[]
  readonly onClose: () => void
  /** `heir` is the UUID of the user who gets the content; null if it stays without an account. */
  readonly onDelete: (accounts: readonly A[], heir: string | null) => void
}

export function DeletionDialog<A extends AccountFacts>({ rows, onClose, onDelete }: DeletionDialogProps<A>) {
  const id = useId()
  const { accounts, reasons } = useUnprotected(rows)
  const [heir, setHeir] = useState<Heir>(null)
  const [fault, setFault] = useState<string | null>(null)
  const mayHaveContent = useMayHaveContent(rows)
  if (accounts.length === 0) return <ProtectedDialog action="delete" accounts={rows} {...{ reasons, onClose }} />
  const remove = () => {
    const heirAccount = heir?.account ?? null
    const isOneOfThem = accounts.some((account) => account.id === heirAccount?.id)
    const heirFault = heir !== null && heirAccount === null ? strings.heirMissing : isOneOfThem ? strings.heirIsSame : null
    setFault(heirFault)
    if (heirFault === null) onDelete(accounts, heirAccount?.id ?? null)
  }
  return (
    <Dialog
      title={strings.ask(appWords.people.several(accounts.map(({ title }) => title)))}
      tone="error"
      describedBy={id}
      onClose={onClose}
      foot={
        <>
          <Button tone="ghost" onClick={closeDialog}>
            {appWords.buttons.cancel}
          </Button>
          <Button tone="danger" onClick={remove}>
            {strings.button(accounts.length)}
          </Button>
        </>
      }
    >
      <div id={id} className={styles.text}>
        {accounts.length <= mostLookups && accounts.map((account) => <AccountContent key={account.id} account={account} />)}
      </div>
      {mayHaveContent && <HeirChoice id={id} heir={heir} onChange={setHeir} />}
      <Reasons reasons={reasons} />
      <p className={styles.text}>{appWords.toasts.later}</p>
      {fault !== null && (
        <p className="problem" role="alert">
          {fault}
        </p>
      )}
    </Dialog>
  )
}

function AccountContent({ account: { id, title } }: { readonly account: AccountFacts }) {
  return <p>{contentWords(title, outcomeOf(useGetReferencesQuery({ type: "user--user", id })))}</p>
}

/** Waits for the answer: a choice that is gone again would take the focus with it. */
function useMayHaveContent([first, ...others]: readonly AccountFacts[]): boolean {
  const skip = first === undefined || others.length > 0
  const { data, isLoading } = useGetReferencesQuery({ type: "user--user", id: first?.id ?? "" }, { skip })
  return !isLoading && (data === undefined || countOf(data) > 0)
}

function contentWords(name: string, content: Outcome<Referrers> | null): string {
  if (content === null) return strings.counting
  if (!content.ok) return strings.countFailed
  const count = countOf(content.value)
  if (count === 0) return strings.nothing(name)
  const titles = content.value.referrers.slice(0, 3).map(({ title }) => appWords.listActions.confirm.named(title))
  return [strings.content(name, count), ...(titles.length > 0 ? [strings.among(listed(titles))] : [])].join(" ")
}

function countOf({ count, hidden }: Referrers): number {
  return count + hidden
}

function listed(words: readonly string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(words)
}

/** Is null if the content stays without an account. `account` is null until a user is chosen. */
type Heir = { readonly account: ReferenceValue | null } | null

type HeirChoiceProps = { readonly id: string; readonly heir: Heir; readonly onChange: (heir: Heir) => void }

const heirField: Field = { type: "entity_reference", label: strings.heir, target: "user--user", required: true }

const choices = [
  ["stays", strings.stays, strings.staysHint],
  ["goes", strings.goes],
] as const

function HeirChoice({ id, heir, onChange }: HeirChoiceProps) {
  const account = heir?.account ?? null
  return (
    <div className={styles.choice}>
      <Group id={`${id}-content`} label={strings.legend}>
        <Radios
          {...{ id, choices }}
          name="heir"
          chosen={heir === null ? "stays" : "goes"}
          onChoose={(choice) => onChange(choice === "stays" ? null : { account: null })}
        />
      </Group>
      {heir !== null && (
        <Combobox
          id={`${id}-heir`}
          name="heir-name"
          field={heirField}
          chosen={account === null ? [] : [account]}
          onChange={(next) => onChange({ account: next.at(-1) ?? null })}
          onBlur={() => undefined}
          error={undefined}
          isReadOnly={false}
        />
      )}
    </div>
  )
}
