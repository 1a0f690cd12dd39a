import { useId, type ReactNode } from "react"
import { classes } from "#lib/classes.ts"
import { useTyping } from "#lib/use-typing.ts"
import { SearchField, SelectField } from "#ui/forms/field.tsx"
import type { DirectoryOptions, DirectoryQuery, DirectoryFilter } from "./directory-query.ts"
import * as styles from "./filter-form.module.css"
import { foreignLang } from "#lib/strings/language.ts"
import { words } from "#lib/strings/words.ts"

/** Milliseconds without a key after which typed text is searched. */
const TYPING_PAUSE = 200

const choices = () =>
  [
    { criterion: "speciality", label: words.members.speciality, all: words.members.allSpecialities },
    { criterion: "language", label: words.members.language, all: words.members.allLanguages },
  ] as const

type FilterFormProps = {
  readonly query: DirectoryQuery
  readonly options: DirectoryOptions
  readonly onAsk: (change: Partial<DirectoryQuery>) => void
  /** Runs when the reader is about to filter. */
  readonly onUse: () => void
  readonly children: ReactNode
}

export function FilterForm({ query, options, onAsk, onUse, children }: FilterFormProps) {
  const { typedText, type, ask } = useTyping((text) => onAsk({ text }), TYPING_PAUSE)
  const id = useId()
  return (
    <form
      className={classes("scripted", styles.form)}
      role="search"
      aria-label={words.members.title}
      onFocus={onUse}
      onPointerDown={onUse}
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <SearchField
        id={`${id}text`}
        label={words.members.search}
        name="q"
        value={typedText ?? query.text}
        onChange={({ target }) => type(target.value)}
      />
      {children}
      {choices().map(({ criterion, label, all }) => (
        <SelectField
          key={criterion}
          id={id + criterion}
          label={label}
          name={criterion}
          value={query[criterion]}
          onChange={({ target }) => onAsk({ [criterion]: target.value })}
        >
          <Options all={all} options={options[criterion]} chosenValue={query[criterion]} />
        </SelectField>
      ))}
    </form>
  )
}

type OptionsProps = { readonly all: string; readonly options: readonly DirectoryFilter[]; readonly chosenValue: string }

function Options({ all, options, chosenValue }: OptionsProps) {
  return (
    <>
      <option value="">{all}</option>
      {options.map(({ value, name, langcode, count }) => (
        <option key={value} value={value} lang={foreignLang(langcode)} disabled={count === 0 && value !== chosenValue}>
          {`${name} (${count})`}
        </option>
      ))}
    </>
  )
}
