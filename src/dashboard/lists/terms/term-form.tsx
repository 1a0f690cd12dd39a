import { useId, useState, type FormEvent } from "react"
import type { Langcode } from "#contract/fields.ts"
import { languages } from "#contract/languages.ts"
import type { Attributes } from "#dashboard/lists/rows/changes-api.ts"
import { colourField } from "#dashboard/lists/kinds/terms.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { Button } from "#ui/button.tsx"
import { Field, TextField } from "#ui/field.tsx"
import * as styles from "./terms.module.css"
import { appWords } from "#dashboard/strings/words.ts"

export type OtherNames = Readonly<Partial<Record<Langcode, string>>>

type TermFormProps = {
  /** The name of the field. */
  readonly label: string
  readonly button: string
  readonly hasColour: boolean
  readonly name?: string
  readonly colour?: string
  /** Its names in the other languages; empty if it has none. */
  readonly others?: OtherNames
  /** The languages whose name is to be looked at; a save confirms them. */
  readonly outdated?: readonly Langcode[]
  /** Saves, and resolves to what is wrong; null if it is saved. */
  readonly onSave: (attributes: Attributes, name: string, others: OtherNames) => Promise<string | null>
  readonly onCancel?: () => void
}

const longestName = 255
const firstColour = "#767f84"
const noNames: OtherNames = {}

export function TermForm({ label, button, hasColour, onSave, onCancel, outdated = [], ...present }: TermFormProps) {
  const id = useId()
  const [name, setName] = useState(present.name ?? "")
  const [colour, setColour] = useState(present.colour ?? firstColour)
  const [others, setOthers] = useState(present.others ?? noNames)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    const trimmed = name.trim()
    if (trimmed === "" || isBusy) return
    setIsBusy(true)
    const reason = await onSave({ name: trimmed, ...(hasColour && { [colourField]: colour }) }, trimmed, others)
    setIsBusy(false)
    setError(reason ?? undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        id={`${id}-name`}
        label={label}
        error={error}
        value={name}
        maxLength={longestName}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === "Escape" && onCancel?.()}
      />
      {languages.map(
        (code) =>
          others[code] !== undefined && (
            <TextField
              key={code}
              id={`${id}-name-${code}`}
              label={appWords.translations.names(code)}
              hint={outdated.includes(code) ? appWords.translations.nameOutdated : undefined}
              value={others[code]}
              lang={foreignLang(code)}
              maxLength={longestName}
              autoComplete="off"
              onChange={({ target }) => setOthers({ ...others, [code]: target.value })}
              onKeyDown={({ key }) => key === "Escape" && onCancel?.()}
            />
          ),
      )}
      {hasColour && (
        <Field id={`${id}-colour`} label={appWords.listActions.colour}>
          {({ className, ...control }) => (
            <input {...control} type="color" className={styles.colour} value={colour} onChange={({ target }) => setColour(target.value)} />
          )}
        </Field>
      )}
      <div className={styles.buttons}>
        <Button type="submit" aria-busy={isBusy} aria-disabled={name.trim() === ""}>
          {button}
        </Button>
        {onCancel !== undefined && (
          <Button tone="ghost" onClick={onCancel}>
            {appWords.listActions.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
