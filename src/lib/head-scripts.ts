/**
 * What a page does before its scripts are there. gatsby-ssr.tsx writes the text of these functions into the head of every page, so each
 * stands alone: it uses nothing of this file or another.
 */

declare global {
  interface Element {
    /** React's note of the value that it knows of a field. */
    _valueTracker?: { readonly setValue: (value: string) => void }
  }
}

/**
 * Lets the page begin with the font where that costs the first picture nothing: the line is fast, or the font is here from an earlier page
 * (src/lib/font.ts). Everywhere else the page keeps to the fallback of the same metrics.
 */
export function chooseFont(address: string): void {
  const { rtt, saveData = false } = navigator.connection ?? {}
  const [visit] = performance.getEntriesByType("navigation")
  const hasComeFast = visit instanceof PerformanceNavigationTiming && performance.now() - visit.requestStart < 250
  let isHere = rtt === undefined ? hasComeFast : rtt < 150 && !saveData
  try {
    isHere ||= localStorage.getItem("g30:font") !== null
  } catch {
    // Storage is blocked.
  }
  if (!isHere) return
  document.documentElement.dataset.font = ""
  const hint = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href: address }
  document.head.append(Object.assign(document.createElement("link"), hint))
}

/**
 * Brings the page's scripts once its pictures are there, or as soon as the reader does anything. A picture that hangs holds them up for five seconds.
 * They wait in a template, where the browser leaves them alone.
 */
export function startScripts(): void {
  const start = () => {
    const waiting = document.getElementById("___scripts")
    if (waiting instanceof HTMLTemplateElement) document.body.append(waiting.content)
    else document.addEventListener("DOMContentLoaded", start)
  }
  for (const type of ["pointerdown", "keydown", "focusin", "scroll"])
    addEventListener(type, start, { capture: true, once: true, passive: true })
  // After the load event, and when the browser brings back a page that was left before it.
  addEventListener("pageshow", () => requestAnimationFrame(() => setTimeout(start)))
  setTimeout(start, 5000)
}

/**
 * Keeps what is pressed, sent and typed until React has taken the element over, and does it then; until then the element is busy. Links need
 * no script and aren't held. Once a script has failed nothing is held any more.
 */
export function holdInput(): void {
  const held = new Map<Element, () => void>()
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))
  const release = (isDue: (element: Element) => boolean) => {
    for (const [element, run] of held) {
      if (!isDue(element)) continue
      held.delete(element)
      element.removeAttribute("aria-busy")
      if (isTaken(element)) run()
    }
  }
  const look = () => {
    release((element) => isTaken(element) || !element.isConnected)
    if (held.size > 0) setTimeout(look, 50)
  }
  const hold = (element: Element, run: () => void) => {
    if (held.size === 0) setTimeout(look)
    held.set(element, run)
  }
  const onPress = (event: Event) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>("#___gatsby :is(button, form)")
    if (!pressed || isTaken(pressed) || (event.type === "submit") !== pressed instanceof HTMLFormElement) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed.ariaBusy = "true"
    hold(pressed, () => (pressed instanceof HTMLFormElement ? pressed.requestSubmit() : pressed.click()))
  }
  const onType = ({ target: field }: Event) => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || isTaken(field)) return
    const { value } = field
    hold(field, () => {
      field.value = value
      field._valueTracker?.setValue(`${value}-`)
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }))
    })
  }
  const listeners = { click: onPress, submit: onPress, input: onType }
  for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener, true)
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return
    for (const [type, listener] of Object.entries(listeners)) removeEventListener(type, listener, true)
    release(() => true)
  }
  addEventListener("error", onError, true)
}
