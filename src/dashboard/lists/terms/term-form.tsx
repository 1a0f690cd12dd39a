import { useId, useState, type FormEvent } from "react"
import { textOf } from "#contract/field-types/field-type.ts"
import { languages } from "#contract/languages.ts"
import { colourField } from "#dashboard/lists/kinds/terms.ts"
import type { ListKind } from "#dashboard/lists/rows/kind.ts"
import type { Row } from "#dashboard/lists/rows/row.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { Button } from "#ui/button.tsx"
import { Field, TextField } from "#ui/field.tsx"
import { otherNames, outdatedNames, type OtherNames, type TypedTerm } from "./save-term.ts"
import * as styles from "./terms.module.css"

const words = appWords.listActions

type TermFormProps = {
  readonly kind: ListKind
  /** Null for a new term, which has a name in the language of the page only. */
  readonly row: Row | null
  /** Saves, and resolves to a sentence on the failure; null if it is saved. */
  readonly onSave: (row: Row | null, typed: TypedTerm) => Promise<string | null>
  readonly onCancel?: () => void
}

const longestName = 255
const firstColour = "#767f84"

export function TermForm({ kind, row, onSave, onCancel }: TermFormProps) {
  const id = useId()
  const hasColour = kind.fields.includes(colourField)
  const { name, setName, colour, setColour, others, setOthers, error, isBusy, submit } = useTermForm(row, hasColour, onSave)
  const outdated = row === null ? [] : outdatedNames(row)
  const shared = {
    maxLength: longestName,
    autoComplete: "off",
    onKeyDown: ({ key }: { readonly key: string }) => key === "Escape" && onCancel?.(),
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        {...shared}
        id={`${id}-name`}
        label={row === null ? kind.words.create : ownLabel(row)}
        error={error}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {languages.map(
        (code) =>
          others[code] !== undefined && (
            <TextField
              {...shared}
              key={code}
              id={`${id}-name-${code}`}
              label={appWords.translations.names(code)}
              hint={outdated.includes(code) ? appWords.translations.nameOutdated : undefined}
              value={others[code]}
              lang={foreignLang(code)}
              onChange={({ target }) => setOthers({ ...others, [code]: target.value })}
            />
          ),
      )}
      {hasColour && (
        <Field id={`${id}-colour`} label={words.colour}>
          {({ className, ...control }) => (
            <input {...control} type="color" className={styles.colour} value={colour} onChange={({ target }) => setColour(target.value)} />
          )}
        </Field>
      )}
      <div className={styles.buttons}>
        <Button type="submit" aria-busy={isBusy} aria-disabled={name.trim() === ""}>
          {row === null ? words.add : appWords.buttons.save}
        </Button>
        {onCancel !== undefined && (
          <Button tone="ghost" onClick={onCancel}>
            {appWords.buttons.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}

function useTermForm(row: Row | null, hasColour: boolean, onSave: TermFormProps["onSave"]) {
  const [name, setName] = useState(row?.title ?? "")
  const [colour, setColour] = useState(textOf(row?.attributes[colourField]) || firstColour)
  const [others, setOthers] = useState<OtherNames>(row === null ? {} : otherNames(row))
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    const trimmed = name.trim()
    if (trimmed === "" || isBusy) return
    setIsBusy(true)
    const reason = await onSave(row, { attributes: { name: trimmed, ...(hasColour && { [colourField]: colour }) }, others })
    setIsBusy(false)
    setError(reason ?? undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return { name, setName, colour, setColour, others, setOthers, error, isBusy, submit }
}

/** Beside names in other languages, the label names the language. */
function ownLabel({ languages: own }: Row): string {
  return own === null ? appWords.lists.name : appWords.translations.names(own.shown)
}
