/** `navigate` of this tab: Gatsby loads and shows. */
import { navigate as showPage } from "gatsby"
import { isRecord } from "#lib/problem.ts"
import type { Session } from "#lib/session.tsx"
import { guard } from "./guard.ts"
import { makeNavigate, NavigationFailure, type Move, type PageLoad } from "./navigation.ts"

let session: Session = { kind: "unknown" }

/** Says whose moves are judged from now on. */
export function judgeBy(next: Session): void {
  session = next
}

export const navigate = makeNavigate({
  current: () => window.location.pathname + window.location.search,
  load,
  show: (address, move) => {
    showPage(address, move)
    return Promise.resolve()
  },
  guard: (address) => guard(session, address),
})

/** Moves where nobody waits for it: a move that fails shows that by itself, or there was no need for it. */
export function moveTo(address: string, move: Move): void {
  navigate(address, move).catch((error: unknown) => {
    if (!(error instanceof NavigationFailure)) throw error
  })
}

async function load(address: string): Promise<PageLoad> {
  const loaded = await window.___loader?.loadPage?.(address)
  // Without Gatsby's loader nothing is known ahead.
  if (!isRecord(loaded)) return "found"
  if (loaded.status === "error") throw new Error(`Gatsby could not load ${address}`, { cause: loaded.error })
  return isRecord(loaded.page) && loaded.page.path === "/404.html" ? "missing" : "found"
}
