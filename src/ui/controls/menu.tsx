import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react"
import { flushSync } from "react-dom"
import { Button } from "./button.tsx"
import { Icon } from "#ui/pictures/icon.tsx"
import * as styles from "./menu.module.css"

const chevron = "m5 8 5 5 5-5"

type MenuProps = Pick<ComponentPropsWithoutRef<typeof Button>, "tone" | "size"> & {
  readonly label: string
  /** An icon replaces the label, which then is the button's name. */
  readonly icon?: string
  readonly children: ReactNode
}

/** Arrow keys move within the list. Escape, a choice, and a press or focus outside close it. */
export function Menu({ label, icon, children, ...style }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  useOpenMenu(place, isOpen, setIsOpen)
  const open = (focused: number) => {
    flushSync(() => setIsOpen(true))
    // Safari doesn't focus a clicked button, and only a focus within it keeps the header from hiding.
    focusIn(place, focused)
  }
  const onClick = () => {
    if (isOpen) setIsOpen(false)
    else open(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOpen || event.key !== "ArrowDown") return
    event.preventDefault()
    open(1)
  }
  return (
    <div ref={place} className={styles.place}>
      <Button
        {...style}
        aria-label={icon === undefined ? undefined : label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {icon === undefined && label}
        <Icon path={icon ?? chevron} />
      </Button>
      {isOpen && (
        <ul id={id} className={styles.list}>
          {children}
        </ul>
      )}
    </div>
  )
}

type Place = RefObject<HTMLElement>

/** The button comes first, then the items of the list. */
function reachables({ current }: Place): HTMLElement[] {
  return [...(current?.querySelectorAll<HTMLElement>("a[href], button") ?? [])]
}

function focusIn(place: Place, index: number): void {
  reachables(place)[index]?.focus()
}

/** In the list the focus goes round, without the button. */
function nextOf(key: string, all: readonly HTMLElement[]): number | null {
  const last = all.length - 1
  const now = all.findIndex((element) => element === document.activeElement)
  if (key === "ArrowDown") return now === last ? 1 : now + 1
  if (key === "ArrowUp") return now <= 1 ? last : now - 1
  if (key === "Home") return 1
  return key === "End" ? last : null
}

function useOpenMenu(place: Place, isOpen: boolean, onOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const isInside = ({ target }: Event) => target instanceof Node && place.current?.contains(target) === true
    const leave = (event: Event) => {
      if (!isInside(event)) onOpen(false)
    }
    const onKey = (event: globalThis.KeyboardEvent) => {
      // This key has just opened the menu.
      if (event.defaultPrevented) return
      const next = isInside(event) ? nextOf(event.key, reachables(place)) : null
      if (event.key === "Escape") onOpen(false)
      else if (next === null) return
      event.preventDefault()
      focusIn(place, next ?? 0)
    }
    const choose = (event: Event) => {
      const [button] = reachables(place)
      if (!isInside(event) || (event.target instanceof Node && button?.contains(event.target))) return
      onOpen(false)
      button?.focus()
    }
    const ending = new AbortController()
    const { signal } = ending
    document.addEventListener("click", choose, { signal })
    document.addEventListener("keydown", onKey, { signal })
    document.addEventListener("pointerdown", leave, { signal })
    document.addEventListener("focusin", leave, { signal })
    return () => ending.abort()
  }, [place, isOpen, onOpen])
}
