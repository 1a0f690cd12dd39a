import { useId, useState } from "react"
import { textOf } from "#contract/field-types/field-type.ts"
import { languages } from "#contract/languages.ts"
import { siteColours } from "#contract/site-colours.ts"
import { colourField, isItem } from "#dashboard/lists/rows/row.ts"
import type { RowFormProps } from "#dashboard/lists/rows/kind.ts"
import { useAppDispatch } from "#dashboard/session/hooks.ts"
import { appWords } from "#dashboard/strings/words.ts"
import { foreignLang } from "#lib/strings/language.ts"
import { Field, TextField } from "#ui/forms/field.tsx"
import { RowDialog } from "./row-dialog.tsx"
import { createTerm, otherNames, outdatedNames, saveTerm, type OtherNames } from "./save-term.ts"
import * as styles from "./term-form.module.css"

const words = appWords.listActions

const longestName = 255

/** A new term has only a name in the language of the page. */
export function TermForm(props: RowFormProps) {
  const { row, kind, onClose } = props
  const id = useId()
  const { name, setName, colour, setColour, others, setOthers, error, isBusy, save } = useTermForm(props)
  const outdated = row === null ? [] : outdatedNames(row)
  const shared = { maxLength: longestName, autoComplete: "off" }
  // Beside names in other languages, the label names the language.
  const shown = row?.languages?.shown
  return (
    <RowDialog
      title={row === null ? kind.words.create : `${words.rename} ${row.title}`}
      isBusy={isBusy}
      isOff={name.trim() === ""}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        {...shared}
        id={`${id}-name`}
        label={shown === undefined ? appWords.lists.name : appWords.translations.names(shown)}
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
      {kind.fields.includes(colourField) && (
        <Field id={`${id}-colour`} label={words.colour}>
          {({ className, ...control }) => (
            <input {...control} type="color" className={styles.colour} value={colour} onChange={({ target }) => setColour(target.value)} />
          )}
        </Field>
      )}
    </RowDialog>
  )
}

function useTermForm({ row, kind, onSaved, onFailed }: RowFormProps) {
  const dispatch = useAppDispatch()
  const [name, setName] = useState(row?.title ?? "")
  const [colour, setColour] = useState(textOf(row?.attributes[colourField]) || siteColours.stone)
  const [others, setOthers] = useState<OtherNames>(row === null ? {} : otherNames(row))
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    const attributes = { name: name.trim(), ...(kind.fields.includes(colourField) && { [colourField]: colour }) }
    if (attributes.name === "" || isBusy) return
    setIsBusy(true)
    const term = row !== null && isItem(row) ? row : null
    const reason = await (term === null ? createTerm(dispatch, kind, attributes) : saveTerm(dispatch, term, { attributes, others }))
    setIsBusy(false)
    setError(reason ?? undefined)
    if (reason === null) onSaved(words.done[row === null ? "created" : "saved"](attributes.name))
    else onFailed()
  }
  return { name, setName, colour, setColour, others, setOthers, error, isBusy, save: () => void send() }
}
