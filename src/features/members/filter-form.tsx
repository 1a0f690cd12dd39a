import { useEffect, useId, useRef, useState, type ReactNode } from "react"
import { members as strings } from "#lib/strings/en/members.ts"
import { Icon } from "#ui/icon.tsx"
import type { DirectoryOptions } from "./directory-options.ts"
import type { DirectoryQuery } from "./directory-query.ts"
import * as styles from "./filter-form.module.css"

const lens = "M9 4a5 5 0 1 0 0 10A5 5 0 1 0 9 4M13 13l4 4"

/** Milliseconds without a key after which what was typed counts. */
const TYPING_PAUSE = 200

const choices = [
  { criterion: "region", label: strings.region, all: strings.allRegions },
  { criterion: "speciality", label: strings.speciality, all: strings.allSpecialities },
  { criterion: "language", label: strings.language, all: strings.allLanguages },
] as const

type FilterFormProps = {
  readonly query: DirectoryQuery
  readonly options: DirectoryOptions
  readonly onAsk: (change: Partial<DirectoryQuery>) => void
}

/** What to look for in the directory; it answers as one types and chooses. */
export function FilterForm({ query, options, onAsk }: FilterFormProps) {
  const { typed, type, ask } = useTyping((text) => {
    onAsk({ text })
  })
  const input = useRef<HTMLInputElement>(null)
  const isHeard = useRef(false)
  useEffect(() => {
    // What was typed before the scripts were there.
    const early = isHeard.current ? "" : input.current?.value
    isHeard.current = true
    if (early) onAsk({ text: early })
  })
  return (
    <form
      className={styles.form}
      role="search"
      aria-label={strings.title}
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <Field label={strings.search} isWide>
        {(id) => (
          <span className={styles.search}>
            <Icon path={lens} />
            <input
              ref={input}
              id={id}
              className={styles.control}
              type="search"
              name="q"
              value={typed ?? query.text}
              onChange={({ target }) => {
                type(target.value)
              }}
            />
          </span>
        )}
      </Field>
      {choices.map(({ criterion, label, all }) => (
        <Field key={criterion} label={label}>
          {(id) => (
            <select
              id={id}
              className={styles.control}
              name={criterion}
              value={query[criterion]}
              onChange={({ target }) => {
                onAsk({ [criterion]: target.value })
              }}
            >
              <option value="">{all}</option>
              {options[criterion].map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          )}
        </Field>
      ))}
    </form>
  )
}

type FieldProps = { readonly label: string; readonly isWide?: boolean; readonly children: (id: string) => ReactNode }

function Field({ label, isWide = false, children }: FieldProps) {
  const id = useId()
  return (
    <div className={styles.field} data-wide={isWide}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  )
}

/** What is being typed and hasn't been asked yet; `ask` doesn't wait for the pause. */
function useTyping(onText: (text: string) => void) {
  const [typed, setTyped] = useState<string>()
  const timer = useRef<number>()
  const settle = (text: string) => {
    window.clearTimeout(timer.current)
    setTyped(undefined)
    onText(text)
  }
  const type = (text: string) => {
    window.clearTimeout(timer.current)
    setTyped(text)
    timer.current = window.setTimeout(settle, TYPING_PAUSE, text)
  }
  const ask = () => {
    if (typed !== undefined) settle(typed)
  }
  return { typed, type, ask }
}
