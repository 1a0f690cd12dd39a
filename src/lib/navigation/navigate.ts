import { notFoundPath } from "#contract/languages.ts"
import { makeNavigate, NavigationFailure, type Move, type MoveGuard, type PageLoad } from "./make-navigate.ts"
import { isInOwnLanguage } from "./own-address.ts"
import { PageDataError } from "./built-data.ts"

declare global {
  interface Window {
    ___navigate?: (to: string, options?: object) => void
  }
}

let guard: MoveGuard = (destination) => destination

export function setMoveGuard(next: MoveGuard): void {
  guard = next
}

export const navigate = makeNavigate({
  here: () => window.location,
  load,
  show: (address, move) => window.___navigate?.(address, move),
  open: (address, { replace = false }) => window.location[replace ? "replace" : "assign"](address),
  guard: (destination) => guard(destination),
})

/** Logs a failure instead of rejecting. A move to the present address scrolls to its beginning. */
export function moveTo(address: string, move?: Move): void {
  navigate(address, move).catch((failure: unknown) => {
    const kind = failure instanceof NavigationFailure && failure.kind
    if (kind === "duplicate") scrollTo(address)
    else if (kind !== "cancelled") console.error(failure)
  })
}

function scrollTo(address: string): void {
  // For a fragment the browser scrolls by itself, and adds nothing to the history.
  if (address.includes("#")) window.location.replace(address)
  else window.scrollTo(0, 0)
}

async function load(address: string): Promise<PageLoad> {
  if (!isInOwnLanguage(address)) return { kind: "document" }
  const resources = await window.___loader?.loadPage(address)
  if (resources?.page === undefined) {
    const error = resources?.error
    return error instanceof PageDataError && error.code === 404 ? { kind: "document" } : { kind: "failed", error }
  }
  return { kind: resources.page.path === notFoundPath ? "missing" : "found" }
}
