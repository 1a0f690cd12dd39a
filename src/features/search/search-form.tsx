import { useId } from "react"
import { classes } from "#lib/classes.ts"
import { own } from "#lib/navigation/own-address.ts"
import { useTyping } from "#lib/use-typing.ts"
import { words } from "#lib/strings/words.ts"
import { SearchField } from "#ui/forms/field.tsx"
import * as styles from "./search-form.module.css"

/** Milliseconds without a key after which typed text is searched. */
const typingPause = 150

type SearchFormProps = { readonly text: string; readonly onText: (text: string) => void }

export function SearchForm({ text, onText }: SearchFormProps) {
  const id = useId()
  const { typedText, type, ask } = useTyping(onText, typingPause)
  return (
    <form
      className={classes("scripted", styles.form)}
      role="search"
      action={own("/search/")}
      aria-label={words.search.title}
      onSubmit={(event) => {
        event.preventDefault()
        ask()
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
        value={typedText ?? text}
        onChange={({ target }) => type(target.value)}
      />
      <p className={`meta ${styles.keys}`}>{words.search.keys}</p>
    </form>
  )
}
