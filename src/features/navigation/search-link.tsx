import { useEffect, type ReactNode } from "react"
import { splitLanguage } from "#contract/languages.ts"
import { moveTo } from "#lib/navigation/navigate.ts"
import { own } from "#lib/navigation/own-address.ts"
import { words } from "#lib/strings/words.ts"
import { isPlainClick } from "#ui/controls/link.tsx"
import { isWork } from "./sections.ts"

type SearchLinkProps = { readonly className: string | undefined; readonly children: ReactNode; readonly onClick?: () => void }

export function SearchLink({ className, onClick, children }: SearchLinkProps) {
  return (
    <a
      href={own("/search/")}
      className={className}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={(event) => {
        onClick?.()
        if (!isPlainClick(event)) return
        event.preventDefault()
        openSearch()
      }}
    >
      {children}
    </a>
  )
}

/** Ctrl + K or Cmd + K opens the search, except in the dashboard, whose editor has these keys. */
export function useSearchKeys(path: string): void {
  useEffect(() => {
    if (isWork(path)) return undefined
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
      if (key.toLowerCase() !== "k" || ctrlKey === metaKey || altKey || shiftKey || defaultPrevented) return
      event.preventDefault()
      openSearch()
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [path])
}

/** On the search's own page the field takes the focus. */
function openSearch(): void {
  const isThere = splitLanguage(window.location.pathname).path === "/search/"
  const field = isThere ? document.querySelector<HTMLInputElement>("main input[type=search]") : null
  if (field === null) {
    moveTo(own("/search/"))
    return
  }
  field.focus()
  field.select()
}

export function SearchName() {
  return <span className="visually-hidden">{words.frame.search}</span>
}
