import type { AxiosAdapter } from "axios"
import { siteClient } from "#contract/session.ts"
import { afterInWindow, isPageVisible, onPageVisibility } from "#lib/page-visibility.ts"

/** The session uses these parts of a browser. A test gives each of its tabs its own. */
export type BrowserEnvironment = {
  /** The address has no slash at its end; empty means the site's own origin. */
  readonly apiUrl: string
  readonly client: { readonly id: string; readonly secret: string }
  readonly here: () => string
  readonly storage: Storage | null
  /** Web Locks; null in insecure contexts, such as http on a local network. */
  readonly locks: Locks | null
  /** Monotonic milliseconds; in some browsers they stand still while the device sleeps. */
  readonly elapsed: () => number
  /** Milliseconds of the device's clock, which may be wrong or change at any moment. */
  readonly clock: () => number
  readonly after: (milliseconds: number, work: () => void) => () => void
  readonly onStorage: (listener: () => void) => void
  /** The page is visible again, comes from the back/forward cache, or has its network back. */
  readonly onWake: (listener: () => void) => void
  readonly isVisible: () => boolean
  readonly random: () => number
  readonly adapter?: AxiosAdapter
}

type Locks = {
  readonly request: (name: string, work: () => Promise<void>) => Promise<void>
  /** Includes the locks of other tabs. */
  readonly held: () => Promise<readonly string[]>
}

/** The address has no slash at its end; empty means the site's own origin. */
export function apiUrl(): string {
  return (process.env.GATSBY_API_URL ?? "").replace(/(?<!\/)\/+$/, "")
}

/** Every visitor can read the secret of the build's GATSBY_ variables (docs/hosting.md). */
export function browserEnvironment(): BrowserEnvironment {
  return {
    apiUrl: apiUrl(),
    client: { id: process.env.GATSBY_CLIENT_ID || siteClient, secret: process.env.GATSBY_CLIENT_SECRET ?? "" },
    here: () => location.href,
    storage: browserStorage(),
    locks: browserLocks(),
    elapsed: () => performance.now(),
    clock: () => Date.now(),
    after: afterInWindow,
    onStorage: (listener) => addEventListener("storage", listener),
    onWake: (listener) => {
      addEventListener("online", listener)
      addEventListener("pageshow", listener)
      onPageVisibility(() => {
        if (isPageVisible()) listener()
      })
    },
    isVisible: isPageVisible,
    random: () => Math.random(),
  }
}

function browserStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    // Safari and Chrome throw if the user blocks site data.
    return null
  }
}

function browserLocks(): Locks | null {
  if (!("locks" in navigator)) return null
  const { locks } = navigator
  return {
    request: async (name, work) => locks.request(name, work),
    held: async () => ((await locks.query()).held ?? []).map(({ name = "" }) => name),
  }
}

export function pause({ after }: Pick<BrowserEnvironment, "after">, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    after(milliseconds, resolve)
  })
}
