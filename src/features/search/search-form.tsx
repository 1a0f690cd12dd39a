import { useId, useRef, useState } from "react"
import { classes } from "#lib/classes.ts"
import { own } from "#lib/navigation/own-address.ts"
import { words } from "#lib/strings/words.ts"
import { SearchField } from "#ui/field.tsx"
import * as styles from "./search-form.module.css"

/** In ms: typed text is searched after so long without a key. */
const typingPause = 150

type SearchFormProps = { readonly text: string; readonly onText: (text: string) => void }

export function SearchForm({ text, onText }: SearchFormProps) {
  const id = useId()
  const timer = useRef<number>()
  const [typed, setTyped] = useState<string>()
  const search = (next: string) => {
    window.clearTimeout(timer.current)
    setTyped(undefined)
    onText(next)
  }
  const type = (next: string) => {
    window.clearTimeout(timer.current)
    setTyped(next)
    timer.current = window.setTimeout(search, typingPause, next)
  }
  return (
    <form
      className={classes("scripted", styles.form)}
      role="search"
      action={own("/search/")}
      aria-label={words.search.title}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed !== undefined) search(typed)
      }}
    >
      <SearchField
        id={`${id}q`}
        label={words.search.field}
        name="q"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        value={typed ?? text}
        onChange={({ target }) => type(target.value)}
      />
      <p className={styles.keys}>{words.search.keys}</p>
    </form>
  )
}
