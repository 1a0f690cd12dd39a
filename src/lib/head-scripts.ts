// The scripts of a page's head. gatsby-ssr.tsx writes the text of each function into every page, so a function uses nothing outside
// of itself. That is why `holdInput` is not split.

declare global {
  interface Window {
    pagePath?: string | undefined
    pageData?: unknown
  }
  interface Element {
    /** React's record of a field's last value. */
    _valueTracker?: { readonly setValue: (value: string) => void }
  }
}

// Starts the page with the font if that doesn't delay the first picture: on a fast connection, or with the font in the cache
// (src/lib/font.ts). Otherwise the page keeps the fallback, which has the same metrics.
export function chooseFont(address: string): void {
  const { rtt, saveData = false } = navigator.connection ?? {}
  const hasComeFast = () => {
    const [visit] = performance.getEntriesByType("navigation")
    return visit instanceof PerformanceNavigationTiming && performance.now() - visit.requestStart < 250
  }
  let isHere = rtt === undefined ? hasComeFast() : rtt < 150 && !saveData
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

// Starts the page's scripts once its pictures are there, or at the reader's first input, but after five seconds at the latest.
// Until then they are in a template, where the browser ignores them.
export function startScripts(): void {
  // A script that fails is asked for twice more. A copy of one that has failed would not run, so it is made before.
  const watch = (script: HTMLScriptElement, tries: number) => {
    const again = document.importNode(script)
    script.addEventListener("error", () => {
      if (tries === 1) dispatchEvent(new Event("g30:not-loaded"))
      else {
        watch(again, tries - 1)
        document.body.append(again)
      }
    })
  }
  const start = () => {
    const template = document.getElementById("___scripts")
    if (template instanceof HTMLTemplateElement) {
      // Gatsby would write a script of its own into every page.
      const { path, state } = template.dataset
      window.pagePath = path
      if (state) window.pageData = JSON.parse(state)
      for (const script of template.content.querySelectorAll("script")) watch(script, 3)
      document.body.append(template.content)
    } else document.addEventListener("DOMContentLoaded", start)
  }
  // Without scripts the browser itself loads the pictures below the first screen.
  addEventListener("g30:not-loaded", () => {
    for (const image of document.querySelectorAll<HTMLImageElement>("img[data-src]")) {
      const { src = "", srcset = "" } = image.dataset
      Object.assign(image, { loading: "lazy", srcset, src })
    }
  })
  for (const type of ["pointerdown", "keydown", "focusin", "scroll"])
    addEventListener(type, start, { capture: true, once: true, passive: true })
  // `pageshow` comes after the load event, and when the browser restores a page that was left before it.
  addEventListener("pageshow", () => requestAnimationFrame(() => setTimeout(start)))
  setTimeout(start, 5000)
}

// Holds clicks, submits and typed text until React has hydrated the element, then replays them; until then the element is busy.
// Links need no script and aren't held. Once the page's scripts have failed for good nothing is held any more, and the page says so
// (src/features/navigation/not-loaded.tsx). Scripts can't empty a field whose text is held, so the typed text, the caret and the selection stay too.
export function holdInput(): void {
  const replays = new Map<Element, () => void>()
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))
  const release = (isDue: (element: Element) => boolean) => {
    for (const [element, run] of replays) {
      if (!isDue(element)) continue
      replays.delete(element)
      element.removeAttribute("aria-busy")
      if (isTaken(element)) run()
    }
  }
  const poll = () => {
    release((element) => isTaken(element) || !element.isConnected)
    if (replays.size > 0) setTimeout(poll, 50)
  }
  const hold = (element: Element, run: () => void) => {
    if (replays.size === 0) setTimeout(poll)
    replays.set(element, run)
  }
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")
  Object.defineProperty(HTMLInputElement.prototype, "value", {
    set(this: HTMLInputElement, text: string) {
      if (!replays.has(this)) value?.set?.call(this, text)
    },
  })
  const onPress = (event: Event) => {
    // A form that is sent now has what was typed before.
    release(isTaken)
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>("#___gatsby :is(button, form)")
    if (!pressed || isTaken(pressed) || (event.type === "submit") !== pressed instanceof HTMLFormElement) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed.ariaBusy = "true"
    hold(pressed, () => (pressed instanceof HTMLFormElement ? pressed.requestSubmit() : pressed.click()))
  }
  const onType = ({ target: field }: Event) => {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return
    if (isTaken(field)) {
      // React handles this event, and the field has everything that was typed.
      replays.delete(field)
      return
    }
    const choice = field.value
    hold(field, () => {
      if (field instanceof HTMLSelectElement) field.value = choice
      field._valueTracker?.setValue(`${field.value}-`)
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }))
    })
  }
  const listeners = { click: onPress, submit: onPress, input: onType }
  for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener, true)
  const giveUp = () => {
    for (const [type, listener] of Object.entries(listeners)) removeEventListener(type, listener, true)
    release(() => true)
    const message = document.getElementById("not-loaded")
    message?.querySelector("button")?.addEventListener("click", () => location.reload())
    message?.removeAttribute("hidden")
  }
  addEventListener("g30:not-loaded", giveUp)
}
