/** A browser with any number of tabs of the site, whose time passes when the test says so. */
import "./web.ts"
import { makeSession } from "#app/make-session.ts"
import type { Surroundings } from "#app/surroundings.ts"
import { siteClient } from "#contract/session.ts"
import type { SessionApp } from "#lib/session.tsx"
import { adapterTo, type Network, type Sent } from "./adapter.ts"
import type { TestServer } from "./server.ts"

export type Tab = SessionApp & {
  /** It is looked at again, or its network is back. */
  readonly wakeUp: () => void
  readonly close: () => void
}

type Listener = () => void
type Timer = { readonly at: number; readonly work: () => void }

/** The moment at which every test begins. */
export const beginning = Date.parse("2026-11-21T12:00:00Z")

/** A clock that all share: what a server takes as `now`, and a browser as its time. */
export function aTime() {
  let elapsed = 0
  const timers = new Set<Timer>()
  return {
    elapsed: () => elapsed,
    now: () => new Date(beginning + elapsed),
    after: (milliseconds: number, work: () => void) => {
      const timer = { at: elapsed + milliseconds, work }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    /** Everything that is due in the meantime happens. */
    async pass(milliseconds: number, settled: () => Promise<void>) {
      const end = elapsed + milliseconds
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
        if (next === undefined) break
        elapsed = Math.max(elapsed, next.at)
        timers.delete(next)
        next.work()
        await settled()
      }
      elapsed = end
    },
  }
}

export type Time = ReturnType<typeof aTime>

type Options = {
  readonly time?: Time
  readonly hasLocks?: boolean
  readonly storage?: "usable" | "blocked" | "full"
  readonly apiUrl?: string
  readonly clientSecret?: string
  readonly here?: string
}

/** @param network what answers; see `reach` */
export function aBrowser(network: Network, options: Options = {}) {
  const {
    time = aTime(),
    hasLocks = true,
    storage = "usable",
    apiUrl = "",
    clientSecret = "",
    here = "https://g30.example/admin/post/",
  } = options
  const stored = new Map<string, string>()
  const listening = new Map<object, Listener[]>()
  const requests: (Sent & { readonly status: number | null })[] = []
  const queue = new Map<string, Promise<void>>()
  let skew = 0
  let seed = 1
  let underWay = 0
  let isOnline = true

  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  const storageOf = (tab: object): Storage => {
    const changed = () => {
      for (const [other, listeners] of listening) if (other !== tab) listeners.forEach((listener) => setImmediate(listener))
    }
    return {
      get length() {
        return stored.size
      },
      key: (index) => [...stored.keys()][index] ?? null,
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => {
        if (storage === "full") throw new Error("QuotaExceededError")
        if (stored.get(key) === value) return
        stored.set(key, value)
        changed()
      },
      removeItem: (key) => {
        if (stored.delete(key)) changed()
      },
      clear: () => {
        stored.clear()
        changed()
      },
    }
  }
  const locks = {
    request: (name: string, work: () => Promise<void>) => {
      const turn = (queue.get(name) ?? Promise.resolve()).then(work)
      queue.set(
        name,
        turn.catch(() => undefined),
      )
      return turn
    },
  }
  const adapter = adapterTo(async (sent) => {
    underWay += 1
    try {
      if (!isOnline) throw new Error("offline")
      const response = await network(sent)
      requests.push({ ...sent, status: response.status })
      return response
    } catch (error) {
      requests.push({ ...sent, status: null })
      throw error
    } finally {
      underWay -= 1
    }
  })
  const settled = async () => {
    for (let quiet = 0; quiet < 4; quiet = underWay > 0 ? 0 : quiet + 1) await new Promise((resolve) => setImmediate(resolve))
  }
  const openTab = (): Tab => {
    const tab = {}
    const wake: Listener[] = []
    let isOpen = true
    const surroundings: Surroundings = {
      apiUrl,
      client: { id: siteClient, secret: clientSecret },
      here: () => here,
      storage: storage === "blocked" ? null : storageOf(tab),
      locks: hasLocks ? locks : null,
      elapsed: time.elapsed,
      clock: () => time.now().getTime() + skew,
      after: (milliseconds, work) =>
        time.after(milliseconds, () => {
          if (isOpen) work()
        }),
      onStorage: (listener) => void listening.set(tab, [...(listening.get(tab) ?? []), listener]),
      onWake: (listener) => void wake.push(listener),
      random,
      adapter,
    }
    return {
      ...makeSession(surroundings),
      wakeUp: () => {
        wake.forEach((listener) => {
          listener()
        })
      },
      close: () => {
        isOpen = false
        listening.delete(tab)
      },
    }
  }
  return {
    openTab,
    openTabs: (count: number) => Array.from({ length: count }, openTab),
    settled,
    pass: (milliseconds: number) => time.pass(milliseconds, settled),
    /** Sets the device's clock this much off. */
    setClockOff: (milliseconds: number) => void (skew = milliseconds),
    setOnline: (is: boolean) => void (isOnline = is),
    stored,
    requests,
    asked: (part: string) => requests.filter(({ method, url, body = "" }) => `${method} ${url} ${body}`.includes(part)),
  }
}

export type TestBrowser = ReturnType<typeof aBrowser>

/** A network with our own server in it, at `apiUrl` or on the site's own origin; elsewhere there is somebody else. */
export function reach(server: TestServer, apiUrl = ""): Network {
  return ({ method, url, headers, body }) => {
    const isServers = apiUrl === "" ? url.startsWith("/") : url.startsWith(`${apiUrl}/`)
    if (!isServers) return Promise.resolve(new Response("somebody else"))
    return server.fetch(url.slice(apiUrl.length), { method, headers, ...(body === undefined ? {} : { body }) })
  }
}
