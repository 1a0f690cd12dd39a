import { useEffect, useId, useRef } from "react"
import { SearchField } from "#ui/field.tsx"

/** Milliseconds without a key after which a search starts. */
const pause = 200

type SearchBoxProps = { readonly label: string; readonly text: string; readonly onSearch: (text: string) => void }

/** Searches while the user types. The browser keeps what is typed, so a slow answer can't undo a key. */
export function SearchBox({ label, text, onSearch }: SearchBoxProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef(text)
  const timer = useRef<number>()
  const search = useRef(onSearch)

  useEffect(() => {
    search.current = onSearch
  }, [onSearch])

  // Back, a link or 'Clear all' changed the address: the box follows. After a search of its own it stays as it is.
  useEffect(() => {
    if (input.current !== null && text !== sent.current) {
      window.clearTimeout(timer.current)
      input.current.value = text
      sent.current = text
    }
  }, [text])

  useEffect(() => {
    // A search that waits must not take back the link that the user presses meanwhile.
    const yieldToLinks = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a[href]") !== null) window.clearTimeout(timer.current)
    }
    document.addEventListener("click", yieldToLinks, true)
    return () => {
      document.removeEventListener("click", yieldToLinks, true)
      window.clearTimeout(timer.current)
    }
  }, [])

  const start = () => {
    window.clearTimeout(timer.current)
    const typed = input.current?.value.trim() ?? ""
    if (typed === sent.current) return
    sent.current = typed
    search.current(typed)
  }
  const wait = () => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(start, pause)
  }
  return (
    <SearchField
      ref={input}
      id={id}
      label={label}
      isLabelHidden
      placeholder={label}
      defaultValue={text}
      autoComplete="off"
      spellCheck={false}
      onChange={wait}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return
        event.preventDefault()
        start()
      }}
    />
  )
}
