/** What the session takes from the browser; a test brings as many tabs of its own as it likes. */
import type { AxiosAdapter } from "axios"
import { siteClient } from "#contract/session.ts"

export type Surroundings = {
  /** Where the back end answers, without a slash at its end; empty where it is the site's own origin. */
  readonly apiUrl: string
  readonly client: { readonly id: string; readonly secret: string }
  /** The page's own address. */
  readonly here: () => string
  /** localStorage; null where the browser blocks it. */
  readonly storage: Storage | null
  /** Of Web Locks what is used; null in pages that aren't secure contexts (http on a local network). */
  readonly locks: { readonly request: (name: string, work: () => Promise<void>) => Promise<void> } | null
  /** Milliseconds that only go forward, whatever the device's clock does; some browsers stand still while the device sleeps. */
  readonly elapsed: () => number
  /** The device's clock, in milliseconds: right, wrong, or set anew at any moment. */
  readonly clock: () => number
  readonly after: (milliseconds: number, work: () => void) => () => void
  /** Calls on each of: another tab changed storage, the page woke up or came back, the network came back. */
  readonly onStorage: (listener: () => void) => void
  readonly onWake: (listener: () => void) => void
  /** Whether anybody can see the page. */
  readonly isVisible: () => boolean
  readonly random: () => number
  /** What sends; axios' own for browsers without it. */
  readonly adapter?: AxiosAdapter
}

/**
 * The browser's own.
 *
 * GATSBY_API_URL is set by the build: empty for the embedded server, which serves the site and the API on one origin; G30_API_URL otherwise.
 * GATSBY_CLIENT_ID names the OAuth client where it isn't ours. GATSBY_CLIENT_SECRET is for a Drupal whose consumer is confidential. Everyone can read it in the site: a consumer without one is better.
 */
export function browserSurroundings(): Surroundings {
  return {
    apiUrl: (process.env.GATSBY_API_URL ?? "").replace(/\/+$/, ""),
    client: { id: process.env.GATSBY_CLIENT_ID || siteClient, secret: process.env.GATSBY_CLIENT_SECRET ?? "" },
    here: () => location.href,
    storage: browserStorage(),
    locks: browserLocks(),
    elapsed: () => performance.now(),
    clock: () => Date.now(),
    after: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds)
      return () => {
        clearTimeout(timer)
      }
    },
    onStorage: (listener) => {
      addEventListener("storage", listener)
    },
    onWake: (listener) => {
      addEventListener("online", listener)
      addEventListener("pageshow", listener)
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible") listener()
      })
    },
    isVisible: () => document.visibilityState === "visible",
    random: () => Math.random(),
  }
}

function browserStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    // Safari and Chrome throw where the reader blocks site data.
    return null
  }
}

function browserLocks(): Surroundings["locks"] {
  // Pages that aren't secure contexts have none.
  return "locks" in navigator ? { request: async (name, work) => navigator.locks.request(name, work) } : null
}
