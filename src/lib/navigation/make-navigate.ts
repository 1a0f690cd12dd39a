import { PageDataError } from "./built-data.ts"

/**
 * `duplicate`: already at the address. `cancelled`: by the guard or a later move. `component`, `data`: the page's scripts or data could not be
 * loaded.
 */
export type FailureKind = "duplicate" | "cancelled" | "not-found" | "component" | "data"

export class NavigationFailure extends Error {
  readonly kind: FailureKind

  constructor(kind: FailureKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.kind = kind
  }
}

export type Move = { readonly replace?: boolean; readonly state?: object }

export type Destination = { readonly address: string; readonly move: Move }

/** Returns the real destination of a move; null cancels it. */
export type MoveGuard = (destination: Destination) => Destination | null

/** `document` means that the address has no page of this build, but something else. */
export type PageLoad = { readonly kind: "found" | "missing" | "document" } | { readonly kind: "failed"; readonly error: unknown }

export type PageMoves = {
  readonly here: () => Pick<Location, "pathname" | "search" | "hash">
  readonly load: (address: string) => Promise<PageLoad>
  /** Shows the not-found page if the page is missing. */
  readonly show: (address: string, move: Move) => void
  readonly open: (address: string, move: Move) => void
  readonly guard: MoveGuard
}

export type Navigate = (address: string, move?: Move) => Promise<void>

/** A later move, Back or Forward cancels a move whose page is still loading. */
export function makeNavigate({ here, load, show, open, guard }: PageMoves): Navigate {
  let latest: object | undefined
  return async (target, wish = {}) => {
    const mine = {}
    latest = mine
    const destination = guard({ address: target, move: wish })
    if (destination === null) throw new NavigationFailure("cancelled", `Navigation to ${target} was cancelled`)
    const { address, move } = destination
    const { pathname, search, hash } = here()
    if (address === pathname + search || address === pathname + search + hash) {
      throw new NavigationFailure("duplicate", `Navigating to current location (${address}) is not allowed`)
    }
    const resources = await load(address)
    if (latest !== mine || here().pathname !== pathname) {
      throw new NavigationFailure("cancelled", `Navigation to ${address} was cancelled with a new navigation`)
    }
    if (resources.kind === "document" || resources.kind === "failed") open(address, move)
    if (resources.kind === "document") return
    if (resources.kind === "failed") throw failureOf(address, resources.error)
    show(address, move)
    if (resources.kind === "missing") throw new NavigationFailure("not-found", `Could not find ${address}`)
  }
}

function failureOf(address: string, error: unknown): NavigationFailure {
  if (error instanceof PageDataError) return new NavigationFailure("data", error.message, error)
  return new NavigationFailure("component", `Failed to resolve async component: ${address}`, error)
}
