import { sessionKey } from "../session/session-key.ts"
import { readEntry } from "../storage.ts"

/** Back and Forward may show a page from memory. It reloads if someone has signed in or out meanwhile, or answered about cookies. */
export function reloadIfOutdated(): void {
  let stateAtLeave: string | undefined
  window.addEventListener("pagehide", () => {
    stateAtLeave = pageState()
  })
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && stateAtLeave !== pageState()) window.location.reload()
  })
}

function pageState(): string {
  return `${document.cookie}\n${readEntry("localStorage", sessionKey) ?? ""}`
}
