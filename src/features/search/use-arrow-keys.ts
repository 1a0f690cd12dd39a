import { useEffect, type RefObject } from "react"

/** The arrow keys move from the field through the links of the results; Escape leads back to the field. */
export function useArrowKeys(place: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = place.current
    const onKey = (event: KeyboardEvent) => {
      if (element === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const field = element.querySelector<HTMLInputElement>("input[type=search]")
      const next = nextStop(element, field, event)
      if (next === null) return
      event.preventDefault()
      next.focus()
      if (next === field) field.select()
    }
    element?.addEventListener("keydown", onKey)
    return () => element?.removeEventListener("keydown", onKey)
  }, [place])
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function nextStop(element: HTMLElement, field: HTMLElement | null, { key, target }: KeyboardEvent): HTMLElement | null {
  const links = [...element.querySelectorAll<HTMLElement>("[data-result]")]
  const at = links.findIndex((link) => link === target)
  if (at === -1 && target !== field) return null
  if (key === "Escape") return at === -1 ? null : field
  const step = steps[key]
  if (step === undefined) return null
  return links[at + step] ?? (at + step === -1 ? field : null)
}
