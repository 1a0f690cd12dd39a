/** Moves between the dashboard's screens. Specification, 4 and 8: duplicates are rejected, guards may cancel or redirect, what is missing is named. */
import type { Verdict } from "./guard.ts"

export type FailureKind = "duplicate" | "cancelled" | "not-found" | "component"

export class NavigationFailure extends Error {
  override readonly name = "NavigationFailure"
  readonly kind: FailureKind

  constructor(kind: FailureKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.kind = kind
  }
}

/** What loading a page ahead of showing it came to. */
export type PageLoad = "found" | "missing"

export type Move = { readonly replace?: boolean; readonly state?: object }

export type Surroundings = {
  /** Path and query of where one is. */
  readonly current: () => string
  /** Loads what an address needs; rejects where it can't be had. */
  readonly load: (address: string) => Promise<PageLoad>
  /** Shows an address; of a missing one the not-found page, of one that couldn't be loaded the whole document anew. */
  readonly show: (address: string, move: Move) => Promise<void>
  /** Asked before each move, and again where one redirects. `cancel` keeps the user where they are. */
  readonly guard: (address: string) => Verdict | { readonly kind: "cancel" }
}

export type Navigate = (address: string, move?: Move) => Promise<void>

// More hops than these are two guards that send to each other.
const mostHops = 5

/** Makes `navigate`: it resolves once the page is shown, and rejects with a NavigationFailure. A later move cancels one under way. */
export function makeNavigate({ current, load, show, guard }: Surroundings): Navigate {
  let latest: symbol | undefined

  const settle = (address: string, move: Move, hops = 0): { readonly address: string; readonly move: Move } => {
    const verdict = guard(address)
    if (verdict.kind === "cancel" || hops > mostHops) {
      throw new NavigationFailure("cancelled", `Navigation from ${current()} to ${address} was cancelled`)
    }
    if (verdict.kind !== "redirect") return { address, move }
    return settle(verdict.to, verdict.reason === null ? move : { ...move, state: { reason: verdict.reason } }, hops + 1)
  }

  return async (wanted, wish = {}) => {
    const mine = Symbol(wanted)
    latest = mine
    const { address, move } = settle(wanted, wish)
    if (address === current()) throw new NavigationFailure("duplicate", `Navigating to current location (${address}) is not allowed`)
    const found = await load(address).catch(async (error: unknown) => {
      if (latest === mine) await show(address, move)
      throw new NavigationFailure("component", `Failed to resolve async component: ${address}`, error)
    })
    if (latest !== mine) throw new NavigationFailure("cancelled", `Navigation to ${address} was cancelled with a new navigation`)
    await show(address, move)
    if (found === "missing") throw new NavigationFailure("not-found", `Could not find ${address}`)
  }
}
