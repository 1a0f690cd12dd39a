import { useId, useState, type KeyboardEvent } from "react"
import { TextField } from "#ui/forms/field.tsx"
import * as styles from "#dashboard/widgets/combobox/combobox.module.css"
import { useLinkTargets, type LinkSuggestion } from "./use-link-targets.ts"
import { appWords } from "#dashboard/strings/words.ts"

const words = appWords.richText.link

type AddressFieldProps = {
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly error: string | undefined
  readonly text: string
  readonly onType: (text: string) => void
  readonly onChoose: (target: LinkSuggestion) => void
}

/**
 * Follows ARIA's combobox: the user types an address, or words of a title and chooses a page. The references' combobox has a library that would
 * enlarge the editor.
 */
export function AddressField({ text, onType, onChoose, ...field }: AddressFieldProps) {
  const listId = useId()
  const { targets, status } = useLinkTargets(text)
  const [active, setActive] = useState<string | null>(null)
  const [closedFor, setClosedFor] = useState<string | null>(null)
  const isOpen = targets.length > 0 && closedFor !== text
  const at = targets.findIndex(({ path }) => path === active)
  const goTo = (index: number) => {
    setClosedFor(null)
    setActive(targets.at(index % targets.length)?.path ?? null)
  }
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    ...(targets.length > 0 && { ArrowDown: () => goTo(at + 1), ArrowUp: () => goTo(at < 0 ? -1 : at - 1) }),
    // Enter chooses the first page if the user has not gone to one with the arrows.
    ...(isOpen && { Enter: () => targets.slice(Math.max(at, 0), Math.max(at, 0) + 1).forEach(onChoose), Escape: () => setClosedFor(text) }),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
    if (act === undefined) return
    // Otherwise Enter would set the link, and Escape close the dialog.
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return (
    <div className="stack" data-gap="2">
      <TextField
        {...field}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && at >= 0 ? `${listId}-${at}` : undefined}
        value={text}
        onChange={(event) => {
          setActive(null)
          onType(event.target.value)
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className="hint">
        {status}
      </p>
      {isOpen && <Options id={listId} at={at} targets={targets} onChoose={onChoose} />}
    </div>
  )
}

type OptionsProps = {
  readonly id: string
  /** Arrows have gone to this option; -1 means none. */
  readonly at: number
  readonly targets: readonly LinkSuggestion[]
  readonly onChoose: (target: LinkSuggestion) => void
}

function Options({ id, at, targets, onChoose }: OptionsProps) {
  return (
    <div role="listbox" id={id} aria-label={words.address} className={styles.list}>
      {targets.map((target, index) => (
        <button
          key={target.path}
          type="button"
          id={`${id}-${index}`}
          ref={index === at ? (option) => option?.scrollIntoView({ block: "nearest" }) : undefined}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={styles.option}
          // This keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(target)}
        >
          <span>{target.title}</span>
          <small>{target.isPublished ? target.kind : `${target.kind}, ${appWords.lists.states.draft}`}</small>
        </button>
      ))}
    </div>
  )
}
