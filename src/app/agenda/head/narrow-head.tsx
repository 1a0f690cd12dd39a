import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from "react"
import { agenda as strings } from "#app/strings/agenda.ts"
import { Button } from "#ui/button.tsx"
import { cross, Icon } from "#ui/icon.tsx"
import { Step, ViewLinks, type HeadProps } from "./agenda-head.tsx"
import { AgendaToolbar, type AgendaToolbarProps } from "./agenda-toolbar.tsx"
import * as styles from "./narrow-head.module.css"

const options = "M3 6h8M15 6h2M3 14h2M9 14h8M11 4v4M9 12v4"

type NarrowHeadProps = HeadProps & AgendaToolbarProps & { readonly children: ReactNode }

/** The controls of a narrow window: one row, whose last button opens all others. */
export function NarrowHead({ title, state, view, steps, day, onDay, onToday, onChange, children }: NarrowHeadProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => {
    setIsOpen(false)
    place.current?.querySelector<HTMLElement>("[aria-controls]")?.focus()
  }
  useEscape(place, isOpen, close)
  const count = [state.category, state.audience, state.text].filter((value) => value !== "").length
  return (
    <div ref={place} className={styles.place}>
      <div className={styles.row}>
        <Step to="previous" steps={steps} onDay={onDay} />
        <h2 className={styles.title} aria-live="polite">
          {title}
        </h2>
        <Step to="next" steps={steps} onDay={onDay} />
        <Button
          tone={count === 0 ? "ghost" : "accent"}
          size="icon"
          aria-label={strings.options(count)}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon path={isOpen ? cross : options} />
        </Button>
      </div>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        <ViewLinks state={state} view={view} onChoose={close} />
        <AgendaToolbar state={state} day={day} onChange={onChange} />
        <div className={styles.others}>
          <Button
            tone="ghost"
            onClick={() => {
              onToday()
              close()
            }}
          >
            {strings.today}
          </Button>
          {children}
        </div>
      </div>
    </div>
  )
}

/** Escape anywhere in the controls closes what is open. */
function useEscape(place: RefObject<HTMLElement>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    const element = place.current
    if (!isOpen || element === null) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return
      event.preventDefault()
      close()
    }
    element.addEventListener("keydown", onKeyDown)
    return () => element.removeEventListener("keydown", onKeyDown)
  }, [place, isOpen, close])
}
