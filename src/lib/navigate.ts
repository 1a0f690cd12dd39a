/** The one way to another page of this site: links, logins and redirects all go by `navigate` or `moveTo`. */
import { makeNavigate, NavigationFailure, type Judge, type Move, type PageLoad } from "./make-navigate.ts"

declare global {
  interface Window {
    /** Gatsby's own navigation: loads the page, then shows it. */
    ___navigate?: (to: string, options?: object) => void
  }
}

let judge: Judge = (way) => way

/** Lets someone judge each move from now on. */
export function judgeMoves(next: Judge): void {
  judge = next
}

export const navigate = makeNavigate({
  here: () => window.location,
  load,
  show: (address, move) => window.___navigate?.(address, move),
  open: (address, { replace = false }) => {
    window.location[replace ? "replace" : "assign"](address)
  },
  judge: (way) => judge(way),
})

/** Moves where nobody waits for it. A move to where one is goes to its beginning; what else fails shows that by itself. */
export function moveTo(address: string, move?: Move): void {
  navigate(address, move).catch((failure: unknown) => {
    const kind = failure instanceof NavigationFailure && failure.kind
    if (kind === "duplicate") scrollTo(address)
    else if (kind !== "cancelled") console.error(failure)
  })
}

function scrollTo(address: string): void {
  // The browser scrolls to a part of the page by itself, and adds nothing to the history.
  if (address.includes("#")) window.location.replace(address)
  else window.scrollTo(0, 0)
}

async function load(address: string): Promise<PageLoad> {
  const loaded = await window.___loader?.loadPage(address)
  if (loaded?.page === undefined) return { kind: "failed", error: loaded?.error }
  return { kind: loaded.page.path === "/404.html" ? "missing" : "found" }
}
